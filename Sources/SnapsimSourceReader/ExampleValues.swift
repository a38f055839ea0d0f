/// Values that may stand for what is not known: by what a parameter is called, its type, and the layout.
struct ExampleValues {
  let layout: ProposedValues
  let types: DeclaredTypes

  /// How many types within each other are looked into.
  private static let deepest = 3

  /// The purpose of a value: the parameter's name, the behavior, and the number of types around it.
  private struct Place {
    var name: String
    let behavior: Behavior
    var depth = 0
  }

  /// A value for a parameter of what makes a behavior.
  func value(for parameter: SwiftDeclaration.Parameter, of behavior: Behavior) -> String {
    value(parameter.type, Place(name: parameter.label ?? parameter.name ?? "", behavior: behavior))
  }

  /// Whether a parameter takes a closure.
  func isClosure(_ parameter: SwiftDeclaration.Parameter, of behavior: Behavior) -> Bool {
    (standIn(parameter.type, behavior) ?? parameter.type).contains("->")
  }

  /// The type that stands for a generic parameter or behind an alias.
  private func standIn(_ name: String, _ behavior: Behavior) -> String? {
    behavior.generics[name] ?? types.aliased(name)
  }

  private static let attributes = ["inout ", "borrowing ", "consuming ", "sending ", "any ", "some "]
  private static let lengths: Set = ["CGFloat", "Double", "Float"]

  private func value(_ type: String, _ place: Place) -> String {
    var type = type
    while type.hasPrefix("@"), let end = type.firstIndex(of: " ") {
      type = String(type[end...].drop(while: \.isWhitespace))
    }
    for word in Self.attributes where type.hasPrefix(word) { type = String(type.dropFirst(word.count)) }
    if type.hasSuffix("?") { return "nil" }
    if type.hasPrefix("("), type.hasSuffix(")"), !type.contains(",") {
      return value(String(type.dropFirst().dropLast()), place)
    }
    if let binding = element(of: type, "Binding<") { return ".constant(\(value(binding, place)))" }
    if let arrow = type.firstRange(of: "->") {
      return closure(String(type[..<arrow.lowerBound]), to: String(type[arrow.upperBound...]), place)
    }
    if type.hasPrefix("["), type.contains(":") { return "[:]" }
    if type.hasPrefix("[") { return list(String(type.dropFirst().dropLast()), place) }
    if let element = element(of: type, "Array<") { return list(element, place) }
    if type.hasPrefix("Set<") { return "[]" }
    let limit = Numbers.text(layout.reach)
    if element(of: type, "ClosedRange<") != nil { return "0...\(limit)" }
    if element(of: type, "Range<") != nil { return "0..<\(limit)" }
    // Of a generic type its parameters follow from where it goes.
    return plain(String(type.prefix { $0 != "<" }), place)
  }

  private func element(of type: String, _ prefix: String) -> String? {
    type.hasPrefix(prefix) && type.hasSuffix(">") ? String(type.dropFirst(prefix.count).dropLast()) : nil
  }

  private func list(_ type: String, _ place: Place) -> String {
    if Self.lengths.contains(type) { return "[\(layout.stops.map(Numbers.text).joined(separator: ", "))]" }
    switch standIn(type, place.behavior) {
    case "Int": return "Array(0..<\(layout.count))"
    case "SampleItem": return "(0..<\(layout.count)).map { SampleItem(id: $0) }"
    default: break
    }
    let element = value(type, place)
    return element == "…" ? "[]" : "[\(element)]"
  }

  private func closure(_ inputs: String, to result: String, _ place: Place) -> String {
    let result = String(result.drop(while: \.isWhitespace))
    let inputs = inputs.replacing("throws", with: "").replacing("async", with: "").filter { $0 != " " }
    let count = inputs == "()" ? 0 : inputs.split(separator: ",").count
    let names = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
    let value = ["Void", "()"].contains(result) ? "" : value(result, place)
    return "{ \(names)\(value) }".replacing("  ", with: " ")
  }

