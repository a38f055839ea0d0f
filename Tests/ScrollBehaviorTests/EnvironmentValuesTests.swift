import ScrollBehavior
import Testing

private struct PageCountKey: EnvironmentKey { static let defaultValue = 3 }

private struct PageLabelKey: EnvironmentKey { static let defaultValue = "page" }

private struct OptionalStepKey: EnvironmentKey { static let defaultValue: Int? = 7 }

extension EnvironmentValues {
  fileprivate var pageCount: Int {
    get { self[PageCountKey.self] }
    set { self[PageCountKey.self] = newValue }
  }
}

struct EnvironmentValuesTests {
  @Test func `the environment in which nothing has been set reads the defaults`() {
    let values = EnvironmentValues()
    #expect(values.layoutDirection == .leftToRight)
    #expect(values.horizontalSizeClass == nil)
    #expect(values.verticalSizeClass == nil)
    #expect(values.pageCount == 3)
    #expect(values[PageLabelKey.self] == "page")
  }

  @Test func `a value set under a key is read back under that key and no other, and in no earlier copy`() {
    let first = EnvironmentValues()
    var values = first
    values.pageCount = 5
    values.horizontalSizeClass = .regular
    #expect(values.pageCount == 5 && values.horizontalSizeClass == .regular)
    #expect(values[PageLabelKey.self] == "page" && values.layoutDirection == .leftToRight)
    values[PageLabelKey.self] = "leaf"
    #expect(values.pageCount == 5 && values[PageLabelKey.self] == "leaf")
    #expect(first.pageCount == 3 && first.horizontalSizeClass == nil && first[PageLabelKey.self] == "page")
  }

  @Test func `a key whose value is optional has its default until it is set, and may be set to nil`() {
    var values = EnvironmentValues()
    #expect(values[OptionalStepKey.self] == 7)
    values[OptionalStepKey.self] = 2
    #expect(values[OptionalStepKey.self] == 2)
    values[OptionalStepKey.self] = nil
    #expect(values[OptionalStepKey.self] == nil)
  }
}
