import Testing

@testable import SnapsimCLI

@Suite("What is wrong with a row")
struct RowFlawTests {
  static let flaws: [(any CommandError, String)] = [
    (CSVRecord.Flaw.unterminatedQuote, "a quote is opened and never closed"),
    (CSVRecord.Flaw.textAfterQuote, "text follows a closing quote; double a quote that is part of the value"),
    (
      CSVRecord.Flaw.quoteInText,
      "a quote stands inside a value; put the value in quotes and double the quote"
    ),
    (RowFlaw.fieldCount(3, expected: 2), "the row has 3 fields, the header 2"),
    (TextFlaw.notUTF8, "the text is not UTF-8"),
    (TextFlaw.holdsNUL, "the text holds the character NUL"),
    (RowFlaw.json(.more), "the line is not valid JSON; expected one object per line"),
    (RowFlaw.json(.twice(key: "a")), "the key 'a' stands there twice"),
    (RowFlaw.json(.tooDeep), "lists and objects lie more than 32 deep in one another"),
    (RowFlaw.jsonArray, "this is one JSON list; expected one object per line, as jq -c '.[]' makes of it"),
    (
      RowFlaw.jsonOverLines,
      "the object goes on over several lines; expected one object per line, as jq -c . makes of them"
    ),
    (RowFlaw.notAnObject, "the line is not a JSON object; expected one object per line"),
    (
      RowFlaw.unknownKey("x"),
      "the key 'x' names no option and is not in the first object, which says what is handed on"
    ),
    (RowFlaw.notASwitch(.landscape, "yes"), "landscape 'yes' is not true or false"),
  ]

  @Test("each flaw has one message", arguments: flaws)
  func words(flaw: any CommandError, words: String) {
    #expect(flaw.message == words)
    #expect(flaw.exitCode == .badData)
  }
}
