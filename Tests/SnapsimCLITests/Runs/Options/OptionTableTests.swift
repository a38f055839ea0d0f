import Testing

@testable import SnapsimCLI

@Suite("The table of options")
struct OptionTableTests {
  @Test("each option has exactly one row", arguments: Option.allCases)
  func oneRow(option: Option) {
    #expect(Option.table.filter { $0.option == option }.count == 1)
    #expect(option.descriptor.option == option)
  }

  @Test("the rows stand in the order of their groups")
  func order() throws {
    let places = try Option.table.map { try #require(OptionGroup.allCases.firstIndex(of: $0.group)) }
    #expect(places == places.sorted())
    #expect(Set(Option.table.map(\.group)) == Set(OptionGroup.allCases))
  }

  @Test("a row says in one line what its option means", arguments: Option.allCases)
  func summary(option: Option) {
    let row = option.descriptor
    #expect(!row.summary.isEmpty)
    #expect(row.summary.count <= 78)
    #expect(!row.summary.contains { $0.isNewline })
    #expect(!row.summary.hasSuffix("."))
  }

  @Test("an option has a placeholder exactly if it takes a value", arguments: Option.allCases)
  func placeholder(option: Option) {
    let row = option.descriptor
    if case .none = row.value {
      #expect(row.placeholder == nil)
      #expect(row.fallback == nil)
    } else {
      #expect(row.placeholder?.isEmpty == false)
    }
  }

  @Test("a default is a value that its option takes", arguments: Option.allCases)
  func fallback(option: Option) throws {
    guard let fallback = option.descriptor.fallback else { return }
    #expect(throws: Never.self) { _ = try RunOptions(Invocation([option.flag, fallback, "--check"])) }
  }

  @Test("names are lower-case words with hyphens", arguments: Option.allCases)
  func names(option: Option) {
    #expect(option.flag == "--" + option.rawValue)
    #expect(option.rawValue.allSatisfy { ("a"..."z").contains($0) || $0 == "-" })
  }

  @Test("an option that takes numbers states their unit", arguments: Option.allCases)
  func unit(option: Option) {
    guard let rule = option.descriptor.value.rule else { return }
    #expect(!rule.unit.isEmpty)
  }

  @Test("velocity states its sign rule")
  func signRule() {
    #expect(Option.velocity.descriptor.summary.contains("negative is forward"))
    #expect(Option.drag.descriptor.summary.contains("negative is forward"))
  }
}
