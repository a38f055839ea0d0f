import SwiftSyntax

/// The content of a scroll view along its axis: items one after the other, or a single view.
struct ScrollContent {
  /// Views of one length each.
  struct Entry {
    var count: Value
    var length: Value
    var isRepeated = false

    /// Whether it is a target by itself.
    var isTarget = false
  }

  var entries: [Entry] = []
  var lead = Value.zero
  var trail = Value.zero
  var spacing: Value?

  /// Whether the entries stand in a stack, and whether this is a target layout.
  var isStack = false
  var isTarget = false

  /// A target layout on an item, where it aligns nothing.
  var misplaced: Syntax?

  /// The reason why it is not read.
  var reason: String?
  var origin: Syntax?
}

extension ViewTree {
  /// The spacing of views that stand in no stack.
  private static var unwritten: Value { .unknown("no stack is written, and SwiftUI has one of its own") }

  func content(of parts: [ViewPart], _ axis: ViewAxis, in place: ViewPlace) -> ScrollContent {
    guard parts.count == 1, let part = parts.first else {
      var stack = stacked(parts, axis, in: place, spacing: Self.unwritten)
      // Several views in a scroll view stand below one another.
      if axis == .horizontal { stack.reason = "several views stand in the scroll view without a stack" }
      return stack
    }
    switch part {
    case .view(let written): return content(of: written, axis, in: place)
    case .choice(let branches, let reason):
      let shown = branches.filter { !$0.isEmpty }
      var all = shown.map { content(of: $0, axis, in: place) }
      // What stands for data that is missing is no list.
      if all.count > 1 { all = all.filter { $0.entries.contains(where: \.isRepeated) } }
      if all.count == 1 { return all[0] }
      var first = all.first ?? ScrollContent()
      first.reason = reason
      return first
    }
  }

  private func content(of written: Written, _ axis: ViewAxis, in place: ViewPlace) -> ScrollContent {
    switch node(written) {
    case .parts(let parts)?: return content(of: parts, axis, in: place)
    case .view(let call)?: return content(of: call, written, axis, in: place)
    case .modifier(let call, let base)?:
      if let parts = expansion(of: call, on: base) { return content(of: parts, axis, in: place) }
      var content = self.content(of: base, axis, in: evaluator.inside(call, place))
      if call.name.text == "scrollTargetLayout" {
        content.isTarget = call["isEnabled"].map { evaluator.value($0).truth ?? true } ?? true
        return content
      }
      guard content.isStack else { return leaf(written, axis, in: place, content) }
      switch call.name.text {
      case "padding", "safeAreaPadding":
        for (edge, length) in evaluator.edges(call) {
          if edge == axis.edges[0] { content.lead = added(content.lead, length) }
          if edge == axis.edges[1] { content.trail = added(content.trail, length) }
        }
      case "frame", "containerRelativeFrame":
        let isFixed = evaluator.frame(call, axis, of: .unknown("")) ?? evaluator.relative(call, axis, place)
        if isFixed != nil { content.reason = "the stack has a frame of its own: `\(call.text)`" }
      case "scaledToFit", "scaledToFill", "aspectRatio", "fixedSize", "layoutPriority": break
      case let name where Modifiers.keepsSize(name): break
      default: content.reason = content.reason ?? "`.\(call.name.text)` is not in these files"
      }
      return content
    case nil:
      var content = ScrollContent()
      content.reason = "`\(written.expression.short)` is no view that is read"
      return content
    }
  }

  private func added(_ one: Value, _ two: Value) -> Value { one.isZero ? two : two.isZero ? one : one + two }

  private func leaf(
    _ written: Written, _ axis: ViewAxis, in place: ViewPlace, _ inner: ScrollContent? = nil
  ) -> ScrollContent {
    var content = ScrollContent()
    content.isTarget = inner?.isTarget ?? false
    content.origin = Syntax(written.expression)
    content.entries = [.init(count: .whole(1), length: length(of: written, axis, in: place))]
    return content
  }

  private func content(
    of call: Call, _ written: Written, _ axis: ViewAxis, in place: ViewPlace
  ) -> ScrollContent {
    let name = call.name.text
    let parts = { self.parts(of: call.content) }
    if let stack = ViewAxis(stack: name) {
      if stack == axis { return stacked(parts(), axis, in: place, spacing: spacing(of: call)) }
      return across(parts(), written, axis, in: place.shared(stack))
    }
    switch name {
    case "LazyHGrid", "LazyVGrid":
      guard (name == "LazyHGrid") == (axis == .horizontal) else { break }
      return grid(call, axis, in: place)
    case "ForEach", "Section":
      return stacked([.view(written)], axis, in: place, spacing: Self.unwritten)
    case "Group", "ScrollViewReader", "ZStack":
      let inner = parts()
      if inner.count == 1 || name == "Group" { return content(of: inner, axis, in: place) }
    case "AnyView":
      return content(of: self.parts(of: call.plain.first.map(Binding.written)), axis, in: place)
    default: break
    }
    return leaf(written, axis, in: place)
  }

