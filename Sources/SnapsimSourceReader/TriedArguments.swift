import SwiftSyntax

/// Values for arguments that only the running app knows: an audit tries them all, and tells what is wrong with each.
///
/// The first are those that a view most likely gives: the pitch, length, spacing and number of its items. The last ones are
/// far from them, so that a fault found with every value does not depend on the argument.
struct TriedArguments {
  let evaluator: Evaluator
  let behavior: Behavior

  /// Whether arguments get values as wholes, and not the parts that only the app knows.
  var isWhole = false

  /// The frames of the items as a view measures them; empty for their places in the content.
  var frames = ""

  /// Calls with values to try, as some uses make the behavior, or by its only initializer, and the names of what is tried.
  func calls(as uses: [Use]) -> (texts: [String], parameters: [String]) {
    if let use = uses.first(where: { $0.arguments != nil }) {
      return with(self) { $0.frames = use.frames }.calls(use.callee, use.arguments ?? [])
    }
    let makings = behavior.makings
    return makings.count == 1 ? calls(makings[0].callee, makings[0].arguments) : ([], [])
  }

  /// Calls that make the behavior, and the parameters tried; empty where one has no values.
  ///
  /// There is one call for each value of the longest list; the others go along, from the beginning again where they end.
  private func calls(_ callee: String, _ arguments: [Argument]) -> (texts: [String], parameters: [String]) {
    var names: [String] = []
    let texts = arguments.map { argument -> [String] in
      if let text = argument.text, !isFed([argument]) { return [text] }
      guard let parameter = argument.parameter else { return [] }
      if let constraint = behavior.generics[parameter.type] {
        names.append(argument.name)
        return constraint.contains("Collection") ? ["Array(0..<UIScreen.main.itemCount)"] : []
      }
      if !argument.choices.isEmpty, !isWhole {
        names += argument.unknowns
        return argument.choices
      }
      if evaluator.idle(parameter.type) == nil { names.append(argument.name) }
      return values(for: parameter)
    }
    guard !texts.contains(where: \.isEmpty), !names.isEmpty else { return ([], []) }
    let calls = (0..<(texts.map(\.count).max() ?? 0)).map { row in
      Argument.call(callee, arguments, texts.map { $0[row % $0.count] })
    }
    return (calls.distinct, names.distinct)
  }

  /// How many values an expression has in whose parts some are put: as many as the longest list of values.
  static let rows = 5

  func values(of name: String, _ type: String) -> [String] { values(type, Meaning(name, frames: frames)) }

  /// Whether some arguments are what the app sets: objects and values that begin empty, and switches that begin off.
  func isFed(_ arguments: [Argument]) -> Bool {
    arguments.contains { argument in
      guard !argument.isFollowed, let type = argument.parameter?.type else { return false }
      let isOff = type == "Bool" && argument.text == "false" && !argument.states.isEmpty
      return isOff && Meaning(argument.name).isOfSwitch || !fed(type.lastName).isEmpty
    }
  }

  /// The properties of a type that the behavior reads and the app sets.
  private func fed(_ name: String) -> [SwiftDeclaration.Variable] {
    let types = evaluator.declarations
    let meant = types.all.first { $0.lastName == name && ["class", "struct"].contains($0.declaration.kind) }
    guard let type = meant?.declaration else { return [] }
    let read = behavior.parts.allWords
    let all = type.stored.filter { $0.declaration.kind == "var" }.map(\.variable).filter {
      read.contains($0.name)
    }
    let filled = all.filter { ["[]", "[:]"].contains($0.initialValue) }
    // A value is changed as a whole.
    if type.kind == "struct" || all.isEmpty { return filled }
    // What is filled may be set without an object before it.
    let set = types.assignments.values.joined().compactMap { $0.assignment?.left.name }
    let names = types.set.union(Set(set).intersection(filled.map(\.name)))
    return all.filter { names.contains($0.name) }
  }

