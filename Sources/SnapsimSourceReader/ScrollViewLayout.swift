import SwiftSyntax

/// A scroll view at its place: the layout options that the files say, and those that are not read.
struct ScrollViewLayout {
  let evaluator: Evaluator
  let call: Call
  let place: ViewPlace

  /// A target layout on the scroll view itself, of which it is not known whether it does anything.
  let outerLayout: TokenSyntax?

  var declarations: Declarations { evaluator.declarations }

  private var writtenAxes: Written? { call.plain.first ?? call["axes"] }

  /// The axes that scroll; none where they are not known.
  var axes: [ViewAxis] {
    guard let writtenAxes else { return [.vertical] }
    let words = evaluator.words(writtenAxes)
    return ViewAxis.allCases.filter { words?.contains($0.rawValue) ?? false }
  }

  private func container(_ axis: ViewAxis) -> Value {
    axis.edges.reduce(place.bounds(axis)) { $0 - place.safe($1) - (place.margins[$1] ?? .zero) }
  }

  /// The place without what modifiers around give the scroll view alone.
  private var bare: ViewPlace {
    with(place) { ($0.margins, $0.keep, $0.bars, $0.followers, $0.cover) = ([:], nil, [:], [], nil) }
  }

  private static var ownLength: Value { .unknown("a view in a scroll view has a length of its own") }

  /// The room of a view in it, by the lengths of the screen.
  var inside: ViewPlace {
    var inside = bare
    for axis in ViewAxis.allCases {
      inside.container[axis] = container(axis)
      if axes.contains(axis) {
        inside.fix(axis, to: Self.ownLength)
        inside.unbounded.insert(axis)
      } else {
        for edge in axis.edges { place.margins[edge].map { inside.pad(edge, by: $0) } }
      }
    }
    return inside
  }

  /// The room of its items, by its own container.
  private func itemPlace(_ axis: ViewAxis) -> ViewPlace {
    var inside = bare
    inside.fix(axis, to: Self.ownLength)
    inside.unbounded.insert(axis)
    inside.fix(axis.other, to: container(axis.other))
    inside.container = [axis: Value(.container), axis.other: container(axis.other)]
    return inside
  }

  /// The scroll view with each behavior that it may have, on each axis.
  func readings(_ attached: [Attachment]) -> [ScrollViewReading] {
    guard let inner = attached.last else { return [] }
    let line = declarations.line(of: inner.call.name)
    let own = declarations.path(of: call.syntax)
    let other = declarations.path(of: inner.call.name)
    let givers = (inner.call.plain.first.map(evaluator.givers) ?? []).sorted()
      .map { declarations.files[$0].path }.filter { $0 != own && $0 != other }
    let axes = axes.isEmpty ? [nil] : axes.map { $0 }
    return axes.flatMap { axis in
      evaluator.behaviors(attachedBy: inner.call, on: axis ?? .vertical).map { behavior, unread in
        var reading = ScrollViewReading(
          file: own, line: declarations.line(of: call.name), view: declarations.outer(of: call.syntax),
          behavior: with(behavior) { ($0.line, $0.file) = (line, other == own ? nil : other) })
        reading.givers = givers
        // One on a condition leaves the others what is beyond it.
        for outer in attached.dropLast() where outer.conditions == inner.conditions {
          let message =
            "the behavior on the line \(line), which stands closer to the scroll view, wins over this one"
          reading.findings.append(.init(.twoBehaviors, message, line: declarations.line(of: outer.call.name)))
        }
        let findings = [
          behavior.spec == nil ? evaluator.slowThreshold(in: inner.call) : nil,
          measuresInView ? declarations.movingStops(in: inner.call) : nil,
          axis.flatMap(nestedScrollView), declarations.keptBehavior(in: inner.call),
          declarations.jumpingPosition(place.keep)
            ?? declarations.countedPosition(place.keep, of: call.syntax)
            ?? declarations.followedPosition(place.keep, of: call.syntax)
            ?? declarations.cutPosition(place.keep),
          place.cover.flatMap { coveredTouches($0, line: declarations.line(of: call.name)) },
        ]
        reading.findings += findings.compactMap(\.self)
        if let unread {
          reading.miss("behavior", unread.expression.short, "known to the running app alone", at: line)
        }
        guard let axis else {
          let written = writtenAxes?.expression.short ?? ""
          reading.miss("axis", written, "the axis is known to the running app alone", at: reading.line)
          return reading
        }
        evaluator.samples.words = []
        read(axis, into: &reading)
        reading.samples = evaluator.samples.words.distinct
        reading.presence = place.presence?.length
        reading.guessedRoom = place.guessed[axis] ?? guess(across: axis, in: reading)
        // What is wrong with a position is so for buttons too.
        if let still = place.still, place.keep == nil || reading.findings.isEmpty {
          let line = declarations.place(of: Syntax(still.name))
          reading.unscrolled = "`\(still.text)` (\(line)) keeps fingers from scrolling it"
        }
        return reading
      }
    }
  }

