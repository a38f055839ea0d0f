import Foundation
import ScrollSimulation

/// The row of a batch at hand, read cell by cell into what its columns mean.
struct BatchRow {
  /// The numbers of its gesture.
  private(set) var gesture: GestureCells

  /// What it hands on.
  private(set) var passed: [Cell]

  /// Whether an option differs from the row before; whoever has taken note sets it back.
  var optionsHaveChanged = true

  private let plan: BatchPlan

  /// The texts of its options, by column; empty where it has none.
  private var optionTexts: [String]

  private var flat = FlatJSON()

  /// The values of a flat object, by column, and the columns of its members.
  private var values: [FlatJSON.Value?]
  private var columnsOfMembers: [Int]

  /// Makes an empty row.
  init(_ plan: BatchPlan) {
    self.plan = plan
    gesture = GestureCells(plan.options.gesture)
    passed = plan.columns.passed.map { _ in .missing }
    optionTexts = plan.columns.roles.map { _ in "" }
    values = plan.columns.roles.map { _ in nil }
    columnsOfMembers = Array(plan.columns.roles.indices)
  }

  /// Forgets the row before, but for its options, which mostly stay the same.
  mutating func begin() {
    gesture = GestureCells(plan.options.gesture)
    for index in passed.indices { passed[index] = .missing }
  }

  /// The command line's options with the row's own over them.
  func options() throws(SnapsimError) -> RunOptions {
    var options = plan.options
    var given = options.given
    for (role, text) in zip(plan.columns.roles, optionTexts) where !text.isEmpty {
      guard case .option(let option) = role else { continue }
      try options.setCell(option, text)
      if !option.isOff(text) { given.insert(option) }
    }
    // A row's offset wins over its page; of all else that excludes each other, only one may stand there.
    if let (one, other) = RunOptions.conflict(given.subtracting([.page])) {
      throw .badRow(.conflict(one, other))
    }
    if let (option, other) = RunOptions.lack(given) { throw .badRow(.needs(option, other)) }
    return options
  }

  /// The options that the row sets, for the command that shows a fault.
  var settings: [(option: Option, text: String)] {
    zip(plan.columns.roles, optionTexts).compactMap { role, text in
      guard case .option(let option) = role, !text.isEmpty, !option.isOff(text) else { return nil }
      return (option, text)
    }
  }

  /// Reads a record of CSV.
  mutating func read(_ record: CSVRecord, in bytes: UnsafeBufferPointer<UInt8>) throws(SnapsimError) {
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

  /// Reads a line of JSON.
  mutating func readJSON(_ line: ArraySlice<UInt8>) throws(SnapsimError) {
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
  func start(in pages: ScrollStops) throws(SnapsimError) -> Double {
    // Only an offset in the row itself wins over its page.
    if let offset, hasOffset || !hasPage { return offset }
    return try GestureOptions.start(page: page, in: pages)
  }
}

extension Option {
  /// Whether a cell switches it off.
  fileprivate func isOff(_ text: String) -> Bool {
    guard case .none = descriptor.value else { return false }
    return text == "false" || text == "0"
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