  private func values(for parameter: SwiftDeclaration.Parameter) -> [String] {
    let unit = evaluator.use(of: parameter, in: behavior.parts)?.unit
    return values(parameter.type, Meaning(parameter.inner, unit: unit, frames: frames))
  }

  private func values(_ type: String, _ meaning: Meaning, depth: Int = 0) -> [String] {
    let syntax = TypeSyntax(parsing: type)
    if let idle = evaluator.idle(type) { return [idle] }
    func inner(_ type: some SyntaxProtocol) -> [String] {
      values(type.trimmedDescription, meaning, depth: depth)
    }
    switch syntax.as(TypeSyntaxEnum.self) {
    case .functionType(let function):
      let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
      if !names.isEmpty, meaning.isOfLength, function.returnClause.type.trimmedDescription == "CGFloat" {
        return ["{ _ in UIScreen.main.itemLength }"]
      }
      return inner(function.returnClause.type).map { names.isEmpty ? "{ \($0) }" : "{ \(names) in \($0) }" }
    case .attributedType(let type): return inner(type.baseType)
    case .optionalType(let type): return inner(type.wrappedType)
    case .someOrAnyType(let type): return inner(type.constraint)
    case .arrayType(let type): return list(of: type.element.trimmedDescription, meaning)
    case .dictionaryType(let type):
      let key = type.key.trimmedDescription
      let isListed = evaluator.declarations.all.contains {
        $0.lastName == key.lastName && $0.declaration.inherits(from: ["CaseIterable"])
      }
      let keys = isListed ? key + ".allCases" : each(key).map { Self.items + ".map { index in \($0) }" }
      guard let keys else { return [] }
      return (meaning.lists[type.value.trimmedDescription] ?? []).map {
        "Dictionary(zip(\(keys), \($0)), uniquingKeysWith: { $1 })"
      }
    case .identifierType(let type):
      if type.name.text == "Binding", let value = type.genericArgumentClause?.arguments.first {
        return inner(value.argument).map { ".constant(\($0))" }
      }
      if let range = Self.ranges[type.trimmedDescription] { return [range] }
      if let elements = type.genericArgumentClause?.arguments, elements.count == 1,
        let element = elements.first,
        ["Array", "Collection", "Sequence"].contains(where: type.name.text.hasSuffix)
      {
        return list(of: element.argument.trimmedDescription, meaning)
      }
      return named(type.name.text, meaning, depth)
    case .memberType(let type): return named(type.name.text, meaning, depth)
    default: return []
    }
  }

  private func list(of element: String, _ meaning: Meaning) -> [String] {
    meaning.lists[element] ?? each(element).map { [Self.items + ".map { index in \($0) }"] } ?? []
  }

  private func named(_ name: String, _ meaning: Meaning, _ depth: Int) -> [String] {
    switch name {
    case "CGFloat": return meaning.numbers
    case "Double", "Float", "TimeInterval": return meaning.numbers.map { "\(name)(\($0))" }
    case "Int": return meaning.wholeNumbers
    case "Bool": return ["true", "false"]
    case "Axis": return [".horizontal", ".vertical"]
    // Nothing is chosen or opened.
    case "Set": return ["[]"]
    case "CGSize": return meaning.numbers.map { "CGSize(width: \($0), height: \($0))" }
    case "String", "Date", "UUID": return each(name).map { ["{ let index = 0; return \($0) }()"] } ?? []
    default: break
    }
    guard depth < Evaluator.deepestTypes else { return [] }
    let types = evaluator.declarations
    if let alias = types.aliased(name) { return values(alias, meaning, depth: depth + 1) }
    let objects = types.ways(to: name).flatMap { callee, parameters -> [String] in
      let all = parameters.map { values($0.type, Meaning($0.inner, frames: frames), depth: depth + 1) }
      if all.contains(where: \.isEmpty) { return [] }
      let rows = callee.isCase ? 1 : all.map(\.count).max() ?? 1
      return (0..<rows).map { row in Argument.call(callee, parameters, all.map { $0[row % $0.count] }) }
    }
    let fed = fed(name).compactMap { property -> (name: String, values: [String])? in
      let type = property.type ?? property.initialValue.flatMap { Double($0) == nil ? nil : "CGFloat" }
      let values = values(type ?? "…", Meaning(property.name, frames: frames), depth: depth + 1)
      return values.isEmpty ? nil : (property.name, values)
    }
    guard let object = objects.first, let most = fed.map(\.values.count).max() else { return objects }
    return (0..<most).map { row in
      let settings = fed.map { "it.\($0.name) = \($0.values[row % $0.values.count])" }
      return object.setting(settings)
    }
  }

