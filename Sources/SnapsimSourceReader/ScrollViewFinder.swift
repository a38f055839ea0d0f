import SwiftSyntax

/// Finds the scroll views with a behavior: walks from the body of each view down, with the room that is left.
struct ScrollViewFinder {
  let evaluator: Evaluator
  private let leading: LeadingNames
  var declarations: Declarations { evaluator.declarations }

  /// A scroll view with the calls of views that lead to it, and the call that makes its behavior there.
  typealias FoundView = (reading: ScrollViewReading, attachment: TokenSyntax, calls: [Syntax], made: String?)
  private(set) var uses: [FoundView] = []

  /// The attachments that were met, with the meanings of names there, and those that met a scroll view.
  private(set) var met: [SyntaxIdentifier: Scope] = [:]
  private var used: Set<SyntaxIdentifier> = []

  /// The calls of views through which attachments were met.
  private var reached: Set<SyntaxIdentifier> = []

  /// How often each call was met by the last steps of a way: screens may have too many ways between them.
  private var visits: [[SyntaxIdentifier]: Int] = [:]

  /// The most places at which one view is read (our choice).
  private static let mostPlaces = 8

  /// How many views were walked so far, and how many at the most from where the walk began.
  private(set) var steps = 0
  private var lastStep = 0

  /// The most views that are walked from one beginning, and from all previews (our choices): screens of the largest apps lead to
  /// one another by too many ways, while an app of 460 files takes 340 in all.
  private static let mostStepsOfWay = 1_000
  private static let mostStepsOfPreviews = 2_000

  /// How many conditions stand around the walk.
  private var conditions = 0

  /// Views met that are in other files, which may hold anything, by their names if they have any.
  private var foreign: [String] = []

  init(_ files: [SourceFile], usesSamples: Bool = true) {
    let declarations = Declarations(files, usesSamples: usesSamples)
    self.init(Evaluator(declarations: declarations), LeadingNames(declarations))
  }

  private init(_ evaluator: Evaluator, _ leading: LeadingNames) {
    (self.evaluator, self.leading) = (evaluator, leading)
    findAll()
  }

  /// It once more, in another state.
  func inState(_ state: (name: StateName, value: Value)) -> ScrollViewFinder {
    ScrollViewFinder(with(evaluator) { $0.state = state }, leading)
  }

  private mutating func findAll() {
    let types = declarations.types.keys.sorted().filter { leading.names.contains($0.lastName) }
    for type in types where !leading.shown.contains(type.lastName) {
      walk(type: type, in: with(.screen) { $0.isUnplaced = !isScreen(type) })
    }
    // What a coordinator or a function shows stands in no view that is read.
    let others = leading.shown.subtracting(leading.shownByViews)
    let shown = types.filter { others.contains($0.lastName) }.flatMap { declarations.types[$0] ?? [] }
    var walked: Set<String> = []
    for (call, name) in leading.attachments {
      // A modifier attaches one wherever it is called: on a scroll view that is written there, no other line tells it.
      let modified = leading.calls(attaching: call)
      for call in modified where call.isOnScrollView && !isRead(call) {
        visits = [:]
        let type = declarations.outer(of: call)
        if walked.insert(type).inserted { walk(type: type, in: place(of: call)) }
        if !isRead(call) { walk(around: call) }
      }
      let type = declarations.outer(of: call).lastName
      let ways: [(inout Self) -> Void] = [
        { finder in
          for other in shown where other.declaration.members.contains(where: { $0.words.contains(type) }) {
            finder.walk(type: other.path.joined(separator: "."))
          }
        },
        { $0.walk(type: $0.declarations.outer(of: call), in: $0.place(of: call)) },
        { finder in
          // They show all that they show the first time.
          let last = finder.steps + Self.mostStepsOfPreviews
          for preview in finder.previews where finder.steps < last { finder.begin(preview) }
          finder.previews = []
        },
        { finder in
          for call in modified { finder.walk(around: call) }
        },
        { $0.walk(around: call) },
      ]
      for way in ways where met[name.id] == nil {
        visits = [:]
        way(&self)
      }
      if met[name.id] == nil { addUnused(Call(name, call, in: evaluator.scope(around: call)), foreign: []) }
    }
    uses.sort {
      let (one, two) = ($0.reading, $1.reading)
      return (one.file, one.line, one.behavior.line) < (two.file, two.line, two.behavior.line)
    }
  }

