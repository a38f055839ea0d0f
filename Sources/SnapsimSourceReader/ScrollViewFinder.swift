import SwiftSyntax

/// Finds the scroll views with a behavior: walks from the body of each view down, with the room that is left.
struct ScrollViewFinder {
  private let tree: ViewTree
  private let evaluator: Evaluator
  private let declarations: Declarations
  private(set) var readings: [ScrollViewReading] = []

  /// The attachments that were met, and those that met a scroll view.
  private var met: Set<SyntaxIdentifier> = []
  private var used: Set<SyntaxIdentifier> = []

  /// Views met that are in other files, which may hold anything.
  private var foreign = 0

  init(_ files: [SourceFile]) {
    declarations = Declarations(files)
    evaluator = Evaluator(declarations: declarations)
    tree = ViewTree(evaluator: evaluator)
    findAll()
  }

  /// The scroll views of the files of a question.
  static func answer(_ question: SourceQuestion) -> SourceAnswer {
    let files = zip(question.paths, question.contents).map { SourceFile(path: $0, text: $1) }
    var answer = SourceAnswer()
    answer.hasErrors = files.map(\.tree.hasError)
    answer.views = ScrollViewFinder(files).readings
    return answer
  }

  private mutating func findAll() {
    findLeading()
    let attachments = attachments
    let uses = usedNames
    for type in declarations.types.keys.sorted()
    where leading.contains(type.lastName) && (uses[type.lastName] ?? 0) == 0 { walk(type: type) }
    for attachment in attachments where !met.contains(attachment.id) {
      let outer = declarations.outer(of: attachment)
      if declarations.types[outer] != nil { walk(type: outer) }
      if !met.contains(attachment.id) { previews.forEach { walk($0, .screen, []) } }
      if !met.contains(attachment.id) { walk(memberAround: attachment, of: outer) }
    }
    readings.sort { ($0.file, $0.line, $0.behavior.line) < ($1.file, $1.line, $1.behavior.line) }
  }

  /// The calls of `.scrollTargetBehavior`, by their names.
  private var attachments: [TokenSyntax] {
    var found: [TokenSyntax] = []
    for file in leadingFiles.sorted().map({ declarations.files[$0] }) {
      file.tree.descend { node in
        if let condition = node.as(IfConfigDeclSyntax.self) {
          condition.taken.forEach { $0.descend { add($0) } }
          return condition.clause?.elements.map { if case .postfixExpression = $0 { true } else { false } }
            ?? false
        }
        return add(node)
      }
    }
    func add(_ node: Syntax) -> Bool {
      if let member = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "scrollTargetBehavior"
      {
        found.append(member.declName.baseName)
      }
      return true
    }
    return found
  }

  /// The names of what leads to a behavior: of types, and of their members.
  private var leading: Set<String> = ["scrollTargetBehavior"]
  private var leadingFiles: Set<Int> = []

  /// Whether an expression leads to a behavior, or shows what is given and leads to one.
  private func leads(_ written: Written) -> Bool {
    guard written.scope.depth < Scope.deepest else { return false }
    return written.expression.tokens(viewMode: .sourceAccurate).contains { token in
      if leading.contains(token.text) { return true }
      let (locals, given) = (written.scope.locals, written.scope.this?.given)
      guard case .written(let inner)? = locals[token.text] ?? given?[token.text] else { return false }
      return leads(inner)
    }
  }

  private mutating func findLeading() {
    var units: [(names: [String], words: Set<String>, file: Int)] = []
    func gather(_ declaration: SwiftDeclaration, in type: String?, of file: Int) {
      let own = declaration.variables.map(\.name) + [declaration.name.lastName]
      let names = (own + [type ?? ""]).filter { !["", "body", "View"].contains($0) }
      units.append((names, declaration.words, file))
      for member in declaration.members {
        gather(member, in: declaration.isType ? declaration.lastName : type, of: file)
      }
    }
    for (index, file) in declarations.files.enumerated() {
      file.declarations.forEach { gather($0, in: nil, of: index) }
    }
    var count = 0
    while leading.count != count {
      count = leading.count
      for unit in units where !unit.words.isDisjoint(with: leading) {
        leading.formUnion(unit.names)
        leadingFiles.insert(unit.file)
      }
    }
  }

