/// What is wrong with a row of a batch, beyond a value that an option does not take.
enum RowFlaw: CommandError, Equatable {
  case fieldCount(Int, expected: Int)
  case longerThan(bytes: Int)
  case json(JSONReader.Flaw.Reason)
  case jsonArray
  case jsonOverLines
  case notAnObject
  case unknownKey(String)
  case notASwitch(Option, String)
  case conflict(Option, Option)
  case needs(Option, Option)
  case noBehavior

  var exitCode: ExitCode { .badData }

  var message: String {
    switch self {
    case .fieldCount(let count, let expected):
      "the row has \(count) \(count == 1 ? "field" : "fields"), the header \(expected)"
    case .longerThan(let bytes): "the line is longer than \(bytes) bytes"
    case .json(.twice(let key)): JSONReader.Flaw.Reason.twice(key: key).words
    case .json(.tooDeep): JSONReader.Flaw.Reason.tooDeep.words
    case .json: "the line is not valid JSON; expected one object per line"
    case .jsonArray: "this is one JSON list; expected one object per line, as jq -c '.[]' makes of it"
    case .jsonOverLines:
      "the object goes on over several lines; expected one object per line, as jq -c . makes of them"
    case .notAnObject: "the line is not a JSON object; expected one object per line"
    case .unknownKey(let key):
      "the key '\(key)' names no option and is not in the first object, which says what is handed on"
    case .notASwitch(let option, let text): "\(option.name) '\(text)' is not true or false"
    case .conflict(let one, let other):
      "\(one.name) and \(other.name), as columns or options, exclude each other; leave one of them out"
    case .needs(let option, let other):
      "\(option.name) says nothing without \(other.name); add it as a column or an option"
    case .noBehavior: "there is no behavior"
    }
  }
}
