import SwiftSyntax

/// Views of one length each, which stand one after the other along an axis.
struct ViewEntry {
  var count: Value
  var length: Value
  var isRepeated = false

  /// The lengths of one that a state chooses and of the others, where these differ, and the state.
  var chosen: (one: Value, others: Value, by: String)?
  var isTarget = false

  /// The call that repeats it beside others, and the number of the element that they are for, from 0.
  var element: Element?

  struct Element: Equatable {
    let call: SyntaxIdentifier
    let number: Int
  }

  /// The data that it is repeated for, one view for each element, and the length that its frame is given.
  var data: ExprSyntax?
  var frame: ExprSyntax?
}

extension [ViewEntry] {
  /// A copy with those of one element as one, where each stands so far from the next one and it is known how many they are.
  func joined(_ spacing: Value) -> Self {
    reduce(into: []) { entries, next in
      guard let last = entries.last, next.element != nil, last.element == next.element,
        last.count.points == 1, let count = next.count.points.flatMap(Int.init(exactly:)), count > 0
      else { return entries.append(next) }
      entries[entries.count - 1].chosen = nil
      entries[entries.count - 1].length = (0..<count).reduce(last.length) { length, _ in
        length + spacing + next.length
      }
    }
  }

  /// Whether some elements begin with a view that is shorter than a later one, as a mark before a card, and others do not: an
  /// item may begin with either, unless the mark is shorter than what counts as a rest beside a stop.
  func beginWithMarks(_ spacing: Value) -> Bool {
    var (elements, marked) = (0, 0)
    var views = self[...].filter { $0.element != nil }[...]
    while let first = views.first {
      let own = views.prefix { $0.element == first.element }
      views = views.dropFirst(own.count)
      elements += 1
      guard let mark = first.length.points, mark + (spacing.points ?? 0) > 0.5 else { continue }
      if own.dropFirst().contains(where: { $0.length.points.map { $0 > mark } ?? false }) { marked += 1 }
    }
    return marked > 0 && marked < elements
  }

  func areSame(as others: Self) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { $0.count.equals($1.count) && $0.length.equals($1.length) }
  }
}

extension Evaluator {
  /// The most views that are looked at for one length beside a scroll view (our choice): screens may hold thousands.
  private static let mostMeasured = 200

  func bounded<Result>(_ measure: () -> Result) -> Result {
    let before = samples.views
    defer { samples.views = before }
    samples.views = before ?? Self.mostMeasured
    return measure()
  }

  /// The views of a stack one after the other, with modifiers that each of them has.
  func entries(
    of parts: [BlockPart], _ axis: ViewAxis, in place: ViewPlace, under calls: [Call] = []
  ) -> [ViewEntry] {
    if !samples.views.take() {
      let many = Value.unknown("it holds too many views to be measured")
      return [ViewEntry(count: many, length: many)]
    }
    func shown(_ binding: Binding?, given values: [Binding] = []) -> [ViewEntry] {
      entries(of: self.parts(of: binding, given: values), axis, in: place, under: calls)
    }
    return views(parts).flatMap { view -> [ViewEntry] in
      switch view.node {
      case .choice(let truth, let branches, let reason):
        let unknown = Value.unknown(reason, .choice)
        let all = branches.map { entries(of: $0, axis, in: place, under: calls) }
        let shown = all.filter { !$0.isEmpty }
        // What a state shows at times beside others, as a note that the app is offline.
        if all.count == 2, shown.count == 1, truth.isState, let usual = truth.truth,
          !shown[0].contains(where: \.isRepeated)
        {
          let words = reason.drop { $0 != "`" }.split { !$0.isOfName }.map(String.init)
          if samples.isOfContent { samples.later.formUnion(words) }
          let isTold = state.map { words.contains($0.name.name) } ?? false
          if isTold || all[usual ? 0 : 1].isEmpty { return all[usual ? 0 : 1] }
        }
        guard let first = shown.first, shown.dropFirst().allSatisfy(first.areSame) else {
          // The screen tells which of two views is shown.
          if all.count == 2, all[0].count == all[1].count, truth.length != nil, !truth.isState,
            zip(all[0], all[1]).allSatisfy({ $0.count.equals($1.count) })
          {
            return zip(all[0], all[1]).map { one, other in
              with(one) { $0.length = .choice(truth, one.length, else: other.length) }
            }
          }
          // What is shown at first, or for most.
          let isFirst = truth.truth ?? truth.gap?.usual
          if branches.count == 2, let usual = isFirst.map({ all[$0 ? 0 : 1] }), !usual.isEmpty,
            usual.allSatisfy({ $0.length.length != nil })
          {
            return usual.map { entry in with(entry) { $0.length = $0.length.changing(.first) } }
          }
          // One view in each branch is one item, of whichever length.
          let isOne = all.allSatisfy { $0.count == 1 && $0[0].count.points == 1 }
          let entries = shown.flatMap(\.self)
          guard let length = entries.first?.length else { return [] }
          return [
            ViewEntry(
              count: isOne ? .whole(1) : unknown,
              length: entries.allSatisfy { length.equals($0.length) } ? length : unknown,
              isRepeated: entries.contains(where: \.isRepeated))
          ]
        }
        // Of what may not be there the length is known all the same.
        return shown.count == all.count
          ? first : first.map { ViewEntry(count: unknown, length: $0.length, isRepeated: $0.isRepeated) }
      case .modifier(let call, let base):
        return entries(of: [.expression(base)], axis, in: place, under: calls + [call])
      case .view(let call):
        switch call.name.text {
        case "EmptyView": return []
        case "Group":
          return shown(call.content, given: call["subviews"].map { [.value(subviews(of: $0))] } ?? [])
        case "Section": return ["header", "content", "footer"].flatMap { shown(call.closure($0)) }
        case "ForEach":
          let asked = samples.choices.count
          let entries = repeated(call) { shown(call.content, given: $0) }
          let choices = Set(samples.choices[asked...])
          guard isChosen == nil, choices.count == 1, let state = choices.first else { return entries }
          return told(entries, by: state) { isChosen in
            with(self) { $0.isChosen = isChosen }.entries(of: [view.part], axis, in: place, under: calls)
          }
        default:
          let length = length(under: calls[...], axis, in: place) { self.length(of: call, axis, in: $0) }
          let isTarget = calls.contains { $0.name.text == "scrollTarget" }
          let several = Value.unknown("`\(call.name.text)` may be several views")
          // Nothing else is resizable.
          let isImage = calls.contains { $0.name.text == "resizable" }
          let frame = length.length == nil ? frame(of: calls, axis, in: place) : nil
          let count = call.isGiven && !isImage ? several : .whole(1)
          return [ViewEntry(count: count, length: length, isTarget: isTarget, frame: frame)]
        }
      case .unread, .parts:
        let length = length(under: calls[...], axis, in: place) { _ in Value(.unknown(view.part.unread)) }
        return [ViewEntry(count: .whole(1), length: length)]
      }
    }
  }

