import Testing

@testable import SnapsimRuns

@Suite("Options")
struct OptionTests {
  @Test("an option's own name and other words name none", arguments: ["offset", "velocity", "", "note", "é"])
  func others(word: String) { #expect(Option.ofRuns.meant(by: word) == nil) }

  @Test func `the rows stand in the order of their groups`() throws {
    let places = try Option.all.map { try #require(OptionGroup.allCases.firstIndex(of: $0.group)) }
    #expect(places == places.sorted())
  }

  @Test("each option has one row, which says in one line what it means", arguments: Option.all)
  func row(option: Option) {
    #expect(Option.all.filter { $0.name == option.name } == [option])
    #expect(option.name.allSatisfy { ("a"..."z").contains($0) || $0 == "-" })
    #expect(!option.summary.isEmpty && option.summary.count <= 78 && !option.summary.hasSuffix("."))
    #expect(!option.summary.contains { $0.isNewline })
    let isSwitch = if case .none = option.value { true } else { false }
    #expect(isSwitch ? option.placeholder == nil : option.placeholder?.isEmpty == false)
    #expect(!isSwitch || option.fallback == nil)
    #expect(option.value.rule?.unit.isEmpty != true)
  }

  @Test("a default is a value that its option takes", arguments: Option.all)
  func fallback(option: Option) throws {
    guard let fallback = option.fallback else { return }
    #expect(throws: Never.self) {
      let needed = option.needed.map { [$0.flag] } ?? []
      _ = try RunOptions(Invocation([option.flag, fallback] + needed))
    }
  }
}