  /// Whether a scroll view is read that a call of a modifier stands on.
  private func isRead(_ call: FunctionCallExprSyntax) -> Bool {
    let file = declarations.files[declarations.file(of: call)]
    let lines = file.line(of: call)...file.converter.line(at: call.bytes.upperBound - 1)
    return uses.contains { $0.reading.file == file.path && lines.contains($0.reading.line) }
  }

  /// Whether a view that nothing shows is a screen by its name or by what it says of bars and of the safe area.
  private func isScreen(_ type: String) -> Bool {
    type.hasSuffix("Screen") || type == "ContentView"
      || declarations.names(in: type).values.joined().contains { member in
        member.tokens.contains { Self.ofScreens.contains($0.text) }
      }
  }

  /// Words that screens have, and parts of them have not (our choice).
  private static let ofScreens: Set = [
    "NavigationSplitView", "NavigationStack", "NavigationView", "Scene", "TabView", "WindowGroup",
    "edgesIgnoringSafeArea", "ignoresSafeArea", "navigationBarHidden", "navigationBarTitle",
    "navigationBarTitleDisplayMode", "navigationDestination", "navigationTitle", "statusBarHidden", "toolbar",
  ]

  private static let noWay = "no way to the view is followed"

  /// The place of the view around a call that no way led to, though others may show it.
  private func place(of call: FunctionCallExprSyntax) -> ViewPlace {
    let isShown = leading.shownByViews.contains(declarations.outer(of: call).lastName)
    return isShown ? Self.unfollowed : .screen
  }

  private static var unfollowed: ViewPlace {
    with(.screen) { place in ViewAxis.allCases.forEach { place.guessed[$0] = noWay } }
  }

  private mutating func begin(_ parts: [BlockPart], in place: ViewPlace = .screen) {
    lastStep = steps + Self.mostStepsOfWay
    walk(parts, place, [])
  }

  /// Walks the body of a view that no other one shows, made and placed as in a preview, if there is one.
  private mutating func walk(type: String, in place: ViewPlace = .screen) {
    let name = TokenSyntax.identifier(type.lastName)
    let call = leading.previewed[type.lastName]
    if let call, place.guessed.isEmpty, let preview = call.parents.lazy.compactMap(\.shownStatements).first,
      preview.first?.item.id != call.id
    {
      // Another view of the preview may have led the walk there before.
      if !reached.contains(call.id) {
        begin(evaluator.parts(of: preview, evaluator.scope(around: preview)), in: place)
      }
      if reached.contains(call.id) { return }
    }
    let made = call.flatMap {
      evaluator.instance(of: type, Call(name, $0, in: evaluator.scope(around: $0)))
    }
    guard let declaration = declarations.types[type]?.first?.declaration.syntax,
      let body = evaluator.property("body", of: made ?? Instance(type: type), Way(), near: declaration)
    else { return }
    begin(evaluator.parts(of: body), in: place)
  }

  private lazy var previews = declarations.files.flatMap(\.tree.statements).compactMap { item in
    Syntax(item.item).shownByMacro.map { evaluator.parts(of: $0, Scope()) }
  }

  /// Walks what the function or property around an attachment shows, which nothing calls.
  private mutating func walk(around attachment: FunctionCallExprSyntax) {
    for syntax in attachment.parents {
      if syntax.typeName != nil { return }
      guard let items = syntax.shownStatements else { continue }
      // A part of a view has the room that its body gives it.
      let name = syntax.function?.name.text ?? syntax.binding?.pattern.trimmedDescription ?? "body"
      let isPart = name != "body" && leading.isOfView(declarations.outer(of: attachment))
      let place = isPart ? Self.unfollowed : place(of: attachment)
      return begin(evaluator.parts(of: items, evaluator.scope(around: items)), in: place)
    }
  }

  private mutating func walk(_ parts: [BlockPart], _ place: ViewPlace, _ attached: [Attachment]) {
    let views = evaluator.views(parts) { [leading] in !attached.isEmpty || leading.lead(to: $0) }
    for view in views {
      if steps >= lastStep { return foreign.append("") }
      steps += 1
      if let call = view.node.call {
        let steps = [call.name.id] + call.scope.way.last + attached.map(\.call.name.id)
        visits[steps, default: 0] += 1
        if visits[steps, default: 0] > Self.mostPlaces {
          foreign.append("")
          continue
        }
      }
      switch view.node {
      case .choice(let truth, let branches, _):
        conditions += 1
        let isOfScreen = branches.count == 2 && truth.length != nil && !truth.isState
        for (branch, truth) in zip(branches, [truth, !truth]) {
          walk(branch, with(place) { if isOfScreen { $0.show(where: truth) } }, attached)
        }
        branches.dropFirst(2).forEach { walk($0, place, attached) }
        conditions -= 1
      case .view(let call): walk(call, place, attached)
      case .modifier(let call, let base): walk(call, on: base, place, attached)
      case .unread, .parts: foreign.append("")
      }
    }
  }

