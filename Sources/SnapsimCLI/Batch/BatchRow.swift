import Foundation
import ScrollSimulation
import SnapsimRuns
import SnapsimText

struct BatchPlan: Sendable {
  let options: RunOptions
  let columns: BatchColumns

  /// The scroll view whose values stand for what rows do not say.
  var view: EvaluatedView?
  var form = OutputFormat.csv
  var output = OutputOptions()
  var keepsGoing = false

  /// The names of the columns in objects of JSON lines; `nil` for CSV.
  var keys: [String]?

  func writer() throws -> RowWriter<SettledRow> {
    let fields = columns.fields(named: output.columns != nil, behaviors: options.behaviors)
    return try RowWriter(fields, output, fallback: .csv)
  }
}

/// The row of a batch or a log at hand, read cell by cell into what its columns mean.
struct BatchRow {
  /// The command line's gesture with the row's numbers over it.
  private(set) var gesture: GestureOptions

  /// Whether the row itself has an offset: only that wins over its page.
  private var hasOffset = false

  /// The cells that are handed on of it: where it has none, nothing, or the command line's option.
  private(set) var passed: [Cell]

  /// Whether an option differs from the row before; whoever has taken note sets it back.
  var optionsHaveChanged = true

  /// The index of the next row, also behind a bad one, and the number of lines that this one takes.
  private(set) var next = 0
  private(set) var lineCount = 1
  private let plan: BatchPlan
  private let columns: BatchColumns
  private let blank: [Cell]
  private var optionTexts: [String]

  /// The columns that are read the short way, numbers of the gesture or text that is handed on; `nil` if some cannot be.
  private let plain: [(number: BatchColumns.GestureNumber?, place: Int?)]?
  var isPlain: Bool { plain != nil }

  /// The beginning and end of what is handed on of a plain row, by its place.
  private(set) var copies: [(first: Int, end: Int)]
  private let separator: UInt8
  private var record: CSVRecord
  private var object: JSONRow?

  init(_ plan: BatchPlan) {
    (self.plan, columns) = (plan, plan.columns)
    blank = columns.passed.map { _ in .missing } + columns.printable.map { Cell(plan.options.number(of: $0)) }
    gesture = plan.options.gesture
    passed = blank
    optionTexts = columns.names.map { _ in "" }
    object = plan.keys.map(JSONRow.init)
    let hasOthers = columns.options.count > columns.gestureByColumn.count { $0 != nil }
    let plain = zip(columns.gestureByColumn, columns.places).map { (number: $0, place: $1) }
    self.plain = object != nil || hasOthers ? nil : plain
    copies = blank.map { _ in (0, 0) }
    separator = plan.form.separator
    record = CSVRecord(separator: separator)
  }

  func allOptions() throws -> RunOptions {
    var options = plan.options
    var given = options.given
    for (option, text) in ownOptions {
      try options.setCell(option, text)
      if !option.isOff(text) { given.append(option) }
    }
    // A row's offset wins over its page; of all else that excludes each other, only one may stand there.
    if let (one, other) = given.filter({ $0 != .page }).conflict {
      throw DataError(
        "\(one.name) and \(other.name), as columns or options, exclude each other; leave one of them out")
    }
    if let (option, other) = given.lack {
      throw DataError("\(option.name) says nothing without \(other.name); add it as a column or an option")
    }
    let own = ownOptions.map(\.0)
    if let column = own.first(where: Option.ofScreen.contains), let view = plan.view,
      let option = view.firstOfScreen(besides: own)
    {
      throw DataError(
        "the column '\(column.name)' changes the screen, and \(option.flag) of \(view.reading.name) depends on it; "
          + "add a column '\(option.name)', or run it once for each screen")
    }
    return options
  }

  var settings: [[String]] {
    ownOptions.filter { !$0.isOff($1) }.compactMap { option, text in option.words(setting: text) }
  }

  /// The options that the row sets beyond its gesture, with their texts.
  private var ownOptions: [(Option, String)] {
    zip(columns.optionByColumn, optionTexts).compactMap { option, text in
      text.isEmpty ? nil : option.map { ($0, text) }
    }
  }

  /// Reads the record, or the object's line, at an index; tells whether it is a row, and not blank.
  mutating func read(_ bytes: ArraySlice<UInt8>, from start: Int) throws -> Bool {
    (gesture, hasOffset) = (plan.options.gesture, false)
    for index in blank.indices { passed[index] = blank[index] }
    lineCount = 1
    // What begins with a broken record goes on after its line.
    next = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
    if object != nil {
      let line = bytes[start..<next]
      guard line.contains(where: { $0 > 0x20 }) else { return false }
      try readObject(line)
      return true
    }
    next = try record.parse(bytes, from: start)
    lineCount = record.lineCount
    if !record.isBlank { try readRecord(bytes) }
    return !record.isBlank
  }