  /// The reason why the room across the axis is a guess, where a length along it is reckoned by that.
  private func guess(across axis: ViewAxis, in reading: ScrollViewReading) -> String? {
    let side: ViewLength.Measure = axis == .vertical ? .screenWidth : .screenHeight
    let isUsed = reading.values.contains { value in
      value.option != axis.other.option && value.lengths.contains { $0.depends { $0 == side } }
    }
    return isUsed ? place.guessed[axis.other] : nil
  }

  private func nestedScrollView(_ axis: ViewAxis) -> ScrollViewReading.Finding? {
    guard place.unbounded.contains(axis) else { return nil }
    return .init(
      .nestedScrollView,
      "it stands in another \(axis.rawValue) scroll view, which gives it the length of its content: it never scrolls, and the "
        + "behavior does nothing", line: declarations.line(of: call.name),
      fix: "one scroll view of the two, or a \(axis.option) of its own: `.frame(\(axis.option):)`")
  }

  private func read(_ axis: ViewAxis, into reading: inout ScrollViewReading) {
    reading.lacks = place.lacks
    reading.isUnplaced = place.isUnplaced
    let origin = writtenAxes.map { Syntax($0.expression) } ?? Syntax(call.name)
    note("axis", word: axis.rawValue, at: origin, in: &reading)
    if axes.count > 1 { note("both-axes", word: "", at: origin, in: &reading) }
    for side in ViewAxis.allCases {
      let bounds = place.bounds(side)
      if bounds.length != nil || side == axis { note(side.option, [bounds], in: &reading) }
    }
    note("safe-area", axis.edges.map(place.safe), in: &reading)
    let margins = axis.edges.map { place.margins[$0] }
    if margins.contains(where: { $0 != nil }) {
      note("content-margins", margins.map { $0 ?? .zero }, in: &reading)
    }
    let directions = ["rightToLeft": "rtl", "leftToRight": "ltr"]
    if let word = place.direction?.word.flatMap({ directions[$0] }), let origin = place.direction?.origin {
      note("layout-direction", word: word, at: origin, in: &reading)
    }
    evaluator.samples.isOfContent = true
    let content = evaluator.content(of: evaluator.parts(of: call.content), axis, in: itemPlace(axis))
    evaluator.samples.isOfContent = false
    read(content, axis, into: &reading)
    if reading.itemCount == nil, reading.unread.contains(where: { $0.option == "items" }) {
      reading.itemCount = repeatedCount
    }
    // A bar covers what comes to lie under it where padding makes room for it.
    let first = content.entries.first.flatMap { $0.isRepeated ? nil : $0.length }
    let rooms = content.lead.isZero ? [first ?? .zero] : [content.lead] + (content.first.map { [$0] } ?? [])
    let bar = place.bars[axis.edges[0]].flatMap { bar -> (covered: Value, way: Value?)? in
      if let open = bar.open {
        // Padding by a state that the bar sets is as long as it.
        let isMeasured =
          bar.isBacked && bar.set.contains { content.lead.gap?.words.contains("`\($0)`") ?? false }
        let isRoom = isMeasured || !bar.isLeast && rooms.contains(where: open.isSame)
        return isRoom ? (bar.collapsed, bar.way) : nil
      }
      // One that shows as the header below is scrolled away covers as much as if that collapsed.
      let covered = place.safe(axis.edges[0]).isZero ? bar.end : bar.collapsed
      guard bar.isBacked, content.lead.isZero, let way = first.map({ $0 - covered }), way.usual ?? 0 > 0,
        !bar.isClear(way + Value(points: 1))
      else { return nil }
      return (covered, way)
    }
    for (option, length) in [("covered", content.pinned ?? bar?.covered), ("collapse", bar?.way)] {
      guard let length, length.length != nil, !length.isZero else { continue }
      note(option, [length.noted(length.origin ?? call.syntax)], in: &reading)
    }
    reading.shownPosition = declarations.shownPosition(place.keep)
    let reckoned = place.followers.lazy.compactMap { evaluator.reckonedPosition($0, axis) }.first
    reading.reckonedPosition = reckoned.map { state, number in
      let line = declarations.line(of: state)
      return .init(
        "position", lengths: [number], written: state.line(), file: declarations.path(of: state), line: line)
    }
    coveredEnd(content, axis, below: reading.line).map { reading.findings.append($0) }
    readKeep(axis, into: &reading)
  }

