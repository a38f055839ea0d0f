import ScrollBehavior
import Testing

private struct PageCountKey: EnvironmentKey {
  static let defaultValue = 3
}

private struct PageLabelKey: EnvironmentKey {
  static let defaultValue = "page"
}

private struct OptionalStepKey: EnvironmentKey {
  static let defaultValue: Int? = 7
}

extension EnvironmentValues {
  fileprivate var pageCount: Int {
    get { self[PageCountKey.self] }
    set { self[PageCountKey.self] = newValue }
  }
}

struct EnvironmentValuesTests {
  @Test("the environment in which nothing has been set reads the defaults")
  func defaults() {
    let values = EnvironmentValues()
    #expect(values.layoutDirection == .leftToRight)
    #expect(values.horizontalSizeClass == nil)
    #expect(values.verticalSizeClass == nil)
    #expect(values.pageCount == 3)
    #expect(values[PageLabelKey.self] == "page")
  }

  @Test("a value set under a key is read back under that key and no other")
  func customKey() {
    var values = EnvironmentValues()
    values.pageCount = 5
    #expect(values.pageCount == 5)
    #expect(values[PageLabelKey.self] == "page")
    values[PageLabelKey.self] = "leaf"
    #expect(values.pageCount == 5)
    #expect(values[PageLabelKey.self] == "leaf")
  }

  @Test("a copy is a value of its own")
  func copies() {
    let first = EnvironmentValues()
    var second = first
    second.pageCount = 9
    second.layoutDirection = .rightToLeft
    second.horizontalSizeClass = .regular
    #expect(first.pageCount == 3)
    #expect(first.layoutDirection == .leftToRight)
    #expect(first.horizontalSizeClass == nil)
    #expect(second.pageCount == 9)
  }

  @Test("a key whose value is optional has its default until it is set, and may be set to nil")
  func optionalValue() {
    var values = EnvironmentValues()
    #expect(values[OptionalStepKey.self] == 7)
    values[OptionalStepKey.self] = 2
    #expect(values[OptionalStepKey.self] == 2)
    values[OptionalStepKey.self] = nil
    #expect(values[OptionalStepKey.self] == nil)
  }
}