  /// How often types are named in calls, but for previews.
  private var usedNames: [String: Int] {
    var names: [String: Int] = [:]
    for file in leadingFiles.sorted().map({ declarations.files[$0] }) {
      file.tree.descend { node in
        if node.is(MacroExpansionExprSyntax.self) || node.is(MacroExpansionDeclSyntax.self) { return false }
        let inherited = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes
        if inherited?.contains(where: { $0.type.trimmedDescription == "PreviewProvider" }) ?? false {
          return false
        }
        if let name = node.as(FunctionCallExprSyntax.self)?.calledName, name.first?.isUppercase ?? false,
          leading.contains(name), declarations.outer(of: node).lastName != name
        {
          names[name, default: 0] += 1
        }
        return true
      }
    }
    return names
  }

  // MARK: Beginnings

  private mutating func walk(type: String) {
    guard let place = declarations.types[type]?.first?.syntax,
      let body = evaluator.property("body", of: Instance(type: type), 0, near: place)
    else { return }
    walk(tree.parts(of: body), .screen, [])
  }

  /// The views that `#Preview` shows in each file.
  private var previews: [[ViewPart]] {
    var closures: [ClosureExprSyntax] = []
    for item in declarations.files.flatMap(\.tree.statements) {
      let closure =
        Syntax(item.item).as(MacroExpansionExprSyntax.self)?.trailingClosure
        ?? Syntax(item.item).as(MacroExpansionDeclSyntax.self)?.trailingClosure
      closures += closure.map { [$0] } ?? []
    }
    return closures.map { tree.parts(of: $0.statements, Scope()) }
  }

  private mutating func walk(memberAround attachment: TokenSyntax, of type: String) {
    var next = Syntax(attachment).parent
    while let syntax = next, !syntax.isProtocol((any DeclGroupSyntax).self) {
      let this = declarations.types[type] == nil ? nil : Instance(type: type)
      let scope = Scope(this: this, outer: type, depth: 1)
      if let function = syntax.as(FunctionDeclSyntax.self), let items = function.body?.statements {
        var scope = scope
        for parameter in function.signature.parameterClause.parameters {
          let name = (parameter.secondName ?? parameter.firstName).text
          scope.locals[name] = .unknown("`\(name)` is known to the running app alone")
        }
        return walk(tree.parts(of: items, scope), .screen, [])
      }
      if case .getter(let items)? = syntax.as(PatternBindingSyntax.self)?.accessorBlock?.accessors {
        return walk(tree.parts(of: items, scope), .screen, [])
      }
      next = syntax.parent
    }
  }

  // MARK: The walk

  private mutating func walk(_ parts: [ViewPart], _ place: ViewPlace, _ attached: [AttachedBehavior]) {
    for part in parts {
      switch part {
      case .view(let written): walk(written, place, attached)
      case .choice(let branches, _): branches.forEach { walk($0, place, attached) }
      }
    }
  }

  private mutating func walk(_ written: Written, _ place: ViewPlace, _ attached: [AttachedBehavior]) {
    if attached.isEmpty, !leads(written) { return }
    switch tree.node(written) {
    case .parts(let parts)?: walk(parts, place, attached)
    case .view(let call)?: walk(call, place, attached)
    case .modifier(let call, let base)?: walk(call, on: base, place, attached)
    case nil: foreign += 1
    }
  }

  private mutating func walk(
    _ call: Call, on base: Written, _ place: ViewPlace, _ attached: [AttachedBehavior]
  ) {
    if call.name.text == "scrollTargetBehavior" {
      met.insert(call.name.id)
      let others = foreign
      walk(base, place, attached + [AttachedBehavior(call: call)])
      if used.insert(call.name.id).inserted { addUnused(call, isForeign: foreign > others) }
      return
    }
    if let parts = tree.expansion(of: call, on: base) {
      return walk(parts, place, attached)
    }
    if call.name.text == "scrollTargetLayout" { outerLayout = call.name }
    // What else a modifier shows stands in a place of its own.
    var shown = place
    if call.name.text == "fullScreenCover" { shown = .screen }
    if call.name.text == "sheet" {
      shown = .screen
      shown.fix(.vertical, to: .unknown("a sheet has a height of its own"))
    }
    for closure in call.trailing {
      let scope = evaluator.enter(closure.closure, call.scope, [.value(.unknown("an element of the data"))])
      if !call.name.text.hasPrefix("on") {
        let others = foreign
        walk(tree.parts(of: closure.closure.statements, scope), shown, [])
        foreign = others
      }
    }
    var inside = evaluator.inside(call, place)
    if ["safeAreaInset", "safeAreaBar"].contains(call.name.text) { addSafeArea(call, place, to: &inside) }
    walk(base, inside, attached)
    outerLayout = nil
  }

