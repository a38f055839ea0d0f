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
  private var flat = FlatJSON()

  /// The values of a flat object, by column, and the columns of its members.
  private var values: [FlatJSON.Value?]
  private var columnsOfMembers: [Int]

  // The row at hand.
  private var gesture: GestureCells
  private var passed: [Cell]
  private var optionTexts: [String]
  private var optionsHaveChanged = true

  // What its options made.
  private var settling: Settling?
  private var spec = ""

  /// The spec of a bad row: the command line's, where no column names another.
  private var badSpec: String {
    plan.columns.options.contains(.behavior) ? "" : plan.options.behaviors.last?.spec ?? ""
  }

  /// Makes the rows of some batch, none yet.
  init(_ plan: BatchPlan) {
    self.plan = plan
    gesture = GestureCells(plan.options.gesture)
    passed = plan.columns.passed.map { _ in .missing }
    optionTexts = plan.columns.roles.map { _ in "" }
    values = plan.columns.roles.map { _ in nil }
    columnsOfMembers = Array(plan.columns.roles.indices)
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
          forgetPassed()
          index = try parse(bytes, from: start)
          // A line without anything is no row.
          if !record.isBlank {
            gesture = GestureCells(plan.options.gesture)
            try readCSV(bytes)
            try settleRow()
          }
        } catch {
          // What begins with a broken record goes on after its line.
          note(error, line)
          if index == start {
            index = Self.nextLine(bytes, after: start)
            line += 1
            continue
          }
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
          try readJSON(object)
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

  private mutating func forgetPassed() {
    for index in passed.indices { passed[index] = .missing }
  }

  private mutating func note(_ error: SnapsimError, _ line: Int) {
    badRows.append(BadRow(line: line, reason: error.message))
    if plan.options.output.keepsGoing { write(nil) }
  }

  private mutating func write(_ settlement: Settlement?) {
    let behavior = settlement == nil ? badSpec : spec
    plan.format.row(Row(behavior: behavior, gesture: 0, settlement: settlement, passed: passed), to: &text)
  }

  private mutating func settlement() throws(SnapsimError) -> Settlement {
    let settling = try currentSettling()
    let start: Double
    // Only an offset in the row itself wins over its page.
    if let offset = gesture.offset, gesture.hasOffset || !gesture.hasPage {
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
      throw .badRow(.fieldCount(record.count, expected: roles.count))
    }
    // What is handed on comes first, so that a bad row still has it.
    if !passed.isEmpty {
      for index in 0..<record.count {
        guard case .passed(let place) = roles[index] else { continue }
        passed[place] = .text(try CSVRecord.text(of: record.fields[index], in: bytes))
      }
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
      case .passed: break
      }
    }
  }

  private mutating func readJSON(_ line: ArraySlice<UInt8>) throws(SnapsimError) {
    forgetPassed()
    let isRead = try line.withUnsafeBufferPointer { bytes throws(SnapsimError) in
      flat.parse(bytes) ? try readFlat(bytes) : false
    }
    if !isRead { try read(JSONLine.object(Data(line))) }
  }

  /// Reads the members of a flat object; of an object with a key twice, nothing.
  private mutating func readFlat(_ bytes: UnsafeBufferPointer<UInt8>) throws(SnapsimError) -> Bool {
    for index in values.indices { values[index] = nil }
    for place in 0..<flat.count {
      let member = flat.members[place]
      guard let index = column(bytes[member.key], near: place) else {
        throw .badRow(.unknownKey(try CSVRecord.text(bytes[member.key])))
      }
      if case .some = values[index] {
        return false
      }
      columnsOfMembers[place] = index
      values[index] = member.value
    }
    // What is handed on comes first, so that a bad row still has it.
    for (index, role) in plan.columns.roles.enumerated() {
      guard case .passed(let place) = role, let value = values[index] else { continue }
      passed[place] = try cell(value, bytes)
    }
    for (index, role) in plan.columns.roles.enumerated() {
      switch (role, values[index]) {
      case (.gesture(let option), .number(let range)):
        if let number = NumberBytes.parse(UnsafeBufferPointer(rebasing: bytes[range])) {
          try set(option, number)
        } else {
          try set(option, text: try CSVRecord.text(bytes[range]))
        }
      case (.gesture(let option), let value?):
        try set(option, text: try text(value, bytes))
      case (.option, let value):
        setOption(index, try value.map { value throws(SnapsimError) in try text(value, bytes) } ?? "")
      case (.gesture, nil), (.passed, _): break
      }
    }
    return true
  }

  /// The column that a key names; members mostly stand in the order of the object before.
  private func column(_ key: Slice<UnsafeBufferPointer<UInt8>>, near place: Int) -> Int? {
    let names = plan.columns.names
    if place < columnsOfMembers.count, names[columnsOfMembers[place]].utf8.elementsEqual(key) {
      return columnsOfMembers[place]
    }
    return names.firstIndex { $0.utf8.elementsEqual(key) }
  }

  /// A value as the text of an option.
  private func text(
    _ value: FlatJSON.Value, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(SnapsimError) -> String {
    switch value {
    case .number(let range), .string(let range): try CSVRecord.text(bytes[range])
    case .bool(let value): value ? "true" : "false"
    case .null: ""
    }
  }

  /// A value as the cell that hands it on.
  private func cell(
    _ value: FlatJSON.Value, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(SnapsimError) -> Cell {
    switch value {
    case .string: .text(try text(value, bytes))
    case .number, .bool: .json(try text(value, bytes))
    case .null: .missing
    }
  }

  /// Reads an object of any other kind.
  private mutating func read(_ object: [String: Any]) throws(SnapsimError) {
    if let unknown = object.keys.filter({ !plan.columns.names.contains($0) }).min() {
      throw .badRow(.unknownKey(unknown))
    }
    let values = plan.columns.names.map { name in object[name].flatMap { $0 is NSNull ? nil : $0 } }
    for (role, value) in zip(plan.columns.roles, values) {
      if case .passed(let place) = role, let value { passed[place] = JSONLine.cell(value) }
    }
    for (index, role) in plan.columns.roles.enumerated() {
      switch role {
      case .gesture(let option): try set(option, text: values[index].map(JSONLine.text) ?? "")
      case .option: setOption(index, values[index].map(JSONLine.text) ?? "")
      case .passed: break
      }
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
    case .offset:
      gesture.offset = number
      gesture.hasOffset = true
    case .page:
      let rule = NumberRule.page
      guard rule.takes(number) else { throw .outOfRange(option, number.inSentence, rule) }
      gesture.page = Int(number)
      gesture.hasPage = true
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
