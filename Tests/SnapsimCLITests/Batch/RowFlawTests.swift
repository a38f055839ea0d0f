import Testing

@testable import SnapsimCLI

@Suite("What is wrong with a row")
struct RowFlawTests {
  static let flaws: [(RowFlaw, String)] = [
    (.csv(.unterminatedQuote), "a quote is opened and never closed"),
    (.csv(.textAfterQuote), "text follows a closing quote; double a quote that is part of the value"),
    (
      .csv(.quoteInText),
      "a quote stands inside a value; put the value in quotes and double the quote"
    ),
    (.fieldCount(3, expected: 2), "the row has 3 fields, the header 2"),
    (.notUTF8, "the text is not UTF-8"),
    (.holdsNUL, "the text holds the character NUL"),
    (.json(.more), "the line is not valid JSON; expected one object per line"),
    (.json(.twice(key: "a")), "the key 'a' stands there twice"),
    (.json(.tooDeep), "lists and objects lie more than 32 deep in one another"),
    (.jsonArray, "this is one JSON list; expected one object per line, as jq -c '.[]' makes of it"),
    (
      .jsonOverLines,
      "the object goes on over several lines; expected one object per line, as jq -c . makes of them"
    ),
    (.notAnObject, "the line is not a JSON object; expected one object per line"),
    (
      .unknownKey("x"),
      "the key 'x' names no option and is not in the first object, which says what is handed on"
    ),
    (.notASwitch(.landscape, "yes"), "landscape 'yes' is not true or false"),
  ]

  @Test("each flaw has one message", arguments: flaws)
  func words(flaw: RowFlaw, words: String) {
    #expect(flaw.words == words)
    #expect(SnapsimError.badRow(flaw).exitCode == .badData)
  }
}