  /// Takes a bar at an edge into account, whose length may be written.
  private func addSafeArea(_ call: Call, _ place: ViewPlace, to inside: inout ViewPlace) {
    guard let edge = call["edge"].flatMap({ ViewEdge(rawValue: evaluator.value($0).word ?? "") }) else {
      return
    }
    let spacing =
      call["spacing"].map(evaluator.value)
      ?? .unknown("the spacing beside `.\(call.name.text)` is the system's")
    let axis: ViewAxis = ViewAxis.vertical.edges.contains(edge) ? .vertical : .horizontal
    inside.addSafeArea(edge, tree.length(of: tree.parts(of: call.content), axis, in: place) + spacing)
  }

  /// A target layout on the scroll view itself.
  private var outerLayout: TokenSyntax?

  private static let alone: Set = [
    "Text", "Image", "Label", "Color", "Spacer", "Divider", "Rectangle", "RoundedRectangle", "Circle",
    "Capsule", "Toggle",
    "Slider", "ProgressView", "EmptyView", "TextField", "Stepper", "Picker", "AsyncImage", "LinearGradient",
  ]

  private mutating func walk(_ call: Call, _ place: ViewPlace, _ attached: [AttachedBehavior]) {
    let name = call.name.text
    var place = place
    if name == "ScrollView" { return walk(scrollView: call, place, attached) }
    if let stack = ViewAxis(stack: name) { return walk(stack: call, stack, place, attached) }
    let content = tree.label(of: call)
    switch name {
    case "GeometryReader":
      return walk(tree.parts(of: content, given: [.value(place.proxy)]), place, attached)
    case "NavigationStack", "NavigationView": place.addBars(.top, "a navigation bar may stand above it")
    case "TabView": place.addBars(.bottom, "a tab bar may stand below it")
    case "NavigationSplitView": place.fix(.horizontal, to: .unknown("a split view gives it a column"))
    case "List", "Form", "Table":
      foreign += 1
      for axis in ViewAxis.allCases {
        place.fix(axis, to: .unknown("a row of `\(name)` has a size of its own"))
      }
    case "AnyView": return walk(tree.parts(of: call.plain.first.map(Binding.written)), place, attached)
    case "Section":
      for part in ["header", "content", "footer"] {
        walk(tree.parts(of: call.closure(part)), place, attached)
      }
      return
    case "ZStack", "Group", "ScrollViewReader", "ForEach", "Button", "NavigationLink", "WindowGroup", "Tab",
      "Link", "DisclosureGroup":
      break
    default:
      if Self.alone.contains(name) { return }
      foreign += 1
      for axis in ViewAxis.allCases { place.fix(axis, to: .unknown("`\(name)` is not in these files")) }
    }
    walk(tree.parts(of: content), place, attached)
    for closure in call.trailing.dropFirst() where name != "NavigationLink" && name != "Button" {
      walk(
        tree.parts(of: closure.closure.statements, evaluator.enter(closure.closure, call.scope, [])), place,
        attached)
    }
  }

