/// What is wrong with a row of a batch, beyond a value that an option does not take.
enum RowFlaw: Equatable, Sendable {
  case csv(CSVRecord.Flaw)
  case fieldCount(Int, expected: Int)
  case longerThan(bytes: Int)
  case notUTF8
  case holdsNUL
  case json(JSONReader.Flaw.Reason)
  case jsonArray
  case jsonOverLines
  case notAnObject
  case unknownKey(String)
  case notASwitch(Option, String)
  case conflict(Option, Option)
  case needs(Option, Option)
  case noBehavior
}