  /// The content along the axis of a stack across it: its only row, or rows that are all alike.
  private func across(
    _ parts: [ViewPart], _ written: Written, _ axis: ViewAxis, in place: ViewPlace
  ) -> ScrollContent {
    let rows = parts.flatMap { part -> [ScrollContent] in
      if case .view(let view) = part, case .view(let call)? = node(view), call.name.text == "ForEach" {
        return [self.content(of: self.parts(of: call.content), axis, in: place)]
      }
      return [self.content(of: [part], axis, in: place)]
    }
    let stacks = rows.filter { $0.isStack || $0.reason != nil }
    if rows.count == 1 || stacks.count == 1 { return stacks.first ?? rows[0] }
    var content = leaf(written, axis, in: place)
    if content.entries[0].length.length == nil { content.reason = "several rows stand across the axis" }
    return content
  }

  private func stacked(
    _ parts: [ViewPart], _ axis: ViewAxis, in place: ViewPlace, spacing: Value
  ) -> ScrollContent {
    var content = ScrollContent()
    content.isStack = true
    content.spacing = spacing
    var before: [ScrollContent.Entry] = []
    for (index, part) in parts.enumerated() {
      let own = entries(of: [part], axis, in: place)
      // A target layout in the stack: what stands around it is no target.
      if case .view(let written) = part, targetLayout(on: written) != nil,
        case var inner = self.content(of: written, axis, in: place), inner.isTarget, inner.isStack
      {
        let after = entries(of: Array(parts[(index + 1)...]), axis, in: place)
        inner.lead = sum(before, spacing).map { added(inner.lead, $0) } ?? inner.lead
        inner.trail = sum(after, spacing).map { added(inner.trail, $0) } ?? inner.trail
        return inner
      }
      before += own
      if case .view(let written) = part {
        content.misplaced = content.misplaced ?? targetLayout(among: written)
      }
    }
    content.entries = before
    content.isTarget = before.contains(where: \.isTarget)
    return content
  }

  /// The length of entries, each with the spacing beside it.
  private func sum(_ entries: [ScrollContent.Entry], _ spacing: Value) -> Value? {
    entries.isEmpty ? nil : entries.reduce(.zero) { $0 + ($1.length + spacing) * $1.count.real }
  }

  private func grid(_ call: Call, _ axis: ViewAxis, in place: ViewPlace) -> ScrollContent {
    var content = stacked(parts(of: call.content), axis, in: place, spacing: spacing(of: call))
    let lines = call.plain.first ?? call[axis == .horizontal ? "rows" : "columns"]
    guard let lines, case .list(let count, _) = evaluator.value(lines).kind, let number = count.points,
      number > 0,
      !lines.expression.trimmedDescription.contains("adaptive"), content.entries.count == 1
    else {
      content.reason = "the lines of the grid are not counted"
      return content
    }
    let items = content.entries[0].count
    content.entries[0].count = .combine(.ceiling, [items.real / count.real])
    return content
  }

  // MARK: Entries

  /// The views of a stack one after the other, with modifiers that each of them has.
  func entries(
    of parts: [ViewPart], _ axis: ViewAxis, in place: ViewPlace, under calls: [Call] = []
  ) -> [ScrollContent.Entry] {
    parts.flatMap { part -> [ScrollContent.Entry] in
      switch part {
      case .view(let written): return entries(of: written, axis, in: place, under: calls)
      case .choice(let branches, let reason):
        let all = branches.map { entries(of: $0, axis, in: place, under: calls) }
        guard let first = all.first, all.allSatisfy({ same($0, first) }) else {
          // One view in each branch is one item, of whichever length.
          let isOne = all.allSatisfy { $0.count == 1 && $0[0].count.points == 1 }
          return [.init(count: isOne ? .whole(1) : .unknown(reason), length: .unknown(reason))]
        }
        return first
      }
    }
  }

  private func same(_ one: [ScrollContent.Entry], _ two: [ScrollContent.Entry]) -> Bool {
    one.count == two.count
      && zip(one, two).allSatisfy { $0.count.equals($1.count) && $0.length.equals($1.length) }
  }

