import Foundation
import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// The row of a batch at hand, read cell by cell into what its columns mean.
struct BatchRow {
  /// The numbers of its gesture.
  private(set) var gesture: GestureCells

  /// What is written of it: what it hands on, and where its gesture led.
  ///
  /// All rows use the same one, so that none is made for each.
  var answer: SettledRow

  /// Whether an option differs from the row before; whoever has taken note sets it back.
  var optionsHaveChanged = true

  private let plan: BatchPlan

  /// The texts of its options, by column; empty where it has none.
  private var optionTexts: [String]

  /// How many of these are not empty.
  private var optionCount = 0

  private var object: JSONRow

  /// What a column is read into: its role without the option, references to which would be counted for each cell.
  private enum Reading {
    case gesture(GestureNumber)
    case option
    case passed
  }

  /// Whether all that its columns say are numbers of its gesture, and none is handed on.
  var isOfNumbers: Bool { numbers != nil }

  // The plan's, which would otherwise be looked up for each row.
  private let readings: [Reading]

  /// The numbers of its columns, where no column is anything else and none is handed on.
  private let numbers: [GestureNumber]?
  private let places: [Int?]
  private let blankGesture: GestureCells
  private let blank: [Cell]

  /// Makes an empty row.
  init(_ plan: BatchPlan) {
    self.plan = plan
    blankGesture = GestureCells(plan.options.gesture)
    gesture = blankGesture
    blank = plan.blank
    answer = SettledRow(behavior: plan.badSpec, gesture: 0, passed: plan.blank)
    optionTexts = plan.columns.roles.map { _ in "" }
    object = JSONRow(plan.keys)
    readings = plan.columns.roles.map { role in
      switch role {
      case .gesture(let number): .gesture(number)
      case .option: .option
      case .passed: .passed
      }
    }
    let numbers = readings.compactMap { if case .gesture(let number) = $0 { number } else { nil } }
    places = plan.columns.places
    let hasOthers = numbers.count < readings.count || places.contains { $0 != nil }
    self.numbers = hasOthers ? nil : numbers
  }

  /// Forgets the row before, but for its options, which mostly stay the same.
  mutating func begin() {
    gesture = blankGesture
    for index in blank.indices { answer.passed[index] = blank[index] }
  }

  /// The command line's options with the row's own over them.
  func options() throws -> RunOptions {
    var options = plan.options
    var given = options.given
    for (role, text) in zip(plan.columns.roles, optionTexts) where !text.isEmpty {
      guard case .option(let option) = role else { continue }
      try options.setCell(option, text)
      if !option.isOff(text) { given.append(option) }
    }
    // A row's offset wins over its page; of all else that excludes each other, only one may stand there.
    if let (one, other) = given.filter({ $0 != .page }).conflict {
      throw RowFlaw.conflict(one, other)
    }
    if let (option, other) = given.lack { throw RowFlaw.needs(option, other) }
    return options
  }

  /// The options that the row sets, for the command that shows a fault.
  var settings: [[String]] {
    zip(plan.columns.roles, optionTexts).compactMap { role, text in
      guard case .option(let option) = role, !text.isEmpty, !option.isOff(text) else { return nil }
      return option.words(setting: text)
    }
  }

  /// Reads a row of CSV that is nothing but plain numbers of the gesture, as most are.
  ///
  /// - Returns: where the next row begins; `nil` where anything else stands there, which `read` sorts out.
  @inline(__always)
  mutating func readNumbers(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let numbers else { return nil }
    var index = start
    for column in numbers.indices {
      let separator = column == numbers.count - 1 ? ByteText.newline : UInt8(ascii: ",")
      guard let (number, end) = NumberBytes.prefix(of: bytes, from: index), end < bytes.count,
        bytes[end] == separator, (try? set(numbers[column], number)) != nil
      else { return nil }
      index = end + 1
    }
    return index
  }

