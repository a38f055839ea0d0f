import SwiftSyntax

/// The changes that `updateTarget` of a behavior makes to the target, and where a finding would have it changed.
struct BehaviorRemedies {
  private let file: SourceFile
  private let target: String
  private let context: String
  private let body: CodeBlockSyntax

  private var assignments: [Assignment] = []
  private var divisors: [(name: String, isSigned: Bool, item: CodeBlockItemSyntax)] = []
  private var returns: [ReturnStmtSyntax] = []
  private var comparisons: [SequenceExprSyntax] = []
  private var velocities: [MemberAccessExprSyntax] = []
  private var words: Set<String> = []

  /// The names of values, and the words of calls that are told some of them.
  private var bound: Set<String> = []
  private var told: Set<String> = []

  /// The names of what depends on an offset or a velocity, which may be less than 0.
  private var signed: Set = ["velocity", "rect", "originalTarget"]

  private struct Assignment {
    let item: CodeBlockItemSyntax

    let sequence: SequenceExprSyntax

    /// The text behind the target's name: `.rect.origin.x`.
    let part: String
    let value: ExprSyntax

    /// The axis, and what is assigned on it, where one is meant.
    var axis: (name: String, text: String)?

    var start: Int { sequence.bytes.lowerBound }
    var valueBytes: Range<Int> { value.bytes.lowerBound..<sequence.bytes.upperBound }
  }

  /// Reads the function; `nil` where the file has none of its own, or one whose parameters have no names.
  init?(of behavior: Behavior, in file: SourceFile) {
    let groups = behavior.parts.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
    let functions = groups.flatMap(\.memberBlock.members).compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { $0.name.text == "updateTarget" && $0.root.id == file.tree.root.id }
    let parameters = functions.first?.signature.parameters.map(\.inner)
    guard functions.count == 1, let body = functions[0].body, let parameters, parameters.count == 2,
      !parameters.contains("_")
    else { return nil }
    (self.file, self.body, target, context) = (file, body, parameters[0], parameters[1])
    words = body.words()
    read()
  }

  private mutating func read() {
    var speeds: Set = ["velocity"]
    body.statements.descend { syntax in
      // What stands in a function or a closure within is done at another time.
      if syntax.is(FunctionDeclSyntax.self) || syntax.is(ClosureExprSyntax.self) { return false }
      if let binding = syntax.as(PatternBindingSyntax.self), let value = binding.initializer?.value.words() {
        let names = binding.pattern.words()
        bound.formUnion(names)
        if !value.isDisjoint(with: speeds), value.isDisjoint(with: ["rect", target]) {
          speeds.formUnion(names)
        }
        if !value.isDisjoint(with: signed) { signed.formUnion(names) }
      }
      if let call = syntax.as(CodeBlockItemSyntax.self)?.item.call { told.formUnion(call.words()) }
      if let sequence = syntax.as(SequenceExprSyntax.self) { note(sequence, speeds) }
      if let argument = syntax.call?.arguments.first, argument.label?.text == "dividingBy" {
        noteDivisor(argument.expression)
      }
      if let leaving = syntax.as(ReturnStmtSyntax.self) { returns.append(leaving) }
      if let member = syntax.member, member.lastName == "dx",
        member.base?.trimmedDescription.lastName == "velocity"
      {
        velocities.append(member)
      }
      return true
    }
  }

  private mutating func note(_ sequence: SequenceExprSyntax, _ speeds: Set<String>) {
    let elements = Array(sequence.elements)
    for (index, element) in elements.enumerated().dropFirst() where index + 1 < elements.count {
      let sign = element.trimmedDescription
      if sign == "/" { noteDivisor(elements[index + 1]) }
      let sides = [elements[index - 1], elements[index + 1]]
      if ["<", ">", "<=", ">="].contains(sign), !sides.contains(where: \.isZero),
        sides.contains(where: { !$0.words().isDisjoint(with: speeds) })
      {
        comparisons.append(sequence)
      }
    }
    guard elements.count > 2, elements[1].assigns, let item = sequence.item else { return }
    let left = elements[0].trimmedDescription.filter { !$0.isWhitespace }
    guard left.hasPrefix(target + ".rect") else { return }
    var assignment = Assignment(
      item: item, sequence: sequence, part: String(left.dropFirst(target.count)), value: elements[2])
    switch assignment.part {
    case ".rect.origin.x", ".rect.origin.y":
      assignment.axis = (String(assignment.part.suffix(1)), text(assignment.valueBytes))
    case ".rect", ".rect.origin":
      if elements.count == 3 { assignment.axis = axis(of: elements[2]) }
    default: break
    }
    assignments.append(assignment)
  }