  /// The expression for the number of what the only `ForEach` written in the scroll view repeats.
  private var repeatedCount: String? {
    let calls = call.syntax.all(\.call).filter { $0.calledExpression.line() == "ForEach" }
    return calls.count == 1 ? calls[0].arguments.first?.expression.countText : nil
  }

  /// Reads what stays; an item does only where items are scroll targets.
  private func readKeep(_ axis: ViewAxis, into reading: inout ScrollViewReading) {
    guard let keep = place.keep.flatMap({ evaluator.keep($0, axis) }), let origin = keep.origin else {
      return
    }
    guard let word = keep.word else { return note("keep", [keep], in: &reading) }
    let withoutTargets = ["content-length", "no-scroll-target-layout"]
    if word == "bottom" || !reading.values.contains(where: { withoutTargets.contains($0.option) }) {
      note("keep", word: word, at: origin, in: &reading)
    } else if place.keep?["id"] != nil, outerLayout == nil, !reading.behavior.alignsViews {
      reading.findings.append(
        .init(
          .noTargetLayout,
          "`.scrollPosition(id:)` has no items to tell of or to scroll to, as no stack has `.scrollTargetLayout()`",
          line: declarations.line(of: origin, in: reading.file) ?? reading.line,
          fix: "`.scrollTargetLayout()` on the stack of the items",
          assumption: "SwiftUI finds the item of a position among scroll targets alone"))
    }
  }

  /// Whether all that is measured of views as they move is measured in the scroll view's own space.
  private var measuresInView: Bool {
    func name(_ space: ExprSyntax) -> String {
      let call = space.call
      let named = call?.modifier?.text == "named" ? call?.arguments.first?.expression : nil
      return (named ?? space).line()
    }
    let chain = call.syntax.call?.chain ?? []
    let own = chain.filter { $0.modifier?.text == "coordinateSpace" }
      .compactMap { $0.arguments.first.map { name($0.expression) } }
    func isOfSystem(_ space: String) -> Bool { space == ".scrollView" || space.hasPrefix(".scrollView(") }
    let measured =
      call.syntax.all(\.measuredSpace) + call.syntax.all(\.call).flatMap(declarations.spacesMeasured)
    let within = measured.map(name).filter(isOfSystem)
    let named = declarations.measuredSpaces.map(name).filter { !isOfSystem($0) }
    return (!within.isEmpty || !named.isEmpty) && named.allSatisfy(own.contains)
  }

  /// The length of what is read of some views, in points, each of a known number of rows at least a line of text (our choice).
  private func leastLength(_ entry: ViewEntry) -> Double {
    if !entry.isRepeated { return entry.length.usual ?? 0 }
    return (entry.count.points ?? 0) * max(20, entry.length.usual ?? 0)
  }

