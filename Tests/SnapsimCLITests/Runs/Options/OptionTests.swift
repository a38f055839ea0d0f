import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("Options")
struct OptionTests {
  @Test(
    "a word of SwiftUI, UIKit or a log names an option, whatever its case and punctuation",
    arguments: [
      ("contentOffset.x", "offset"), ("translation", "drag"), ("swipe", "drag"), ("VELOCITY_X", "velocity"),
      ("item-width", "item-length"), ("container-width", "width"), ("rowHeight", "item-length"),
      ("content-insets", "content-margins"), ("safeAreaInsets", "safe-area"),
      ("decelerationRate", "deceleration"), ("gap", "spacing"),
    ])
  func words(word: String, option: String) {
    #expect(Option.ofRuns.meant(by: word)?.name == option)
  }

  @Test("an option's own name and other words name none", arguments: ["offset", "velocity", "", "note", "é"])
  func others(word: String) {
    #expect(Option.ofRuns.meant(by: word) == nil)
  }

  @Test("each option has exactly one row", arguments: Option.all)
  func oneRow(option: Option) {
    #expect(Option.all.filter { $0.name == option.name } == [option])
  }

  @Test("the rows stand in the order of their groups")
  func order() throws {
    let places = try Option.all.map { try #require(OptionGroup.allCases.firstIndex(of: $0.group)) }
    #expect(places == places.sorted())
    #expect(Set(Option.all.map(\.group)) == Set(OptionGroup.allCases))
  }

  @Test("a row says in one line what its option means", arguments: Option.all)
  func summary(option: Option) {
    let row = option
    #expect(!row.summary.isEmpty)
    #expect(row.summary.count <= 78)
    #expect(!row.summary.contains { $0.isNewline })
    #expect(!row.summary.hasSuffix("."))
  }

  @Test("an option has a placeholder exactly if it takes a value", arguments: Option.all)
  func placeholder(option: Option) {
    let row = option
    if case .none = row.value {
      #expect(row.placeholder == nil)
      #expect(row.fallback == nil)
    } else {
      #expect(row.placeholder?.isEmpty == false)
    }
  }

  @Test("a default is a value that its option takes", arguments: Option.all)
  func fallback(option: Option) throws {
    guard let fallback = option.fallback else { return }
    #expect(throws: Never.self) {
      let needed = option.needed.map { [$0.flag] } ?? []
      _ = try RunOptions(Invocation([option.flag, fallback] + needed))
    }
  }

  @Test("names are lower-case words with hyphens", arguments: Option.all)
  func names(option: Option) {
    #expect(option.flag == "--" + option.name)
    #expect(option.name.allSatisfy { ("a"..."z").contains($0) || $0 == "-" })
  }

  @Test("an option that takes numbers states their unit", arguments: Option.all)
  func unit(option: Option) {
    guard let rule = option.value.rule else { return }
    #expect(!rule.unit.isEmpty)
  }

  @Test("velocity states its sign rule")
  func signRule() {
    #expect(Option.velocity.summary.contains("negative is forward"))
    #expect(Option.drag.summary.contains("negative is forward"))
  }
}