  private static let count = "UIScreen.main.itemCount"
  private static let items = "(0..<\(count))"
  private static let ranges = ["ClosedRange<Int>": "0...(\(count) - 1)", "Range<Int>": "0..<\(count)"]

  /// A value for the item of an `index`, another one for each where it can be told apart.
  private func each(_ type: String, depth: Int = 0) -> String? {
    switch type {
    case "Int": return "index"
    case "String": return "String(index)"
    case "UUID": return "UUID()"
    case "Date": return "Date(timeIntervalSinceReferenceDate: Double(index))"
    case "Bool": return "false"
    case "CGFloat", "Double", "Float", "TimeInterval": return "\(type)(UIScreen.main.itemLength)"
    case "AnyHashable": return "AnyHashable(index)"
    case _ where type.hasSuffix(".ID"):
      let owner = String(type.dropLast(3)).lastName
      let owners = evaluator.declarations.all.filter { $0.lastName == owner }
      // A generic parameter may be anything, and what is declared elsewhere is tried as that.
      if owners.isEmpty { return "index" }
      let all = owners.flatMap(\.declaration.stored)
      guard depth < Evaluator.deepestTypes, let id = all.first(where: { $0.variable.name == "id" })?.variable
      else { return nil }
      return each(id.type ?? (id.initialValue == "UUID()" ? "UUID" : ""), depth: depth + 1)
    case _ where type.hasSuffix("?"): return "nil"
    case _ where type.hasPrefix("["): return type.contains(":") ? "[:]" : "[]"
    default: break
    }
    guard depth < Evaluator.deepestTypes else { return nil }
    let types = evaluator.declarations
    let made = types.ways(to: type.lastName).lazy.compactMap { callee, parameters -> String? in
      let values = parameters.compactMap { each($0.type, depth: depth + 1) }
      return values.count == parameters.count ? Argument.call(callee, parameters, values) : nil
    }.first
    guard let made, let declaration = types.all.first(where: { $0.lastName == type.lastName })?.declaration,
      declaration.kind != "enum"
    else { return made }
    // What is measured of it begins as nothing.
    let measures = declaration.stored.compactMap { measured($0.variable) }
    let set = measures.isEmpty ? [] : types.set
    let settings = measures.filter { set.contains($0.0) }.map { "it.\($0) = \($1)" }
    return settings.isEmpty ? made : made.setting(settings)
  }

  /// The name and the value of a property of an item that begins as nothing, where it may be a measure of it.
  private func measured(_ property: SwiftDeclaration.Variable) -> (String, String)? {
    guard let initial = property.initialValue,
      ["0", "0.0", ".zero", "CGSize.zero", "CGRect.zero"].contains(initial)
    else { return nil }
    let lists = Meaning(property.name).lists
    return lists[property.type ?? "CGFloat"]?.first.map { (property.name, "\($0)[index]") }
  }
}

/// The meaning of an argument by the words of its name and by the unit of what it is compared with.
private struct Meaning {
  private let words: Set<String>
  private let unit: String?
  private let frames: String