  /// Walks the views of a stack, which share its length.
  private mutating func walk(
    stack call: Call, _ axis: ViewAxis, _ place: ViewPlace, _ attached: [AttachedBehavior]
  ) {
    let parts = tree.parts(of: call.content).flatMap { tree.flattened($0) }
    let spacing = tree.spacing(of: call)
    let lengths = parts.map { part in
      tree.entries(of: [part], axis, in: place).reduce(Value.zero) { $0 + $1.length * $1.count.real }
    }
    for (index, part) in parts.enumerated() {
      var own = place
      let others = lengths.indices.filter { $0 != index }
      if others.allSatisfy({ lengths[$0].length != nil }) {
        for (edge, side) in zip(axis.edges, [others.filter { $0 < index }, others.filter { $0 > index }])
        where !side.isEmpty {
          own.pad(edge, by: side.reduce(.zero) { $0 + lengths[$1] + spacing })
        }
      } else {
        let other = others.first { lengths[$0].length == nil } ?? 0
        own.share(axis, isFirst: index == 0, isLast: index == parts.count - 1, with: parts[other].short)
      }
      walk([part], own, attached)
    }
  }

  private mutating func walk(scrollView call: Call, _ place: ViewPlace, _ attached: [AttachedBehavior]) {
    let layout = outerLayout
    outerLayout = nil
    let reader = ScrollViewLayout(tree: tree, call: call, place: place, outerLayout: layout)
    if !attached.isEmpty {
      attached.forEach { used.insert($0.call.name.id) }
      for reading in reader.readings(attached) { add(reading) }
    }
    walk(tree.parts(of: call.content), reader.inside, [])
  }

  // MARK: Readings

  private mutating func add(_ reading: ScrollViewReading) {
    let known = readings.firstIndex {
      $0.file == reading.file && $0.line == reading.line && $0.behavior == reading.behavior
        && $0.axis == reading.axis
    }
    if let known { readings[known].merge(reading) } else { readings.append(reading) }
  }

  /// A behavior that no scroll view has.
  private mutating func addUnused(_ call: Call, isForeign: Bool) {
    let line = declarations.line(of: call.name)
    let choice = AttachedBehavior(call: call).choices(on: .vertical, evaluator).first
    var reading = ScrollViewReading(
      file: declarations.path(of: call.name), line: line,
      behavior: .init(written: choice?.text ?? "", line: line, spec: choice?.spec))
    reading.view = declarations.outer(of: call.name)
    let text = call.text
    if isForeign {
      reading.unread = [
        .init("axis", written: text, reason: "the scroll view is not in these files", line: line)
      ]
    } else {
      let message = "no scroll view stands inside of the view that the behavior is attached to"
      reading.findings = [.init(check: "no-scroll-view", isError: true, message: message, line: line)]
    }
    readings.append(reading)
  }
}

extension FunctionCallExprSyntax {
  /// The name that is called, where nothing but names stands before it.
  var calledName: String? {
    let called = calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? calledExpression
    if let member = called.as(MemberAccessExprSyntax.self) {
      return member.base?.is(DeclReferenceExprSyntax.self) ?? false ? member.declName.baseName.text : nil
    }
    return called.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension ExprSyntax {
  /// The name that the expression is, if it is nothing else.
  var name: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.text }
}

extension ViewTree {
  /// A part without the groups and subviews around it.
  func flattened(_ part: ViewPart) -> [ViewPart] {
    guard case .view(let written) = part else { return [part] }
    switch node(written) {
    case .parts(let parts)?: return parts.flatMap(flattened)
    case .view(let call)? where call.name.text == "Group": return parts(of: call.content).flatMap(flattened)
    case .view(let call)? where call.name.text == "EmptyView": return []
    default: return [part]
    }
  }
}

extension ViewPart {
  var short: String {
    switch self {
    case .view(let written): written.expression.short.split(separator: "(").first.map(String.init) ?? ""
    case .choice(let branches, _): branches.first?.first?.short ?? "a condition"
    }
  }
}

extension ScrollViewReading {
  var axis: String { values.first { $0.option == "axis" }?.word ?? "" }

  /// Keeps what is the same at another place where the view stands.
  mutating func merge(_ other: ScrollViewReading) {
    let mine = values
    values = mine.filter { value in
      other.values.contains { ($0.option, $0.lengths, $0.word) == (value.option, value.lengths, value.word) }
    }
    for value in mine where !values.contains(value) && !unread.contains(where: { $0.option == value.option })
    {
      unread.append(
        Unread(
          value.option, written: value.written, reason: "it differs between the places of the view",
          line: value.line))
    }
  }
}