  private mutating func walk(_ call: Call, on base: Written, _ place: ViewPlace, _ attached: [Attachment]) {
    let isAttaching = call.name.text == "scrollTargetBehavior"
    let scrolled = base
    // What is measured of the view itself stands around the call or within.
    let measures = evaluator.bounded {
      isAttaching
        ? evaluator.measured(around: base, in: place) : evaluator.measured(by: call, on: base, in: place)
    }
    let call = call.knowing(measures)
    let base = [BlockPart.expression(base).knowing(measures)]
    if isAttaching {
      let others = foreign.count
      walk(base, place, attached + [(call, conditions)])
      // Where the walk ended before, another way may lead on.
      if steps >= lastStep, !used.contains(call.name.id) { return }
      met[call.name.id] = met[call.name.id] ?? call.scope
      reached.formUnion(call.scope.way.calls.map(\.id))
      if used.insert(call.name.id).inserted {
        // What lies so deep is not all looked at.
        let isDeep = call.scope.depth > Scope.deepest / 2
        addUnused(call, foreign: foreign.count > others || isDeep ? Array(foreign[others...]) : nil)
      }
      return
    }
    if call.name.text == "scrollTargetLayout" { outerLayout = call.name }
    var place = place
    if Self.ofScreens.contains(call.name.text) { place.isUnplaced = false }
    // What else a modifier shows stands in a place of its own.
    let isScreen = ["fullScreenCover", "sheet"].contains(call.name.text)
    var shown = isScreen ? ViewPlace.screen : with(place) { ($0.unbounded, $0.cover) = ([], nil) }
    // Another screen has the environment of what is around the stack.
    if ["navigationDestination", "popover"].contains(call.name.text) { shown.still = nil }
    if call.name.text == "sheet" { shown.fix(.vertical, to: .unknown("a sheet has a height of its own")) }
    let named = ["content", "destination"].compactMap { call[$0]?.expression }
    // Half of the steps that are left are for the view itself.
    let last = lastStep
    lastStep = max(steps, (steps + last) / 2)
    for closure in call.closures.map(ExprSyntax.init) + named.filter({ !$0.is(ClosureExprSyntax.self) })
    where !call.name.text.hasPrefix("on") {
      let others = foreign
      let element = Binding.value(.unknown("an element of the data", .element))
      let content = Binding.written(Written(closure, call.scope))
      walk(evaluator.parts(of: content, given: [element]), shown, [])
      foreign = others
    }
    lastStep = last
    var inside = evaluator.inside(call, place)
    if let (edge, length) = evaluator.bar(call, in: place) { inside.addSafeArea(edge, length) }
    if call.name.text == "overlay" {
      let bar = evaluator.coveringBar(call, of: evaluator.parts(of: call.layer), over: scrolled, in: place)
      bar.map { inside.bars[$0.edge] = $0.bar }
      inside.cover = evaluator.cover(evaluator.parts(of: call.layer)[...]) ?? inside.cover
    }
    walk(base, inside, attached)
    outerLayout = nil
  }

  private var outerLayout: TokenSyntax?

  private static let alone: Set = [
    "Text", "Image", "Label", "Color", "Spacer", "Divider", "Rectangle", "RoundedRectangle", "Circle",
    "Capsule", "Toggle", "Slider", "ProgressView", "EmptyView", "TextField", "Stepper", "Picker",
    "AsyncImage", "LinearGradient",
  ]

  private static let labeled: Set = ["Tab", "DisclosureGroup"]