  /// Reads a row if it is nothing but plain numbers of the gesture and plain text; keeps where that stands.
  mutating func readPlain(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    guard let plain else { return false }
    (gesture, hasOffset) = (plan.options.gesture, false)
    lineCount = 1
    next = start
    for column in plain.indices {
      let (first, end): (Int, Int)
      if let place = plain[column].number {
        guard let (number, stop) = NumberText.prefix(of: bytes, from: next), take(number, as: place),
          plain[column].place == nil || NumberText.isJSON(bytes, from: next)
        else { return false }
        (first, end) = (next, stop)
      } else {
        (first, end) = (next, CSVRecord.plainEnd(of: bytes, from: next))
      }
      guard end < bytes.count, bytes[end] == (column == plain.count - 1 ? UInt8(ascii: "\n") : separator)
      else { return false }
      if let place = plain[column].place { copies[place] = (first, end) }
      next = end + 1
    }
    return true
  }

  private mutating func readRecord(_ bytes: ArraySlice<UInt8>) throws {
    guard record.count == columns.names.count else {
      throw DataError("the row has \(record.count.of("field")), the header \(columns.names.count)")
    }
    // What is handed on comes first, so that a bad row still has it.
    for index in columns.places.indices {
      guard let place = columns.places[index] else { continue }
      let text = try CSVRecord.text(of: record.fields[index], in: bytes)
      if columns.optionByColumn[index] == nil {
        passed[place] = .text(text)
      } else if !text.trimmingBlanks.isEmpty {
        passed[place] = Cell(ofOption: text.trimmingBlanks)
      }
    }
    for index in columns.names.indices {
      let field = record.fields[index]
      if let place = columns.gestureByColumn[index] {
        if let number = NumberText.usual(bytes[field.range]), take(number, as: place) { continue }
        try set(place, text: CSVRecord.text(of: field, in: bytes).trimmingBlanks, at: index)
      } else if columns.optionByColumn[index] != nil,
        field.hasQuotes || !optionTexts[index].utf8.elementsEqual(bytes[field.range])
      {
        setOption(index, try CSVRecord.text(of: field, in: bytes).trimmingBlanks)
      }
    }
  }

  private mutating func readObject(_ line: ArraySlice<UInt8>) throws {
    guard var object else { return }
    self.object = nil
    defer { self.object = object }
    try object.read(line)
    // What is handed on comes first, so that a bad row still has it.
    for index in object.seen {
      guard let place = columns.places[index], let cell = try object.cell(at: index, in: line) else {
        continue
      }
      passed[place] = cell
    }
    // An option of the row before that this one has not is set to nothing.
    for index in object.seen where object.has(index) || !optionTexts[index].isEmpty {
      if let place = columns.gestureByColumn[index] {
        if let number = object.number(at: index, in: line), take(number, as: place) { continue }
        try set(place, text: object.text(at: index, in: line), at: index)
      } else if columns.optionByColumn[index] != nil {
        setOption(index, try object.text(at: index, in: line))
      }
    }
  }

  private mutating func setOption(_ index: Int, _ text: String) {
    guard text != optionTexts[index] else { return }
    optionTexts[index] = text
    optionsHaveChanged = true
  }

  private mutating func set(_ place: BatchColumns.GestureNumber, text: String, at index: Int) throws {
    guard !text.isEmpty, let number = try columns.optionByColumn[index]?.number(text) else { return }
    guard take(number, as: place) else {
      throw OptionError.outOfRange(.page, number.inSentence, NumberRule.page)
    }
  }

  /// Takes a number of the row's own; tells whether it can be that.
  private mutating func take(_ number: Double, as place: BatchColumns.GestureNumber) -> Bool {
    switch place {
    case .drag: gesture.drag = number
    case .velocity: gesture.velocity = number
    case .offset: (gesture.offset, hasOffset) = (number, true)
    case .page:
      guard NumberRule.page.takes(number) else { return false }
      gesture.page = Int(number)
      if !hasOffset { gesture.offset = nil }
    }
    return true
  }
}

extension Cell {
  /// An option's cell of the input, as it stands there; a number stays one in JSON, however it is written.
  fileprivate init(ofOption text: String) {
    if case .number = try? JSON(text.utf8).value {
      self = .json(text)
    } else if let number = try? NumberText.parse(text) {
      self = .number(number)
    } else {
      self = .text(text)
    }
  }
}

extension Option {
  fileprivate func isOff(_ text: String) -> Bool { !takesValue && (text == "false" || text == "0") }
}

extension RunOptions {
  fileprivate mutating func setCell(_ option: Option, _ text: String) throws {
    guard let row = RunOptions.row(of: option) else { return }
    if !option.takesValue {
      switch text {
      case "true", "1": try row.read(&self, "")
      case "false", "0": break
      default: throw DataError("\(option.name) '\(text)' is not true or false")
      }
      return
    }
    if option == .behavior { behaviors = [] }
    try row.read(&self, text)
  }
}

extension String {
  fileprivate var trimmingBlanks: String { trimmingCharacters(in: CharacterSet(charactersIn: " \t")) }
}
