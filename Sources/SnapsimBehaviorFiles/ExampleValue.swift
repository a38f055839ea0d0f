import Foundation

/// Values and types that may stand for what is not known, to show where one goes.
enum ExampleValue {
  /// A type that meets a constraint of a generic parameter, as far as that can be told by its words.
  static func argument(_ constraint: String) -> String {
    if constraint.contains("ScrollTargetBehavior") { return "PagingScrollTargetBehavior" }
    if constraint.contains("Collection") || constraint.contains("Sequence") { return "[Int]" }
    if constraint.contains("FloatingPoint") { return "CGFloat" }
    if constraint.contains("StringProtocol") { return "String" }
    return "Int"
  }

  /// A value of a type, to show where one goes; of types that the files declare, one that is known by their name.
  static func of(_ type: String, _ known: [String: String] = [:]) -> String {
    var type = type
    while type.hasPrefix("@"), let end = type.firstIndex(of: " ") {
      type = type[end...].trimmingCharacters(in: .whitespaces)
    }
    for word in ["inout ", "borrowing ", "consuming ", "sending ", "any ", "some "] where type.hasPrefix(word)
    {
      type = String(type.dropFirst(word.count))
    }
    if type.hasSuffix("?") { return "nil" }
    if type.hasPrefix("("), type.hasSuffix(")"), !type.contains(",") {
      return of(String(type.dropFirst().dropLast()), known)
    }
    if type.hasPrefix("Binding<") {
      return ".constant(\(of(String(type.dropFirst(8).dropLast()), known)))"
    }
    if let arrow = type.range(of: "->") {
      let result = type[arrow.upperBound...].trimmingCharacters(in: .whitespaces)
      let inputs = type[..<arrow.lowerBound].replacing("throws", with: "").replacing("async", with: "")
        .trimmingCharacters(in: .whitespaces)
      let names =
        inputs == "()"
        ? ""
        : Array(repeating: "_", count: inputs.split(separator: ",").count)
          .joined(separator: ", ") + " in "
      return "{ \(names)\(["Void", "()"].contains(result) ? "" : of(result, known)) }"
        .replacing("  ", with: " ")
    }
    if type.hasPrefix("[") {
      if type.contains(":") { return "[:]" }
      let element = of(String(type.dropFirst().dropLast()), known)
      return element == "…" ? "[]" : "[\(element)]"
    }
    if type.hasPrefix("Set<") || type.hasPrefix("Array<") { return "[]" }
    if type.hasPrefix("ClosedRange<") { return "0...100" }
    if type.hasPrefix("Range<") { return "0..<100" }
    switch type.split(separator: ".").last.map(String.init) ?? type {
    case "CGFloat", "Double", "Float", "TimeInterval": return "100"
    case "Int", "UInt", "Int32", "Int64": return "1"
    case "Bool": return "true"
    case "String": return "\"…\""
    case "CGSize": return "CGSize(width: 100, height: 100)"
    case "CGPoint": return "CGPoint(x: 0, y: 0)"
    case "CGRect": return "CGRect(x: 0, y: 0, width: 100, height: 100)"
    case "EdgeInsets": return "EdgeInsets()"
    case "GeometryProxy": return "GeometryProxy(size: CGSize(width: 390, height: 844))"
    case "Date": return ".now"
    case "Calendar": return ".current"
    case "Axis": return ".horizontal"
    case "Set" where type == "Axis.Set": return ".horizontal"
    case "UnitPoint", "Alignment": return known[type] ?? ".center"
    case "Edge": return ".leading"
    case "Color": return ".red"
    case "UUID": return "UUID()"
    case "ScrollPosition", "PagingScrollTargetBehavior": return type + "()"
    case "ScrollTargetBehavior": return "PagingScrollTargetBehavior()"
    case let name: return known[name] ?? "…"
    }
  }
}
