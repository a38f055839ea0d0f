import Foundation
import ScrollSimulation

/// What all rows of a batch have in common.
final class BatchPlan: Sendable {
  let options: RunOptions
  let columns: BatchColumns
  let format: any RowFormat

  init(options: RunOptions, columns: BatchColumns, format: any RowFormat) {
    self.options = options
    self.columns = columns
    self.format = format
  }
}

/// Settles the rows of one part of a batch after another.
///
/// It keeps what the last row's layout and behavior made, so that a batch of gestures on one layout makes it once.
struct BatchRows {
  /// A row that could not be settled.
  struct BadRow {
    let line: Int
    let reason: String
  }

  /// The rows of the last part, written out.
  private(set) var text = ByteText()

  /// The rows of the last part that could not be settled.
  private(set) var badRows: [BadRow] = []

  /// Whether a check found a misaligned row in the last part.
  private(set) var foundMisalignment = false

  private let plan: BatchPlan
  private var record = CSVRecord()

  // The row at hand.
  private var gesture: GestureCells
  private var passed: [Cell]
  private var optionTexts: [String]
  private var optionsHaveChanged = true

  // What its options made.
  private var settling: Settling?
  private var spec = ""

  /// Makes the rows of some batch, none yet.
  init(_ plan: BatchPlan) {
    self.plan = plan
    gesture = GestureCells(plan.options.gesture)
    passed = plan.columns.passed.map { _ in .missing }
    optionTexts = plan.columns.roles.map { _ in "" }
  }

  /// Settles the records of a part, CSV or JSON lines; what the last part left is forgotten.
  mutating func settle(_ bytes: ArraySlice<UInt8>, firstLine: Int, isJSON: Bool) {
    text.removeAll(keepingCapacity: true)
    badRows.removeAll()
    foundMisalignment = false
    if isJSON { settleJSON(bytes, firstLine) } else { settleCSV(bytes, firstLine) }
  }

  private var mayGoOn: Bool { badRows.isEmpty || plan.options.output.keepsGoing }