  /// The axis of a made point or rectangle, where the other one is 0 or as it was.
  private func axis(of value: ExprSyntax) -> (name: String, text: String)? {
    if [".zero", "CGPoint.zero", "CGRect.zero"].contains(value.trimmedDescription) {
      return spokenAxis.map { ($0, "0") }
    }
    guard let call = value.call else { return nil }
    if let origin = call["origin"] { return axis(of: origin) }
    guard let x = call["x"], let y = call["y"] else { return nil }
    func isIdle(_ value: ExprSyntax, _ kept: [String]) -> Bool {
      value.isZero || kept.contains { value.trimmedDescription == "\(target).rect.\($0)" }
    }
    let idle = (x: isIdle(x, ["minX", "origin.x"]), y: isIdle(y, ["minY", "origin.y"]))
    if idle.x == idle.y { return nil }
    return idle.y ? ("x", x.trimmedDescription) : ("y", y.trimmedDescription)
  }

  private var spokenAxis: String? {
    let axes = [
      ("x", ["minX", "midX", "maxX", "width", "dx"]), ("y", ["minY", "midY", "maxY", "height", "dy"]),
    ]
    let spoken = axes.filter { !words.isDisjoint(with: $0.1) }
    return spoken.count == 1 ? spoken[0].0 : nil
  }

  private mutating func noteDivisor(_ divisor: ExprSyntax) {
    guard !divisor.isNumber, let item = divisor.item else { return }
    divisors.append((divisor.trimmedDescription, !divisor.words().isDisjoint(with: signed), item))
  }

  /// All that one line each is meant by.
  var all: [SourceRemedy] {
    // A guard stands before what else is put before its statement.
    let edits = [guardDivisor, end, clamp, axisOrigin, earlyReturn].compactMap(\.self)
    let mirrored = words.contains("layoutDirection") ? [] : only(velocities, .mirrorVelocity)
    return edits + mirrored + only(comparisons, .velocityUnit)
  }

  private func remedy(
    _ kind: SourceRemedy.Kind, at offset: Int, _ name: String, _ edits: [SourceRemedy.Edit] = []
  ) -> SourceRemedy {
    let place = file.converter.location(for: AbsolutePosition(utf8Offset: offset))
    return SourceRemedy(kind: kind, line: place.line, column: place.column, name: name, edits: edits)
  }

  private func only(_ found: [some SyntaxProtocol], _ kind: SourceRemedy.Kind) -> [SourceRemedy] {
    guard let first = found.first, found.allSatisfy({ file.line(of: $0) == file.line(of: first) }) else {
      return []
    }
    return [remedy(kind, at: first.bytes.lowerBound, first.oneLine)]
  }

  private func reach(_ axis: String) -> String {
    let length = axis == "x" ? "width" : "height"
    return "max(0, \(context).contentSize.\(length) - \(context).containerSize.\(length))"
  }

  /// Brings each axis within the content where it was assigned, or at the end of the function.
  private var clamp: SourceRemedy? {
    let known = assignments.compactMap { assignment in assignment.axis.map { ($0.name, assignment) } }
    guard known.count == assignments.count, let first = known.first else { return nil }
    var edits: [SourceRemedy.Edit] = []
    for axis in ["x", "y"] {
      let own = known.filter { $0.0 == axis }.map(\.1)
      guard let last = own.last else { continue }
      let origin = "\(target).rect.origin.\(axis)"
      let statement = "\(origin) = min(max(0, \(origin)), \(reach(axis)))"
      let returnsLater = own.count > 1 && returns.contains { $0.bytes.lowerBound > own[0].start }
      guard !returnsLater, let item = own.count == 1 ? last.item : body.statements.last,
        let edit = insertion(of: [statement], after: item)
      else { return nil }
      edits.append(edit)
    }
    return remedy(.clamp, at: first.1.start, text(first.1.valueBytes), edits)
  }

  /// Rests on the end where that is nearer, unless the author thought of it, or tells others what is assigned.
  private var end: SourceRemedy? {
    guard !words.contains("contentSize"), assignments.count == 1, let only = assignments.first,
      only.sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let (axis, value) = only.axis, only.part.hasSuffix("." + axis), !only.value.is(IfExprSyntax.self),
      !only.value.is(SwitchExprSyntax.self), bound.isDisjoint(with: told.intersection(only.item.words()))
    else { return nil }
    func free(_ names: [String]) -> String? { names.first { !words.contains($0) } }
    guard let end = free(["end", "lastOffset", "contentEnd"]),
      let fresh = free(["snapped", "nearestStop", "stop"])
    else { return nil }
    let isName = value.allSatisfy(\.isOfName)
    let snapped = isName ? value : fresh
    let origin = "\(target).rect.origin.\(axis)"
    let nearest = "abs(\(end) - \(origin)) < abs(\(snapped) - \(origin)) ? \(end) : \(snapped)"
    let before = (isName ? [] : ["let \(snapped): CGFloat = \(value)"]) + ["let \(end) = \(reach(axis))"]
    guard let insertion = insertion(of: before, before: only.item) else { return nil }
    return remedy(.end, at: only.start, value, [insertion, .init(only.valueBytes, nearest)])
  }