  private mutating func walk(_ call: Call, _ place: ViewPlace, _ attached: [Attachment]) {
    let name = call.name.text
    var place = place
    if Self.ofScreens.contains(name) { place.isUnplaced = false }
    if name == "ScrollView" { return walk(scrollView: call, place, attached) }
    if let stack = ViewAxis(stack: name) { return walk(stack: call, stack, place, attached) }
    // The label beside what a tab or a group shows holds no scroll view.
    let content = Self.labeled.contains(name) ? call.content : evaluator.label(of: call)
    switch name {
    case "GeometryReader":
      place.guess()
      let parts = evaluator.parts(of: content, given: [.value(place.proxy)])
      // What is around may set a state by its size that what is in it knows.
      let states = call.closures.first.map { reader in
        evaluator.bounded { evaluator.states(set: reader, given: [place.proxy], in: call.scope) }
      }
      return walk(parts.map { $0.knowing(states ?? [:]) }, with(place) { $0.unbounded = [] }, attached)
    case "NavigationStack", "NavigationView": place.addBars(.top, "a navigation bar may stand above it")
    case "TabView":
      place.unbounded = []
      if !place.isPaged { place.addBars(.bottom, "a tab bar may stand below it") }
      place.isPaged = false
    case "NavigationSplitView": place.fix(.horizontal, to: .unknown("a split view gives it a column"))
    case "List", "Form", "Table":
      foreign.append("")
      place.fix(to: .unknown("a row of `\(name)` has a size of its own"))
    case "Section":
      for part in ["header", "content", "footer"] {
        walk(evaluator.parts(of: call.closure(part)), place, attached)
      }
      return
    case "NavigationLink":
      var screen = ViewPlace.screen
      screen.addBars(.top, "a navigation bar may stand above it")
      walk(evaluator.parts(of: call.destination), screen, [])
    case "ZStack":
      let layers = evaluator.flattened(evaluator.parts(of: content))
      if let scrolled = layers.first?.written {
        let bar = evaluator.coveringBar(call, of: Array(layers.dropFirst()), over: scrolled, in: place)
        bar.map { place.bars[$0.edge] = $0.bar }
      }
      // Layers with indexes of their own lie in another order.
      let isInOrder = !layers.flatMap(\.all).contains { $0.expression.words().contains("zIndex") }
      let covers = layers.indices.filter { isInOrder && evaluator.cover(layers[$0...$0]) != nil }
      for (index, layer) in layers.enumerated() {
        let cover = covers.first { $0 > index }.flatMap { layers[$0].written }
        walk([layer], with(place) { $0.cover = cover ?? $0.cover }, attached)
      }
      return
    case "ForEach", "WindowGroup": break
    case _ where Evaluator.transparent.contains(name) || Self.labeled.contains(name): break
    case _ where Self.alone.contains(name): return
    default:
      foreign.append(call.gap.missing ?? "")
      place.fix(to: Value(.unknown(call.gap)))
    }
    walk(evaluator.parts(of: content), place, attached)
    for closure in call.trailing.dropFirst() where name != "NavigationLink" && name != "Button" {
      walk(evaluator.parts(of: closure.closure, in: call.scope), place, attached)
    }
  }

  /// Walks the views of a stack, which share its length.
  private mutating func walk(stack call: Call, _ axis: ViewAxis, _ place: ViewPlace, _ attached: [Attachment])
  {
    // A view beside tells what it is offered across the stack.
    let parts = evaluator.measuring(
      evaluator.flattened(evaluator.parts(of: call.content)), in: place.shared(by: call))
    let spacing = evaluator.spacing(of: call, in: place)
    let wanted = parts.indices.filter { !attached.isEmpty || parts[$0].all.contains(where: leading.lead) }
    var lengths: [Value] = []
    // Beside two of unknown length no view has a length that is known. Its own does not matter to the one that is walked.
    for (index, part) in parts.enumerated() where lengths.count(where: { $0.length == nil }) < 2 {
      let entries =
        wanted == [index] ? [] : evaluator.bounded { evaluator.entries(of: [part], axis, in: place) }
      lengths.append(entries.reduce(Value.zero) { $0 + $1.length * $1.count.real })
    }
    for index in wanted {
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
      walk([parts[index]], own, attached)
    }
  }

  private mutating func walk(scrollView call: Call, _ place: ViewPlace, _ attached: [Attachment]) {
    let layout = outerLayout
    outerLayout = nil
    // However deep it lies, its content is read as far.
    let call = with(call) { $0.scope.way.depth = min($0.scope.depth, Scope.deepest / 2) }
    var place = place
    if place.isUnplaced {
      let views = call.scope.way.calls.compactMap { $0.call?.calledExpression.name }
      place.isUnplaced = !views.contains(where: isScreen)
    }
    let reader = ScrollViewLayout(evaluator: evaluator, call: call, place: place, outerLayout: layout)
    if !attached.isEmpty {
      attached.forEach { used.insert($0.call.name.id) }
      let inner = attached.last?.call.name
      for reading in reader.readings(attached) { inner.map { add(reading, $0, by: call.scope.way.calls) } }
    }
    // What scrolls other views is no part of one that keeps them from the sides of the screen.
    let inside = with(reader.inside) { $0.isUnplaced = false }
    walk(evaluator.measuring(evaluator.parts(of: call.content), in: inside), inside, [])
  }