  private mutating func settleCSV(_ bytes: ArraySlice<UInt8>, _ firstLine: Int) {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      var line = firstLine
      while index < bytes.count, mayGoOn {
        let start = index
        do throws(SnapsimError) {
          index = try parse(bytes, from: start)
          // A line without anything is no row.
          if !record.isBlank {
            gesture = GestureCells(plan.options.gesture)
            try readCSV(bytes)
            try settleRow()
          }
        } catch {
          // What begins with a broken record goes on after its line.
          if index == start { index = Self.nextLine(bytes, after: start) }
          note(error, line)
        }
        line += record.lineCount
      }
    }
  }

  private mutating func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) throws(SnapsimError) -> Int {
    do throws(CSVRecord.Flaw) {
      return try record.parse(bytes, from: start)
    } catch {
      throw .badRow(.csv(error))
    }
  }

  private static func nextLine(_ bytes: UnsafeBufferPointer<UInt8>, after start: Int) -> Int {
    bytes[start...].firstIndex(of: ByteText.newline).map { $0 + 1 } ?? bytes.count
  }

  private mutating func settleJSON(_ bytes: ArraySlice<UInt8>, _ firstLine: Int) {
    var line = firstLine
    var start = bytes.startIndex
    while start < bytes.endIndex, mayGoOn {
      let end = bytes[start...].firstIndex(of: ByteText.newline) ?? bytes.endIndex
      let object = bytes[start..<end]
      if object.contains(where: { $0 > 0x20 }) {
        do throws(SnapsimError) {
          gesture = GestureCells(plan.options.gesture)
          try readJSON(Data(object))
          try settleRow()
        } catch {
          note(error, line)
        }
      }
      line += 1
      start = end + 1
    }
  }

  private mutating func settleRow() throws(SnapsimError) {
    let settlement = try settlement()
    if plan.options.output.finds(settlement.misalignment) { foundMisalignment = true }
    write(settlement)
  }

  private mutating func note(_ error: SnapsimError, _ line: Int) {
    badRows.append(BadRow(line: line, reason: error.message))
    if plan.options.output.keepsGoing { write(nil) }
  }

  private mutating func write(_ settlement: Settlement?) {
    plan.format.row(Row(behavior: spec, gesture: 0, settlement: settlement, passed: passed), to: &text)
  }

  private mutating func settlement() throws(SnapsimError) -> Settlement {
    let settling = try currentSettling()
    let start: Double
    if let offset = gesture.offset {
      start = offset
    } else {
      start = try GestureOptions.start(page: gesture.page, in: settling.rulers.pages)
    }
    do throws(SimulationError) {
      return try settling.settle(
        from: start, Gesture(drag: gesture.drag, velocity: gesture.velocity))
    } catch {
      throw .simulation(error)
    }
  }

  /// The step for the row's layout and behavior: the last row's, if nothing has changed.
  private mutating func currentSettling() throws(SnapsimError) -> Settling {
    if let settling, !optionsHaveChanged { return settling }
    settling = nil
    var options = plan.options
    for (role, text) in zip(plan.columns.roles, optionTexts) where !text.isEmpty {
      guard case .option(let option) = role else { continue }
      try options.setCell(option, text)
    }
    guard let named = options.behaviors.last else { throw .badRow(.noBehavior) }
    let made = Settling(try options.layout.layout(), behavior: named.make(), physics: options.physics)
    settling = made
    spec = named.spec
    optionsHaveChanged = false
    return made
  }

  // MARK: Reading cells

  private mutating func readCSV(_ bytes: UnsafeBufferPointer<UInt8>) throws(SnapsimError) {
    let roles = plan.columns.roles
    guard record.count == roles.count else {
      for index in passed.indices { passed[index] = .missing }
      throw .badRow(.fieldCount(record.count, expected: roles.count))
    }
    for index in 0..<record.count {
      let field = record.fields[index]
      switch roles[index] {
      case .gesture(let option):
        if let number = NumberBytes.parse(UnsafeBufferPointer(rebasing: bytes[field.range])) {
          try set(option, number)
        } else {
          try set(option, text: CSVRecord.text(of: field, in: bytes).trimmingBlanks)
        }
      case .option:
        if !optionTexts[index].utf8.elementsEqual(bytes[field.range]) || field.hasQuotes {
          setOption(index, try CSVRecord.text(of: field, in: bytes).trimmingBlanks)
        }
      case .passed(let place):
        passed[place] = .text(try CSVRecord.text(of: field, in: bytes))
      }
    }
  }

  private mutating func readJSON(_ line: Data) throws(SnapsimError) {
    for index in passed.indices { passed[index] = .missing }
    let object = try JSONLine.object(line)
    var known = 0
    for (index, name) in plan.columns.names.enumerated() {
      guard let value = object[name] else {
        if case .option = plan.columns.roles[index] { setOption(index, "") }
        continue
      }
      known += 1
      try read(value, index)
    }
    guard known == object.count else {
      let unknown = object.keys.filter { !plan.columns.names.contains($0) }.min() ?? ""
      throw .badRow(.unknownKey(unknown))
    }
  }

  private mutating func read(_ value: Any, _ index: Int) throws(SnapsimError) {
    switch plan.columns.roles[index] {
    case .gesture(let option):
      if let number = JSONLine.number(value) {
        try set(option, number)
      } else if !(value is NSNull) {
        try set(option, text: JSONLine.text(value))
      }
    case .option:
      setOption(index, value is NSNull ? "" : JSONLine.text(value))
    case .passed(let place):
      if !(value is NSNull) { passed[place] = JSONLine.cell(value) }
    }
  }

  private mutating func setOption(_ index: Int, _ text: String) {
    guard text != optionTexts[index] else { return }
    optionTexts[index] = text
    optionsHaveChanged = true
  }

  private mutating func set(_ option: Option, text: String) throws(SnapsimError) {
    if !text.isEmpty { try set(option, try OptionText.number(option, text)) }
  }

  private mutating func set(_ option: Option, _ number: Double) throws(SnapsimError) {
    switch option {
    case .drag: gesture.drag = number
    case .velocity: gesture.velocity = number
    case .offset: gesture.offset = number
    case .page:
      let rule = NumberRule.page
      guard rule.takes(number) else { throw .outOfRange(option, number.inSentence, rule) }
      gesture.page = Int(number)
      // Only an offset in the row itself wins over its page.
      if !plan.columns.options.contains(.offset) { gesture.offset = nil }
    default: break
    }
  }
}

/// The numbers of one row's gesture.
private struct GestureCells {
  var offset: Double?
  var page: Int?
  var drag: Double
  var velocity: Double

  /// The numbers that hold where a row has none.
  init(_ options: GestureOptions) {
    offset = options.offset
    page = options.page
    drag = options.drag
    velocity = options.velocity
  }
}

extension RunOptions {
  /// Sets an option from a cell of a batch; a switch is on or off there.
  fileprivate mutating func setCell(_ option: Option, _ text: String) throws(SnapsimError) {
    switch (option, option.descriptor.value) {
    case (_, .none):
      switch text {
      case "true", "1": try set(option, "")
      case "false", "0": break
      default: throw .badRow(.notASwitch(option, text))
      }
    case (.behavior, _):
      behaviors = [try BehaviorRegistry.behavior(text)]
    case (_, .number):
      set(option, try OptionText.number(option, text))
    default:
      try set(option, text)
    }
  }
}

extension String {
  /// The text without spaces and tabs around it.
  fileprivate var trimmingBlanks: String {
    trimmingCharacters(in: CharacterSet(charactersIn: " \t"))
  }
}