  private var guardDivisor: SourceRemedy? {
    guard let first = divisors.first, divisors.allSatisfy({ $0.name == first.name }) else { return nil }
    let guarding = "guard \(first.name) \(first.isSigned ? "!=" : ">") 0 else { return }"
    return remedy(
      .guardDivisor, at: first.item.bytes.lowerBound, first.name,
      insertion(of: [guarding], before: first.item).map { [$0] } ?? [])
  }

  /// Assigns the origin on one axis in place of a point or a rectangle.
  private var axisOrigin: SourceRemedy? {
    let whole = assignments.filter { [".rect", ".rect.origin"].contains($0.part) }
    let edits = whole.compactMap { assignment in
      assignment.axis.map {
        SourceRemedy.Edit(assignment.sequence.bytes, "\(target).rect.origin.\($0.name) = \($0.text)")
      }
    }
    guard let first = whole.first, edits.count == whole.count,
      Set(assignments.map { $0.axis?.name }).count == 1
    else { return nil }
    let axis = first.axis?.name ?? ""
    return remedy(.axisOrigin, at: first.start, "\(target).rect.origin.\(axis)", edits)
  }

  /// The one way through the function that leaves the target alone, but for a test that something is more than 0.
  private var earlyReturn: SourceRemedy? {
    guard !assignments.isEmpty else { return nil }
    let leaving = returns.filter { leaving in
      !assignments.contains { $0.start < leaving.bytes.lowerBound }
        && !(condition(around: leaving).map { $0.text.hasSuffix("> 0") || $0.text.contains("anchor") }
          ?? false)
    }
    let choices = body.statements.compactMap {
      $0.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    }
    let open = choices.filter { choice in
      choice.elseBody == nil && assignments.allSatisfy { choice.bytes.contains($0.start) }
    }
    guard leaving.count + open.count == 1 else { return nil }
    if let first = leaving.first {
      guard let (text, isInElse) = condition(around: first) else { return nil }
      let word = isInElse ? "unless" : "where"
      return remedy(.earlyReturn, at: first.bytes.lowerBound, "\(word) `\(text)`")
    }
    return open.first.map { remedy(.missingElse, at: $0.bytes.lowerBound, $0.conditions.oneLine) }
  }

  private func condition(around statement: ReturnStmtSyntax) -> (text: String, isInElse: Bool)? {
    for parent in statement.parents {
      if let choice = parent.as(GuardStmtSyntax.self) { return (choice.conditions.oneLine, true) }
      if let choice = parent.as(IfExprSyntax.self) {
        let isInElse = choice.elseBody?.bytes.contains(statement.bytes.lowerBound) ?? false
        return (choice.conditions.oneLine, isInElse)
      }
    }
    return nil
  }

  private func text(_ bytes: Range<Int>) -> String { String(decoding: file.original[bytes], as: UTF8.self) }

  /// The end of a line, and the blanks before a statement; `nil` where it shares its line.
  private func ownLine(of item: CodeBlockItemSyntax) -> String? {
    let (source, newline) = (file.original, UInt8(ascii: "\n"))
    let start = (source[..<item.bytes.lowerBound].lastIndex(of: newline) ?? -1) + 1
    let end = source[item.bytes.upperBound...].firstIndex { ![0x20, 0x09, 0x0D].contains($0) }
    let blanks = source[start..<item.bytes.lowerBound]
    let isAlone = end.map { source[$0] == newline || source[$0] == UInt8(ascii: "/") } ?? true
    guard isAlone, blanks.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
    let isWindows = start > 1 && source[start - 2] == 0x0D
    return (isWindows ? "\r\n" : "\n") + String(decoding: blanks, as: UTF8.self)
  }

  /// Statements on lines of their own; `nil` beside one that shares its line.
  private func insertion(of statements: [String], before item: CodeBlockItemSyntax) -> SourceRemedy.Edit? {
    let place = item.bytes.lowerBound..<item.bytes.lowerBound
    return ownLine(of: item).map { line in .init(place, statements.map { $0 + line }.joined()) }
  }

  private func insertion(of statements: [String], after item: CodeBlockItemSyntax) -> SourceRemedy.Edit? {
    guard let line = ownLine(of: item) else { return nil }
    // Behind a comment on the same line.
    let rest = file.original[item.bytes.upperBound...]
    var end = rest.firstIndex { [0x0A, 0x0D].contains($0) } ?? rest.endIndex
    if rest[..<end].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { end = item.bytes.upperBound }
    return .init(end..<end, statements.map { line + $0 }.joined())
  }
}

extension SyntaxProtocol {
  fileprivate var item: CodeBlockItemSyntax? {
    parents.lazy.compactMap { $0.as(CodeBlockItemSyntax.self) }.first
  }
}

extension ExprSyntax {
  var isNumber: Bool { self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self) }

  fileprivate var isZero: Bool { ["0", "0.0", ".zero"].contains(trimmedDescription) }
}