  /// The length of a view that is one, with its modifiers.
  func length(of parts: [BlockPart], _ axis: ViewAxis, in place: ViewPlace) -> Value {
    let entries = entries(of: parts, axis, in: place)
    let isOne = entries.count == 1 && !entries[0].isRepeated && entries[0].count.points ?? 1 == 1
    return isOne ? entries[0].length : .unknown("it is several views")
  }

  /// The length of a view under modifiers, of which the first is the outermost.
  private func length(
    under calls: ArraySlice<Call>, _ axis: ViewAxis, in place: ViewPlace, _ view: (ViewPlace) -> Value
  ) -> Value {
    guard let call = calls.first else { return view(place) }
    return length(call, axis, in: place) { length(under: calls.dropFirst(), axis, in: $0, view) }
  }

  /// The length that the outermost modifier gives, of those that change the length of a view.
  private func frame(of calls: [Call], _ axis: ViewAxis, in place: ViewPlace) -> ExprSyntax? {
    let any = Value.whole(1)
    let outermost = calls.first { !length($0, axis, in: place) { _ in any }.equals(any) }
    return outermost?.name.text == "frame" ? outermost?[axis.option]?.expression : nil
  }

  private func subviews(of written: Written) -> Value {
    let parts = flattened(parts(of: .written(written)))
    let views = parts.compactMap { part -> Binding? in
      guard let call = core(part), call.name.text != "ForEach", !call.isGiven else { return nil }
      return part.written.map(Binding.written)
    }
    return views.count < parts.count ? .unknown("the subviews are not counted", .element) : .list(views)
  }

  private func repeated(_ call: Call, _ shown: ([Binding]) -> [ViewEntry]) -> [ViewEntry] {
    let data = call.plain.first ?? call["data"]
    let subviews = call["subviews"].map(subviews)
    let value = subviews ?? data.map(value) ?? .unknown("no data")
    var usual = shown([])
    func counted(_ entry: ViewEntry, _ count: Value) -> ViewEntry {
      var entry = entry
      let origin = (data ?? call["subviews"])?.expression
      entry.data = !entry.isRepeated && usual.count == 1 ? data?.expression : nil
      (entry.count, entry.isRepeated) = (count.changing(value.extent), true)
      if let origin { entry.count = entry.count.noted(origin) }
      return entry
    }
    guard case .list(let count, let elements) = value.kind else {
      let gap = value.gap ?? Gap(words: "the data are not counted", kind: .app)
      return usual.map { counted($0, Value(.unknown(gap))) }
    }
    let isOne = usual.count == 1 && usual[0].count.points == 1
    if isOne, usual[0].length.length != nil { return [counted(usual[0], count)] }
    func numbered(_ entries: [ViewEntry], _ number: Int) -> [ViewEntry] {
      // Rows that are repeated within are items of their own.
      entries.map { entry in
        entry.isRepeated || entry.element != nil
          ? entry : with(entry) { $0.element = .init(call: call.syntax.id, number: number) }
      }
    }
    // Where the length hangs on the element, each is asked.
    let hangs = usual.flatMap { [$0.length.gap, $0.count.gap] }
      .contains { $0?.kind == .element || $0?.kind == .choice }
    if hangs || !isOne, !elements.isEmpty, elements.count <= Self.mostElements {
      var each: [[ViewEntry]] = []
      var isKnown = true
      for element in elements where isKnown {
        each.append(shown([element]))
        isKnown = each.last?.allSatisfy { $0.length.length != nil } ?? false
      }
      if isKnown {
        if each[0].count == 1, each.allSatisfy(each[0].areSame) { return [counted(each[0][0], count)] }
        return each.enumerated().flatMap { numbered($1, $0) }
      }
      // The first element that is not known says what the files lack.
      if let last = each.last, last.count == usual.count { usual = last }
    }
    if let number = count.points.flatMap(Int.init(exactly:)), 2...Self.mostElements ~= number, !isOne, !hangs,
      usual.allSatisfy({ $0.length.length != nil && $0.count.points == 1 })
    {
      return (0..<number).flatMap { numbered(usual, $0) }
    }
    return usual.map { entry in
      let several = usual.count == 1 ? entry.count : .unknown("each element shows several views")
      return counted(entry, isOne ? count : several)
    }
  }
}

extension Call {
  /// Whether it is nothing but the name of a view or builder that is given: it may be several.
  var isGiven: Bool { name.text.first?.isLowercase ?? false && arguments.isEmpty && trailing.isEmpty }
}
