import Testing

@testable import SnapsimRuns

@Suite("Options in other words")
struct OptionSynonymsTests {
  @Test(
    "a word of SwiftUI, UIKit or a log names an option, whatever its case and punctuation",
    arguments: [
      ("contentOffset.x", "offset"), ("translation", "drag"), ("swipe", "drag"), ("VELOCITY_X", "velocity"),
      ("item-width", "item-length"), ("container-width", "width"), ("rowHeight", "item-length"),
      ("content-insets", "content-margins"), ("safeAreaInsets", "safe-area"),
      ("decelerationRate", "deceleration"), ("gap", "spacing"),
    ])
  func words(word: String, option: String) {
    #expect(OptionSynonyms.option(for: word)?.name == option)
  }

  @Test("an option's own name and other words name none", arguments: ["offset", "velocity", "", "note", "é"])
  func others(word: String) {
    #expect(OptionSynonyms.option(for: word) == nil)
  }
}
