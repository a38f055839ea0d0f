import Foundation
import ScrollSimulation

/// What all rows of a batch have in common.
struct BatchPlan: Sendable {
  let options: RunOptions
  let columns: BatchColumns
  let format: any RowFormat
}

/// Settles the rows of one part of a batch, on one thread.
///
/// It keeps what the last row's layout and behavior made, so that a batch of gestures on one layout makes it once.
///
/// Not used by two threads at once, though by one after another: that is what the conformance promises.
final class BatchWorker: @unchecked Sendable {
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
  private var gestures: GestureOptions
  private var passed: [Cell]
  private var optionTexts: [String]
  private var optionsHaveChanged = true

  // What its options made.
  private var settling: Settling?
  private var spec = ""

  /// Makes a worker for some batch.
  init(_ plan: BatchPlan) {
    self.plan = plan
    gestures = plan.options.gesture
    passed = plan.columns.passed.map { _ in .missing }
    optionTexts = plan.columns.roles.map { _ in "" }
  }

  /// Settles the records of a part, CSV or JSON lines; what the last part left is forgotten.
  func settle(_ bytes: ArraySlice<UInt8>, firstLine: Int, isJSON: Bool) {
    text.removeAll(keepingCapacity: true)
    badRows.removeAll()
    foundMisalignment = false
    if isJSON { settleJSON(bytes, firstLine) } else { settleCSV(bytes, firstLine) }
  }

  private var mayGoOn: Bool { badRows.isEmpty || plan.options.output.keepsGoing }

  private func settleCSV(_ bytes: ArraySlice<UInt8>, _ firstLine: Int) {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      var line = firstLine
      while index < bytes.count, mayGoOn {
        let start = index
        row(line) { () throws(SnapsimError) in
          do throws(CSVRecord.Flaw) {
            index = try record.parse(bytes, from: start)
          } catch {
            index = bytes[start...].firstIndex(of: ByteText.newline).map { $0 + 1 } ?? bytes.count
            throw .badRow(.csv(error))
          }
          // A line without anything is no row.
          if record.fields.count == 1, record.fields[0].range.isEmpty, !record.fields[0].isQuoted {
            return false
          }
          try readCSV(bytes)
          return true
        }
        for byte in bytes[start..<index] where byte == ByteText.newline { line += 1 }
      }
    }
  }

  private func settleJSON(_ bytes: ArraySlice<UInt8>, _ firstLine: Int) {
    var line = firstLine
    var start = bytes.startIndex
    while start < bytes.endIndex, mayGoOn {
      let end = bytes[start...].firstIndex(of: ByteText.newline) ?? bytes.endIndex
      let object = bytes[start..<end]
      row(line) { () throws(SnapsimError) in
        guard object.contains(where: { $0 > 0x20 }) else { return false }
        try readJSON(Data(object))
        return true
      }
      line += 1
      start = end + 1
    }
  }

  /// Reads a row, settles it and writes it; where one of these fails, notes why.
  private func row(_ line: Int, read: () throws(SnapsimError) -> Bool) {
    do throws(SnapsimError) {
      gestures = plan.options.gesture
      guard try read() else { return }
      let settlement = try settlement()
      if plan.options.output.finds(settlement.misalignment) { foundMisalignment = true }
      write(settlement)
    } catch {
      badRows.append(BadRow(line: line, reason: error.message))
      if plan.options.output.keepsGoing { write(nil) }
    }
  }

  private func write(_ settlement: Settlement?) {
    plan.format.row(Row(behavior: spec, gesture: 0, settlement: settlement, passed: passed), to: &text)
  }

  private func settlement() throws(SnapsimError) -> Settlement {
    let settling = try currentSettling()
    let start = try gestures.start(in: settling.rulers.pages)
    do throws(SimulationError) {
      return try settling.settle(
        from: start, Gesture(drag: gestures.drag, velocity: gestures.velocity))
    } catch {
      throw .simulation(error)
    }
  }

  /// The step for the row's layout and behavior: the last row's, if nothing has changed.
  private func currentSettling() throws(SnapsimError) -> Settling {
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

  private func readCSV(_ bytes: UnsafeBufferPointer<UInt8>) throws(SnapsimError) {
    let roles = plan.columns.roles
    guard record.fields.count == roles.count else {
      for index in passed.indices { passed[index] = .missing }
      throw .badRow(.fieldCount(record.fields.count, expected: roles.count))
    }
    for (index, field) in record.fields.enumerated() {
      switch roles[index] {
      case .gesture(let option):
        if let number = NumberBytes.parse(bytes[field.range]) {
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

  private func readJSON(_ line: Data) throws(SnapsimError) {
    for index in passed.indices { passed[index] = .missing }
    let object = try JSONLine.object(line)
    for key in object.keys where !plan.columns.names.contains(key) {
      throw .badRow(.unknownKey(key))
    }
    for (index, name) in plan.columns.names.enumerated() {
      let value = object[name].flatMap { $0 is NSNull ? nil : $0 }
      switch plan.columns.roles[index] {
      case .gesture(let option):
        guard let value else { continue }
        if let number = JSONLine.number(value) {
          try set(option, number)
        } else {
          try set(option, text: JSONLine.text(value))
        }
      case .option:
        let text = value.map(JSONLine.text) ?? ""
        if text != optionTexts[index] { setOption(index, text) }
      case .passed(let place):
        if let value { passed[place] = JSONLine.cell(value) }
      }
    }
  }

  private func setOption(_ index: Int, _ text: String) {
    optionTexts[index] = text
    optionsHaveChanged = true
  }

  private func set(_ option: Option, text: String) throws(SnapsimError) {
    if !text.isEmpty { try set(option, try OptionText.number(option, text)) }
  }

  private func set(_ option: Option, _ number: Double) throws(SnapsimError) {
    switch option {
    case .drag: gestures.drag = number
    case .velocity: gestures.velocity = number
    case .offset:
      gestures.offset = number
    case .page:
      guard let rule = option.descriptor.value.rule, rule.takes(number) else {
        throw .outOfRange(option, number.inSentence, .count("the index of a page", from: 0))
      }
      gestures.page = Int(number)
      // Only an offset in the row itself wins over its page.
      if !plan.columns.options.contains(.offset) { gestures.offset = nil }
    default: break
    }
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