  private func read(_ content: ScrollContent, _ axis: ViewAxis, into reading: inout ScrollViewReading) {
    reading.isLazy = content.isLazy
    reading.measuresInView = measuresInView
    reading.measuresInStack = content.leadInSpace?.isZero == true && !content.lead.isZero
    let ends = [content.lead, content.trail] + axis.edges.compactMap { place.margins[$0] }
    let least = content.entries.map(leastLength).reduce(ends.reduce(0) { $0 + ($1.usual ?? 0) }, +)
    let isKnown = !content.hasLeast && least < ViewLength.unlimited
    reading.leastContent = isKnown ? least : ViewLength.unlimited
    let repeated = content.isTarget ? content.entries.compactMap(\.data) : []
    if repeated.count == 1, let loop = repeated[0].callAround {
      declarations.mistypedPosition(place.keep, of: loop).map { reading.findings.append($0) }
    }
    var entries = content.entries.filter { $0.count.points != 0 }
    // A list that is empty by what the files say is filled some day.
    if entries.isEmpty {
      entries = content.entries.filter(\.isRepeated).map { entry in
        with(entry) { $0.count = .unknown("the list is empty here", .app) }
      }
    }
    // As targets the views of one element are several; else a card with the line behind it is one item.
    let isOfLayouts =
      reading.behavior.alignsViews && content.misplaced.map { $0.within != nil && !$0.isAcross } ?? false
    let gap = content.gap ?? (isOfLayouts ? Gap(words: "each item is a target layout of its own") : nil)
    if !content.isTarget, content.pinned == nil {
      if gap == nil, entries.beginWithMarks(content.spacing ?? .zero) {
        let reason = "only some elements begin with a view before the one that all have"
        reading.miss("item-length", "", reason, at: declarations.line(of: call.name))
      } else {
        entries = entries.joined(content.spacing ?? .zero)
      }
    }
    if let gap {
      for option in ["items", "item-length"] { note(option, [Value(.unknown(gap))], in: &reading) }
      if content.lead.length != nil, content.trail.length != nil { notePadding(of: content, in: &reading) }
      // Of a stack it is known whether it is a target layout, though its items are not counted.
      if content.isTarget ? content.isOfRows : content.isStack && gap.kind == .uncomputed {
        readTargets(content, into: &reading)
      }
      return
    }
    let isSingle = entries.count == 1 && !entries[0].isRepeated && entries[0].count.points == 1
    if isSingle, !content.isTarget {
      let length = entries[0].length
      if length.gap?.isOfView ?? false {
        for option in ["items", "item-length", "spacing", "no-scroll-target-layout"] {
          note(option, [length], in: &reading)
        }
        return
      }
      let whole = [content.lead, length, content.trail].reduce(.zero, evaluator.added)
      note("content-length", [whole], in: &reading)
    } else {
      readItems(entries, content, into: &reading)
    }
    readTargets(content, isSingle: isSingle, into: &reading)
    if content.isTarget, content.hasClearEnds {
      besideEnds(entries, reading.behavior).map { reading.findings.append($0) }
    }
    growingItem(entries, content.spacing ?? .zero, axis, reading.behavior).map { reading.findings.append($0) }
  }

  /// Items of unknown length between two views as long as each other, which may be there to bring them to the middle.
  ///
  /// Such a view is 40 points long at least (our choice: shorter ones are margins).
  private func besideEnds(
    _ entries: [ViewEntry], _ behavior: ScrollViewReading.Behavior
  ) -> ScrollViewReading.Finding? {
    guard behavior.alignsViews, behavior.spec?.contains("anchor=") == false, entries.count == 3,
      entries[1].isRepeated, entries[1].length.length == nil, !entries[0].isRepeated, !entries[2].isRepeated,
      entries[0].length.equals(entries[2].length), entries[0].length.points ?? 40 >= 40
    else { return nil }
    return .init(
      .offCenter,
      "`.viewAligned` brings leading edges to that of the container: the items between the views at both ends rest at the "
        + "edge, and not in the middle", line: behavior.line,
      fix: "content margins at both ends, half of what an item leaves of the screen, in place of these views",
      assumption: "the views at both ends are there to bring items to the middle")
  }

