import ScrollBehavior
import Testing

struct ScrollTargetBehaviorPropertiesTests {
  @Test("fresh properties change nothing")
  func fresh() {
    var properties = ScrollTargetBehaviorProperties()
    #expect(!properties.limitsScrolls)
    properties.limitsScrolls = true
    #expect(properties != ScrollTargetBehaviorProperties())
  }

  @Test("a properties context carries the environment and the axes")
  func context() {
    var environment = EnvironmentValues()
    environment.verticalSizeClass = .compact
    let context = ScrollTargetBehaviorPropertiesContext(environment: environment, axes: .vertical)
    #expect(context.environment.verticalSizeClass == .compact)
    #expect(context.axes == .vertical)
    #expect(ScrollTargetBehaviorPropertiesContext(axes: .vertical).environment.verticalSizeClass == nil)
  }
}