  /// Reads a record of CSV.
  mutating func read(_ record: CSVRecord, in bytes: UnsafeBufferPointer<UInt8>) throws {
    guard record.count == readings.count else {
      throw RowFlaw.fieldCount(record.count, expected: readings.count)
    }
    // What is handed on comes first, so that a bad row still has it.
    if !blank.isEmpty {
      for index in 0..<record.count {
        guard let place = places[index] else { continue }
        let text = try CSVRecord.text(of: record.fields[index], in: bytes)
        if case .passed = readings[index] {
          answer.passed[place] = .text(text)
        } else if !text.trimmingBlanks.isEmpty {
          answer.passed[place] = Cell(ofOption: text.trimmingBlanks)
        }
      }
    }
    for index in 0..<record.count {
      let field = record.fields[index]
      switch readings[index] {
      case .gesture(let place):
        if let number = NumberBytes.parse(UnsafeBufferPointer(rebasing: bytes[field.range])) {
          try set(place, number)
        } else {
          try set(place, text: CSVRecord.text(of: field, in: bytes).trimmingBlanks)
        }
      case .option:
        if !optionTexts[index].utf8.elementsEqual(bytes[field.range]) || field.hasQuotes {
          setOption(index, try CSVRecord.text(of: field, in: bytes).trimmingBlanks)
        }
      case .passed: break
      }
    }
  }

  /// Reads a line of JSON.
  mutating func readJSON(_ bytes: UnsafeBufferPointer<UInt8>) throws {
    try object.read(bytes)
    // What is handed on comes first, so that a bad row still has it.
    if !blank.isEmpty {
      for member in object.members.prefix(object.count) {
        guard let place = places[member.column] else { continue }
        if let cell = try JSONRow.cell(object.nodes[member.value], bytes) { answer.passed[place] = cell }
      }
    }
    let readings = readings
    var given = 0
    for index in 0..<object.count {
      let member = object.members[index]
      switch readings[member.column] {
      case .gesture(let place):
        if let number = JSONRow.number(object.nodes[member.value], bytes) {
          try set(place, number)
        } else {
          try set(place, text: try JSONRow.text(object.nodes, at: member.value, in: bytes))
        }
      case .option:
        setOption(member.column, try JSONRow.text(object.nodes, at: member.value, in: bytes))
        if !optionTexts[member.column].isEmpty { given += 1 }
      case .passed: break
      }
    }
    // An option of the row before that this one has not.
    guard given < optionCount else { return }
    for column in readings.indices where !optionTexts[column].isEmpty && !object.has(column) {
      setOption(column, "")
    }
  }

  private mutating func setOption(_ index: Int, _ text: String) {
    guard text != optionTexts[index] else { return }
    optionCount += (text.isEmpty ? 0 : 1) - (optionTexts[index].isEmpty ? 0 : 1)
    optionTexts[index] = text
    optionsHaveChanged = true
  }

  private mutating func set(_ place: GestureNumber, text: String) throws {
    if !text.isEmpty { try set(place, try place.option.number(text)) }
  }

  private mutating func set(_ place: GestureNumber, _ number: Double) throws {
    switch place {
    case .drag: gesture.drag = number
    case .velocity: gesture.velocity = number
    case .offset:
      gesture.offset = number
      gesture.hasOffset = true
    case .page:
      let rule = NumberRule.page
      guard rule.takes(number) else {
        throw OptionError.outOfRange(.page, number.inSentence, rule)
      }
      gesture.page = Int(number)
      gesture.hasPage = true
    }
  }
}

/// The numbers of one row's gesture.
struct GestureCells {
  var offset: Double?
  var page: Int?
  var drag: Double
  var velocity: Double

  /// Whether the row itself has an offset or a page.
  var hasOffset = false
  var hasPage = false

  /// The numbers that hold where a row has none.
  init(_ options: GestureOptions) {
    offset = options.offset
    page = options.page
    drag = options.drag
    velocity = options.velocity
  }

  /// The offset at which the gesture begins, in points.
  func start(in pages: ScrollStops) throws -> Double {
    // Only an offset in the row itself wins over its page.
    if let offset, hasOffset || !hasPage { return offset }
    return try GestureOptions.start(page: page, in: pages)
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
  /// Whether a cell switches it off.
  fileprivate func isOff(_ text: String) -> Bool {
    !takesValue && (text == "false" || text == "0")
  }
}

extension RunOptions {
  /// Sets an option from a cell of a batch; a switch is on or off there.
  fileprivate mutating func setCell(_ option: Option, _ text: String) throws {
    guard let row = RunOptions.row(of: option) else { return }
    if !option.takesValue {
      switch text {
      case "true", "1": try row.read(&self, "")
      case "false", "0": break
      default: throw RowFlaw.notASwitch(option, text)
      }
      return
    }
    if option == .behavior { behaviors = [] }
    try row.read(&self, text)
  }
}

extension String {
  /// The text without spaces and tabs around it.
  fileprivate var trimmingBlanks: String {
    trimmingCharacters(in: CharacterSet(charactersIn: " \t"))
  }
}