  /// A call that makes a value of a type in the files, of values in turn.
  private func made(_ name: String, _ place: Place) -> String {
    guard place.depth < Self.deepest else { return "…" }
    var inner = place
    inner.depth += 1
    if let type = standIn(name, place.behavior) { return value(type, inner) }
    guard let parameters = types.parameters(name) else { return "…" }
    let arguments = parameters.map { parameter in
      inner.name = parameter.label ?? parameter.name ?? ""
      return parameter.given(value(parameter.type, inner))
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func plain(_ type: String, _ place: Place) -> String {
    let size = "CGSize(width: \(Numbers.text(layout.width)), height: \(Numbers.text(layout.height)))"
    let axis = layout.isVertical ? ".vertical" : ".horizontal"
    switch type.split(separator: ".").last.map(String.init) ?? type {
    case "CGFloat", "Double", "Float", "TimeInterval": return layout.number(place.name, isWhole: false)
    case "Int", "UInt", "Int32", "Int64": return layout.number(place.name, isWhole: true)
    case "Bool": return "true"
    case "String": return "\"…\""
    case "CGSize": return size
    case "CGPoint": return "CGPoint(x: 0, y: 0)"
    case "CGRect": return "CGRect(origin: .zero, size: \(size))"
    case "EdgeInsets": return "EdgeInsets()"
    case "GeometryProxy": return "GeometryProxy(size: \(size))"
    case "Date": return ".now"
    case "Calendar": return ".current"
    case "Axis": return axis
    case "Set" where type == "Axis.Set": return axis
    case "UnitPoint", "Alignment": return types.value(type) ?? ".center"
    case "Edge": return ".leading"
    case "Color": return ".red"
    case "UUID": return "UUID()"
    case "ScrollPosition", "PagingScrollTargetBehavior", "PassthroughSubject", "Spring": return type + "()"
    case "ScrollTargetBehavior": return "PagingScrollTargetBehavior()"
    case let name: return types.value(name) ?? made(name, place)
    }
  }
}

extension ProposedValues {
  /// A number for a parameter that is called so.
  fileprivate func number(_ name: String, isWhole: Bool) -> String {
    let value = value(Self.words(name), isWhole: isWhole)
    return Numbers.text(isWhole ? value.rounded() : value)
  }

  private func value(_ words: [String], isWhole: Bool) -> Double {
    func has(_ names: String...) -> Bool { !Set(names).isDisjoint(with: words) }
    if has("count", "number", "total") || words.first == "items" && isWhole { return Double(count) }
    if has("spacing", "gap", "gutter", "padding", "margin", "inset", "insets") { return spacing }
    if has("velocity", "speed") { return 300 }
    if has("duration", "interval", "delay", "response") { return isWhole ? 1 : 0.3 }
    if has("fraction", "ratio", "factor", "multiplier", "percentage", "percent", "progress", "tolerance") {
      return isWhole ? 1 : 0.5
    }
    // A threshold may be a part of a page or a way in points; what is named after a length is the latter.
    if has("threshold") {
      return has("distance", "points", "drag", "offset", "length", "width", "height") || isWhole
        ? container / 3 : 0.5
    }
    if has("max", "maximum", "maximal", "limit", "end", "reach", "upper") {
      return isWhole ? Double(count - 1) : reach
    }
    let isCount = has("columns", "rows", "pages", "items", "cells") && !has("per")
    if isWhole, isCount { return Double(count) }
    if has("min", "minimum", "start", "lower", "index", "current", "initial", "offset", "origin") { return 0 }
    if has("container", "viewport", "screen", "page", "visible") && !isWhole { return container }
    return isWhole ? 1 : pitch
  }

  /// The words of a name: `itemWidth` as `item` and `width`.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || character == "_" || words.isEmpty { words.append("") }
      if character != "_" { words[words.count - 1] += character.lowercased() }
    }
    return words.filter { !$0.isEmpty }
  }
}