  /// Notes items that are no targets, and finds what `.viewAligned` has to align, if anything.
  private func readTargets(
    _ content: ScrollContent, isSingle: Bool = false, into reading: inout ScrollViewReading
  ) {
    // A table that scrolls both ways is aligned along one axis.
    let isAround = (content.isOfRows || content.isWithinTarget) && axes.count == 1
    if !content.isTarget || isAround, !isSingle {
      note("no-scroll-target-layout", word: "", at: content.origin ?? Syntax(call.name), in: &reading)
    }
    guard reading.behavior.alignsViews else { return }
    if content.isTarget, let inner = content.inner {
      let line = declarations.line(of: inner, in: reading.file)
      reading.findings.append(
        .init(
          .longItems,
          "`.viewAligned` aligns each item of the target layout, and one is a row of views itself ("
            + "\(line.map { "line \($0)" } ?? declarations.place(of: inner))): where that is longer "
            + "than the container, the views in it come to no edge", line: reading.behavior.line,
          fix: "`.scrollTargetLayout()` on the stack of that row, if its views are to be aligned"))
    }
    let alignsWithin = content.misplaced?.within != nil
    guard !content.isTarget || alignsWithin || isAround else { return }
    let place = outerLayout.map { Syntax($0) } ?? content.misplaced?.syntax
    let reason =
      outerLayout != nil
      ? "`.scrollTargetLayout()` stands on the scroll view, and not on the stack within"
      : content.misplaced != nil
        ? "`.scrollTargetLayout()` stands on an item, not on the stack of the items"
        : content.isTarget
          ? content.isOfRows
            ? "`.scrollTargetLayout()` stands on the stack of the rows, not on a row, so that each row is one item"
            : "`.scrollTargetLayout()` stands around the stack of the items, not on it, so that all of them are one item"
          : "`.viewAligned` has nothing to align, as no stack has `.scrollTargetLayout()`"
    let line = place.map { declarations.line(of: $0) } ?? reading.behavior.line
    let assumption =
      outerLayout != nil
      ? "one there does not reach the stack, which Apple does not say"
      : alignsWithin ? "a view in an item, of which each is aligned so, begins elsewhere than the item" : nil
    reading.findings.append(.init(.noTargetLayout, reason, line: line, assumption: assumption))
  }

  private func readItems(
    _ entries: [ViewEntry], _ content: ScrollContent, into reading: inout ScrollViewReading
  ) {
    let spacing = content.spacing ?? .zero
    var (entries, content) = (entries, content)
    // A header is no room that each item keeps, but what stands before the first one.
    let header = ViewEntry(count: .whole(1), length: content.lead - spacing)
    if content.hasHeader, header.length.usual ?? 0 > 0, !content.isTarget, listed([header] + entries) != nil {
      (entries, content.lead) = ([header] + entries, .zero)
    }
    let first = entries.first?.length ?? .unknown("no views are read in it")
    let isSame = entries.allSatisfy { $0.length.equals(first) }
    let count = entries.dropFirst().reduce(entries.first?.count ?? first) { $0 + $1.count }
    reading.leastItemLength = entries.map(\.length).filter { $0.extent == .always }
      .compactMap { $0.points ?? $0.gap?.atLeast }.max()
    if entries.count == 1 || isSame {
      note("items", [count], in: &reading)
      readLength(first, spacing, into: &reading)
      let listed = entries.filter { $0.count.points == nil }
      if listed.count == 1 {
        reading.itemCount = listed[0].data?.countText
        reading.itemsBeside = Int(entries.reduce(0) { $0 + ($1.count.points ?? 0) })
      }
      if first.length == nil { reading.itemLength = entries.first?.frame?.line().withoutSelf }
    } else if let lengths = listed(entries) {
      note("item-lengths", lengths, in: &reading)
      if let unknown = entries.first(where: { $0.count.points == nil }) {
        note("items", [unknown.count], in: &reading)
      }
    } else {
      let unknown = entries.lazy.map { $0.length.length == nil ? $0.length : $0.count }.first {
        $0.points == nil
      }
      // A view of another file may be several items.
      let isCounted = !entries.isEmpty && !entries.contains { $0.length.gap?.isOfView ?? false }
      for (option, value) in [("items", isCounted ? count : nil), ("item-length", nil)] {
        note(option, [value ?? unknown ?? first], in: &reading)
      }
    }
    if content.spacing != nil, entries.count != 1 || entries[0].count.points != 1 {
      note("spacing", [spacing], in: &reading)
    }
    notePadding(of: content, in: &reading)
  }