  /// The most uses of a view that are told apart (our choice).
  private static let mostUses = 3

  private mutating func add(_ reading: ScrollViewReading, _ attachment: TokenSyntax, by calls: [Syntax]) {
    let made = reading.behavior.made
    let same = uses.indices.filter { uses[$0].reading.isOfPlace(of: reading) }
    guard let first = same.first else {
      // The line tells what makes its behavior at the first place, but for another state.
      let usual = with(reading) { $0.behavior.made = nil }
      return uses.append((evaluator.state == nil ? usual : reading, attachment, calls, made))
    }
    // A way that is found is no guess any more, and what a finger scrolls somewhere is judged there.
    func isLess(_ reading: ScrollViewReading) -> Bool {
      reading.guessedRoom == Self.noWay || reading.unscrolled != nil
    }
    if !isLess(reading), let less = same.first(where: { isLess(uses[$0].reading) }) {
      uses[less] = (reading, attachment, calls, made)
      return
    }
    if isLess(reading), same.contains(where: { !isLess(uses[$0].reading) }) { return }
    if let alike = same.first(where: { index in
      let isMadeOtherwise =
        made != nil && uses[index].made != nil && uses[index].made != made
        && uses[index].calls.map(\.id) != calls.map(\.id)
      return !isMadeOtherwise && !uses[index].reading.isApart(from: reading)
    }) {
      return uses[alike].reading.merge(reading)
    }
    if same.count == Self.mostUses { return }
    uses.append((reading, attachment, calls, made))
    let shared = zip(uses[first].calls, calls).prefix { $0.id == $1.id }.count
    for index in [first, uses.count - 1]
    where shared < uses[index].calls.count && uses[index].reading.use == nil {
      uses[index].reading.use = declarations.place(of: uses[index].calls[shared])
    }
  }

  private mutating func addUnused(_ call: Call, foreign: [String]?) {
    let line = declarations.line(of: call.name)
    let choice = evaluator.behaviors(attachedBy: call, on: .vertical).first
    var reading = ScrollViewReading(
      file: declarations.path(of: call.name), line: line, view: declarations.outer(of: call.name),
      behavior: .init(written: choice?.behavior.written ?? "", line: line, spec: choice?.behavior.spec))
    if let foreign {
      reading.lacks = foreign.filter { !$0.isEmpty }
      reading.miss("axis", call.text, "the scroll view is not in these files", at: line)
    } else {
      let message = "no scroll view stands inside of the view that the behavior is attached to"
      reading.findings = [.init(.noScrollView, message, line: line)]
    }
    uses.append((reading, call.name, [], nil))
  }
}

extension Syntax {
  /// The statements of a macro's closure, such as a preview's.
  fileprivate var shownByMacro: CodeBlockItemListSyntax? {
    guard let macro = asProtocol((any FreestandingMacroExpansionSyntax).self) else { return nil }
    return (macro.trailingClosure ?? macro.arguments.last?.expression.as(ClosureExprSyntax.self))?.statements
  }

  /// The statements of a function, a property or a preview, which show views.
  fileprivate var shownStatements: CodeBlockItemListSyntax? {
    function?.body?.statements ?? binding?.getter ?? shownByMacro
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is a modifier on a scroll view that is written there.
  fileprivate var isOnScrollView: Bool {
    let inner = calledExpression.member?.base?.call
    return inner?.isOnScrollView ?? (calledExpression.line() == "ScrollView")
  }
}

extension Evaluator {
  /// Parts without the groups and subviews around them.
  func flattened(_ parts: [BlockPart]) -> [BlockPart] {
    views(parts).flatMap { view -> [BlockPart] in
      switch view.node {
      case .view(let call) where call.name.text == "Group": flattened(self.parts(of: call.content))
      case .view(let call) where call.name.text == "EmptyView": []
      default: [view.part]
      }
    }
  }
}

extension BlockPart {
  var short: String {
    switch self {
    case .expression(let written): written.expression.short.split(separator: "(").first.map(String.init) ?? ""
    case .choice(_, let branches, _): branches.first?.first?.short ?? "a condition"
    }
  }
}
