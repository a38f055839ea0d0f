import Foundation

/// Values that may stand for what is not known, to show where one goes.
struct ExampleValue {
  /// What the parameter is called that takes it.
  private let name: String
  private let behavior: SourceReading.Behavior
  private let values: ProposedValues

  /// How many types it is within.
  private var depth = 0

  /// A value for a parameter of what makes a behavior.
  static func of(
    _ parameter: SwiftDeclaration.Parameter, for behavior: SourceReading.Behavior, _ values: ProposedValues
  ) -> String {
    ExampleValue(name: parameter.label ?? parameter.name ?? "", behavior: behavior, values: values)
      .value(parameter.type)
  }

  private static let attributes = ["inout ", "borrowing ", "consuming ", "sending ", "any ", "some "]

  /// A value of a type; of types that the files declare, one that is known by their name.
  private func value(_ type: String) -> String {
    var type = type
    while type.hasPrefix("@"), let end = type.firstIndex(of: " ") {
      type = type[end...].trimmingCharacters(in: .whitespaces)
    }
    for word in Self.attributes where type.hasPrefix(word) { type = String(type.dropFirst(word.count)) }
    if type.hasSuffix("?") { return "nil" }
    if type.hasPrefix("("), type.hasSuffix(")"), !type.contains(",") {
      return value(String(type.dropFirst().dropLast()))
    }
    if let binding = element(of: type, "Binding<") { return ".constant(\(value(binding)))" }
    if let arrow = type.range(of: "->") {
      return closure(String(type[..<arrow.lowerBound]), String(type[arrow.upperBound...]))
    }
    if type.hasPrefix("["), type.contains(":") { return "[:]" }
    let list =
      type.hasPrefix("[") ? String(type.dropFirst().dropLast()) : element(of: type, "Array<")
    if let list {
      if Self.lengths.contains(list) { return values.list }
      switch behavior.standIns[list] {
      case "Int": return "Array(0..<\(values.itemCount))"
      case "SampleItem": return "(0..<\(values.itemCount)).map { SampleItem(id: $0) }"
      default: break
      }
      let element = value(list)
      return element == "…" ? "[]" : "[\(element)]"
    }
    if type.hasPrefix("Set<") { return "[]" }
    if element(of: type, "ClosedRange<") != nil { return "0...\(values.upperLimit)" }
    if element(of: type, "Range<") != nil { return "0..<\(values.upperLimit)" }
    return plain(type)
  }

  private static let lengths: Set = ["CGFloat", "Double", "Float"]

  private func element(of type: String, _ prefix: String) -> String? {
    type.hasPrefix(prefix) && type.hasSuffix(">") ? String(type.dropFirst(prefix.count).dropLast()) : nil
  }

  private func closure(_ inputs: String, _ result: String) -> String {
    let result = result.trimmingCharacters(in: .whitespaces)
    let inputs = inputs.replacing("throws", with: "").replacing("async", with: "")
      .trimmingCharacters(in: .whitespaces)
    let count = inputs == "()" ? 0 : inputs.split(separator: ",").count
    let names = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
    return "{ \(names)\(["Void", "()"].contains(result) ? "" : value(result)) }".replacing("  ", with: " ")
  }

  /// A value of the type that stands for a generic parameter or behind an alias.
  private func standIn(_ name: String) -> String? {
    guard depth < Self.deepest, let type = behavior.standIns[name] else { return nil }
    var inner = self
    inner.depth += 1
    return inner.value(type)
  }

  /// How many types within each other are looked into.
  private static let deepest = 3

  /// What makes a value of a type in the files, of values in turn.
  private func made(_ name: String) -> String {
    guard depth < Self.deepest, let parameters = behavior.made[name] else { return "…" }
    let arguments = parameters.map { parameter in
      var inner = ExampleValue(
        name: parameter.label ?? parameter.name ?? "", behavior: behavior, values: values)
      inner.depth = depth + 1
      return (parameter.label.map { $0 + ": " } ?? "") + inner.value(parameter.type)
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func plain(_ type: String) -> String {
    switch type.split(separator: ".").last.map(String.init) ?? type {
    case "CGFloat", "Double", "Float", "TimeInterval": values.number(name, isWhole: false)
    case "Int", "UInt", "Int32", "Int64": values.number(name, isWhole: true)
    case "Bool": "true"
    case "String": "\"…\""
    case "CGSize": values.size
    case "CGPoint": "CGPoint(x: 0, y: 0)"
    case "CGRect": "CGRect(origin: .zero, size: \(values.size))"
    case "EdgeInsets": "EdgeInsets()"
    case "GeometryProxy": "GeometryProxy(size: \(values.size))"
    case "Date": ".now"
    case "Calendar": ".current"
    case "Axis": values.axis
    case "Set" where type == "Axis.Set": values.axis
    case "UnitPoint", "Alignment": behavior.known[type] ?? ".center"
    case "Edge": ".leading"
    case "Color": ".red"
    case "UUID": "UUID()"
    case "ScrollPosition", "PagingScrollTargetBehavior": type + "()"
    case "ScrollTargetBehavior": "PagingScrollTargetBehavior()"
    case let name: behavior.known[name] ?? standIn(name) ?? made(name)
    }
  }
}