  private func entries(
    of written: Written, _ axis: ViewAxis, in place: ViewPlace, under calls: [Call]
  ) -> [ScrollContent.Entry] {
    func own(_ length: Value) -> [ScrollContent.Entry] {
      let isTarget = calls.contains { $0.name.text == "scrollTarget" }
      return [.init(count: .whole(1), length: length, isTarget: isTarget)]
    }
    switch node(written) {
    case .parts(let parts)?: return entries(of: parts, axis, in: place, under: calls)
    case .modifier(let call, let base)?:
      if let parts = expansion(of: call, on: base) {
        return entries(of: parts, axis, in: place, under: calls)
      }
      return entries(of: base, axis, in: place, under: calls + [call])
    case .view(let call)?:
      switch call.name.text {
      case "EmptyView": return []
      case "Group": return entries(of: parts(of: call.content), axis, in: place, under: calls)
      case "Section":
        return ["header", "content", "footer"].flatMap {
          entries(of: parts(of: call.closure($0)), axis, in: place, under: calls)
        }
      case "ForEach": return repeated(call, axis, in: place, under: calls)
      default:
        let length = length(of: call, under: calls[...], axis, in: place)
        let isGiven = call.name.text.first?.isLowercase ?? false && call.syntax.is(TokenSyntax.self)
        let reason = "`\(call.name.text)` may be several views"
        return isGiven ? [.init(count: .unknown(reason), length: length)] : own(length)
      }
    case nil: return own(.unknown("`\(written.expression.short)` is no view that is read"))
    }
  }

  private func length(
    of view: Call, under calls: ArraySlice<Call>, _ axis: ViewAxis, in place: ViewPlace
  ) -> Value {
    guard let call = calls.first else { return length(of: view, axis, in: place) }
    return length(call, on: nil, axis, in: place) {
      length(of: view, under: calls.dropFirst(), axis, in: $0)
    }
  }

  private func repeated(_ call: Call, _ axis: ViewAxis, in place: ViewPlace, under calls: [Call])
    -> [ScrollContent.Entry]
  {
    if let subviews = call["subviews"] {
      return parts(of: .written(subviews)).flatMap(flattened).flatMap { part -> [ScrollContent.Entry] in
        guard case .view(let view) = part else { return entries(of: [part], axis, in: place, under: calls) }
        return entries(of: parts(of: call.content, given: [.written(view)]), axis, in: place, under: calls)
      }
    }
    let data = call.plain.first ?? call["data"]
    let value = data.map(evaluator.value) ?? .unknown("no data")
    func shown(_ given: [Binding]) -> [ScrollContent.Entry] {
      entries(of: parts(of: call.content, given: given), axis, in: place, under: calls)
    }
    let usual = shown([])
    func counted(_ entry: ScrollContent.Entry, _ count: Value) -> ScrollContent.Entry {
      var entry = entry
      (entry.count, entry.isRepeated) = (count.changing(value.isState).from(data), true)
      return entry
    }
    guard case .list(let count, let elements) = value.kind else {
      let reason = value.isNumber ? "the data are not counted" : value.reason ?? ""
      return usual.map { counted($0, .unknown(reason)) }
    }
    let isOne = usual.count == 1 && usual[0].count.points == 1
    if isOne, usual[0].length.length != nil { return [counted(usual[0], count)] }
    // Where the length hangs on the element, each is asked.
    let reasons = usual.compactMap { $0.length.reason ?? $0.count.reason }
    let hangs = reasons.contains { $0.hasSuffix("an element of the data") || $0.hasPrefix("it depends on") }
    if hangs, !elements.isEmpty, elements.count <= 100 {
      let each = elements.map { shown([$0]) }
      if each[0].count == 1, each.allSatisfy({ same($0, each[0]) }) { return [counted(each[0][0], count)] }
      if each.joined().allSatisfy({ $0.length.length != nil }) { return Array(each.joined()) }
    }
    return usual.map { counted($0, isOne ? count : .unknown("each element shows several views")) }
  }

  /// `.scrollTargetLayout()` among the modifiers of a view.
  private func targetLayout(on written: Written) -> Syntax? {
    switch node(written) {
    case .modifier(let call, let base)?:
      if let parts = expansion(of: call, on: base) { return targetLayout(on: parts) }
      return call.name.text == "scrollTargetLayout" ? Syntax(call.name) : targetLayout(on: base)
    case .parts(let parts)?: return targetLayout(on: parts)
    default: return nil
    }
  }

  private func targetLayout(on parts: [ViewPart]) -> Syntax? {
    guard parts.count == 1, case .view(let inner)? = parts.first else { return nil }
    return targetLayout(on: inner)
  }

  /// `.scrollTargetLayout()` on an item of a stack.
  private func targetLayout(among written: Written) -> Syntax? {
    if case .view(let call)? = node(written), call.name.text == "ForEach" {
      return targetLayout(on: parts(of: call.content))
    }
    return targetLayout(on: written)
  }
}

extension Value {
  var isNumber: Bool { length != nil }

  func from(_ written: Written?) -> Value { written.map { noted($0.expression) } ?? self }
}