  private func notePadding(of content: ScrollContent, in reading: inout ScrollViewReading) {
    let ends = [content.lead, content.trail]
    if ends.allSatisfy(\.isZero) { return }
    // Items that stand past an end of the content are no layout of ours.
    let isOfOptions = ends.allSatisfy { $0.usual ?? 0 >= 0 }
    let negative = Value.unknown("a negative one leaves items past the end of the content")
    let origin = ends.lazy.compactMap(\.origin).first
    note("padding", isOfOptions ? ends : [origin.map(negative.noted) ?? negative], in: &reading)
  }

  /// One length for each item, where all are known.
  private func listed(_ entries: [ViewEntry]) -> [Value]? {
    var lengths: [Value] = []
    for entry in entries {
      let gap = entry.count.gap
      // The cases of a type are as many as it has.
      let isOfCases = entry.count.origin?.trimmedDescription.hasSuffix("allCases") ?? false
      let isOpen = gap?.kind == .app || gap?.kind == .element || gap?.missing != nil && !isOfCases
      let isOfApp = entry.isRepeated && isOpen
      guard let count = entry.count.points ?? (isOfApp ? Evaluator.countOfApp : nil),
        entry.length.length != nil, (0...500).contains(count)
      else { return nil }
      lengths += Array(repeating: entry.length, count: Int(count))
    }
    return lengths.isEmpty ? nil : lengths
  }

  /// Reads the length of each item: as parts of a page where it is written so.
  private func readLength(_ length: Value, _ spacing: Value, into reading: inout ScrollViewReading) {
    guard let origin = length.origin, origin.trimmedDescription.contains("count:"),
      let space = spacing.points, let own = length.length, !own.depends(on: { $0 != .container })
    else { return note("item-length", [length], in: &reading) }
    for count in 1...24 {
      for span in 1...count {
        let isPart = [1000.0, 2000].allSatisfy { container in
          let one = (container - space * Double(count - 1)) / Double(count)
          let whole = one * Double(span) + space * Double(span - 1)
          return own.points { _ in container }.map { abs($0 - whole) < 1e-9 } ?? false
        }
        guard isPart else { continue }
        note("per-page", [Value.whole(count).noted(origin)], in: &reading)
        if span > 1 { note("span", [Value.whole(span).noted(origin)], in: &reading) }
        return
      }
    }
    note("item-length", [length], in: &reading)
  }

  private func note(_ option: String, word: String, at syntax: Syntax, in reading: inout ScrollViewReading) {
    reading.values.append(
      .init(
        option, word: word, written: syntax.is(TokenSyntax.self) ? "" : syntax.short,
        file: declarations.path(of: syntax), line: declarations.line(of: syntax)))
  }

  private func note(_ option: String, _ values: [Value], in reading: inout ScrollViewReading) {
    if let unknown = values.first(where: { $0.length == nil }) {
      let (written, _, line) = place(of: unknown.origin ?? values.lazy.compactMap(\.origin).first, option)
      reading.miss(option, written, unknown.gap?.words ?? "not read", at: line)
      let isOfBars = values.allSatisfy { $0.length != nil || $0.gap?.kind == .bar }
      let last = reading.unread.count - 1
      reading.unread[last].isMoreThanOfScreen = isOfBars && option == "safe-area"
      reading.unread[last].isOfOtherFile = unknown.gap?.missing != nil
      reading.lacks += unknown.gap?.missing.map { [$0] } ?? []
      return
    }
    let (written, file, line) = place(of: values.lazy.compactMap(\.origin).first, option)
    reading.values.append(
      .init(
        option, lengths: values.compactMap(\.length), written: written, file: file, line: line,
        isState: values.contains { $0.extent != .always }))
  }

  /// The text of an expression or a modifier, and where it stands.
  private func place(of origin: Syntax?, _ option: String) -> (written: String, file: String, line: Int) {
    var syntax = origin ?? Syntax(call.name)
    var written = origin?.short ?? ""
    if syntax.is(TokenSyntax.self), origin != nil {
      written = option == "spacing" ? "the default spacing" : "the default padding"
    } else if let call = syntax.call, let member = call.calledExpression.member, member.base != nil {
      syntax = Syntax(member.declName)
      written = Call(member.declName.baseName, call, in: Scope()).text
    }
    return (written, declarations.path(of: syntax), declarations.line(of: syntax))
  }
}