  init(_ name: String, unit: String? = nil, frames: String = "") {
    var words: [String] = [""]
    for character in name {
      if character.isUppercase || !character.isLetter { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
    }
    (self.words, self.unit, self.frames) = (Set(words), unit, frames)
  }

  private func says(_ words: Set<String>) -> Bool { !words.isDisjoint(with: self.words) }

  var isOfLength: Bool { says(["width", "height", "length", "size"]) }
  var isOfSwitch: Bool { says(["enabled", "active", "on"]) }

  private static let item = "UIScreen.main.item"
  private static let pitch = "(\(item)Length + \(item)Spacing)"

  /// Lengths in points, parts, and velocities (the values are our choice).
  var numbers: [String] {
    if unit == "points per second" || says(["velocity", "speed"]) { return ["300", "1000", "50", "0.5"] }
    if unit == "factor" || says(["ratio", "fraction", "percent", "percentage", "progress", "factor"]) {
      return ["0.5", "0.25", "1"]
    }
    if says(["threshold", "sensitivity"]) {
      return unit == nil ? ["0.5", "50", "0.2"] : ["50", "20", "120"]
    }
    let isLength = says(["width", "height"])
    if isLength, says(["size", "screen", "container", "viewport", "window", "proxy", "geometry", "bounds"]) {
      return ["UIScreen.main.bounds." + (says(["height"]) ? "height" : "width")]
    }
    if says(["header", "footer", "title", "bar", "top", "banner"]), isLength { return ["100", "44", "200"] }
    if says(["spacing", "gap"]) { return ["\(Self.item)Spacing", "0", "12", "24"] }
    if says(["offset"]) {
      return ["liftedOffset", "restedOffset"].map { "UIScreen.main." + $0 } + ["0", "60"]
    }
    if says(["inset", "insets", "safe", "margin", "margins", "padding", "origin", "start", "min"]) {
      return ["0", "16", "60"]
    }
    let likely = [Self.pitch, "\(Self.item)Length"]
    // A name that says which leaves nothing else to try.
    if says(["step", "pitch", "stride", "slot"]) { return likely }
    if isOfLength, says(["item", "card", "cell", "row", "tile"]) { return likely.reversed() }
    return likely + ["UIScreen.main.bounds." + (says(["height"]) ? "height" : "width"), "60", "200"]
  }

  var wholeNumbers: [String] {
    if says(["last", "max", "upper"]), says(["index", "item", "page"]) { return ["\(Self.item)Count - 1"] }
    if !says(["count"]), says(["index", "current", "selected", "selection", "page", "position"]) {
      return ["lifted", "rested"].map { "(\(Self.item.dropLast(4))\($0)Item ?? 0)" }
    }
    // The days of a month's weeks.
    if says(["date", "dates", "day", "days", "month"]) { return ["35", "42", "28"] }
    if says(["column", "columns", "row", "rows", "visible", "per"]) { return ["1", "2", "3"] }
    return ["\(Self.item)Count", "\(Self.item)Count - 1", "1", "5"]
  }

  /// Lists of what a view collects of its items, by the type of their elements.
  var lists: [String: [String]] {
    let isOfStarts = says(["top", "tops", "start", "starts", "edge", "edges", "leading"])
    let isOfEnds = says(["bottom", "bottoms", "end", "ends", "trailing", "max"])
    func list(_ member: String, _ property: String) -> String {
      frames.isEmpty ? Self.item + member : frames + ".map(\\.\(property))"
    }
    let edges = isOfEnds ? list("Ends", "maxX") : list("Edges", "minX")
    let lengths = list("Lengths", "width")
    let measured = frames.isEmpty ? Self.item + "Frames" : frames
    let isOfLengths = says(["width", "widths", "height", "heights", "length", "lengths", "size", "sizes"])
    // A name that says which leaves nothing else to try.
    let numbers = isOfLengths ? [lengths] : isOfEnds || isOfStarts ? [edges] : [edges, lengths]
    return [
      "CGFloat": numbers, "Double": numbers.map { "(\($0)).map(Double.init)" },
      "Int": ["Array(0..<\(Self.item)Count)"], "CGRect": [measured],
      "CGSize": [measured + ".map(\\.size)"], "CGPoint": [measured + ".map(\\.origin)"],
      "ClosedRange<CGFloat>": [measured + ".map { $0.minX...$0.maxX }"],
    ]
  }
}
