import SwiftSyntax

/// The content of a scroll view along its axis: items one after the other, or a single view.
struct ScrollContent {
  var entries: [ViewEntry] = []
  var lead = Value.zero
  var trail = Value.zero
  var spacing: Value?

  /// The length of the first view that stands before the items, where one does, and whether anything is seen there.
  var first: Value?
  var hasHeader = false

  /// Whether the entries stand in a stack, whether that is a lazy one, and whether this is a target layout.
  var isStack = false
  var isLazy = false

  /// Whether it has a least length of its own, however few the items are.
  var hasLeast = false

  /// The length of the sections' pinned headers, if all have one.
  var pinned: Value?

  /// The padding before the items within their coordinate space, where one is named.
  var leadInSpace: Value?
  var isTarget = false

  /// Whether it is several stacks across the axis, or a row that is repeated there.
  var isOfRows = false

  /// Whether the target layout stands around the stack of the items, which is one target so.
  var isWithinTarget = false

  /// A target layout on an item, the stack that this is, of which the views are the targets, and whether these may begin where the
  /// item does, across the axis.
  var misplaced: (syntax: Syntax, within: Call?, isAcross: Bool)?

  /// Whether nothing is seen at both of its ends.
  var hasClearEnds = false

  /// A stack that repeats views along the axis within an item of a target layout, of a length that is not known.
  var inner: Syntax?

  var gap: Gap?
  var origin: Syntax?

  /// Whether nothing along the axis differs from another, and all of it is read.
  fileprivate func isSame(as other: Self) -> Bool {
    gap == nil && other.gap == nil && isTarget == other.isTarget && entries.areSame(as: other.entries)
      && lead.equals(other.lead) && trail.equals(other.trail)
      && (spacing ?? .zero).equals(other.spacing ?? .zero)
  }

  /// All of it, from end to end.
  var length: Value {
    if let gap { return Value(.unknown(gap)) }
    if entries.count == 1, entries[0].count.points == 1 { return entries[0].length }
    let count = entries.reduce(Value.whole(0)) { $0 + $1.count }.real
    let gaps = (spacing ?? .zero) * (count - Value(points: 1))
    return entries.reduce(lead + trail) { $0 + $1.length * $1.count.real } + gaps
  }

  fileprivate mutating func fail(_ words: String) { gap = gap ?? Gap(words: words) }
}

extension Evaluator {
  private static var unwritten: Value { .unknown("no stack is written, and SwiftUI has one of its own") }

  func content(of parts: [BlockPart], _ axis: ViewAxis, in place: ViewPlace) -> ScrollContent {
    let views = views(parts)
    guard views.count == 1, let view = views.first else {
      var stack = stacked(views.map(\.part), axis, in: place, spacing: Self.unwritten)
      // Several views in a scroll view stand below one another.
      if axis == .horizontal { stack.fail("several views stand in the scroll view without a stack") }
      return stack
    }
    switch view.node {
    case .choice(_, let branches, let reason):
      let shown = branches.filter { !$0.isEmpty }
      var all = shown.map { content(of: $0, axis, in: place) }
      // What stands for data that is missing is no list.
      if all.count > 1 { all = all.filter { $0.entries.contains(where: \.isRepeated) } }
      if let first = all.first, all.dropFirst().allSatisfy(first.isSame) { return first }
      return with(all.first ?? ScrollContent()) { $0.gap = Gap(words: reason, kind: .choice) }
    case .view(let call): return content(of: call, view.part, axis, in: place)
    case .modifier(let call, let base):
      let isTargets = call.name.text == "scrollTargetLayout"
      let around = with(inside(call, place)) { $0.isOfTargets = $0.isOfTargets || isTargets }
      var content = self.content(of: [.expression(base)], axis, in: around)
      if isTargets {
        content.isTarget = call["isEnabled"].map { value($0).truth ?? true } ?? true
        return content
      }
      if call.name.text == "coordinateSpace" { content.leadInSpace = content.lead }
      guard content.isStack else { return leaf(view.part, axis, in: place, isTarget: content.isTarget) }
      switch call.name.text {
      case "padding", "safeAreaPadding", "safeAreaInset", "safeAreaBar":
        for (edge, length) in additions(call, axis, in: place) {
          let end = edge == axis.edges[0] ? \ScrollContent.lead : \.trail
          content[keyPath: end] = added(content[keyPath: end], length)
        }
      case "frame", "containerRelativeFrame":
        let isFixed = frame(call, axis, of: .unknown("")) ?? relative(call, axis, in: place)
        if call[axis == .vertical ? "minHeight" : "minWidth"] != nil { content.hasLeast = true }
        if isFixed != nil { content.fail("the stack has a frame of its own: `\(call.text)`") }
      case "scaledToFit", "scaledToFill", "aspectRatio", "fixedSize", "layoutPriority": break
      case _ where call.keepsSize: break
      default: content.gap = content.gap ?? .elsewhere("View." + call.name.text)
      }
      return content
    case .unread, .parts: return ScrollContent(gap: view.part.unread)
    }
  }

  /// A sum whose origin is that of its only part, where the others are zero.
  func added(_ one: Value, _ two: Value) -> Value { one.isZero ? two : two.isZero ? one : one + two }

  private func leaf(
    _ part: BlockPart, _ axis: ViewAxis, in place: ViewPlace, isTarget: Bool = false
  ) -> ScrollContent {
    let entry = ViewEntry(count: .whole(1), length: length(of: [part], axis, in: place))
    let origin = part.written.map { Syntax($0.expression) }
    return ScrollContent(entries: [entry], isTarget: isTarget, origin: origin)
  }

  private func content(
    of call: Call, _ part: BlockPart, _ axis: ViewAxis, in place: ViewPlace
  ) -> ScrollContent {
    let name = call.name.text
    let parts = { self.parts(of: call.content) }
    if let stack = stack(call, axis, in: place) { return stack }
    if let stack = ViewAxis(stack: name) {
      return across(parts(), of: part, axis, in: place.inside(call, stack, along: axis, self))
    }
    switch name {
    case "ForEach", "Section": return stacked([part], axis, in: place, spacing: Self.unwritten)
    case "GlassEffectContainer", "Group", "ScrollViewReader", "TimelineView", "ZStack":
      let inner = parts()
      if inner.count == 1 || name == "Group" { return content(of: inner, axis, in: place) }
      if name == "ZStack", let rows = rows(inLayers: inner, axis, in: place),
        rows.length.equals(length(of: [part], axis, in: place))
      {
        return rows
      }
    case "AnyView": return content(of: self.parts(of: label(of: call)), axis, in: place)
    default: break
    }
    return leaf(part, axis, in: place)
  }

  /// The content of a stack or a grid along the axis; `nil` for any other view.
  func stack(_ call: Call, _ axis: ViewAxis, in place: ViewPlace) -> ScrollContent? {
    if call.name.text == (axis == .horizontal ? "LazyHGrid" : "LazyVGrid") {
      return grid(call, axis, in: place)
    }
    guard let stack = ViewAxis(stack: call.name.text), stack == axis else { return nil }
    let inside = place.inside(call, stack, along: axis, self)
    let parts = parts(of: call.content)
    var content = stacked(parts, axis, in: inside, spacing: spacing(of: call, in: place))
    content.isLazy = content.isLazy || call.name.text.hasPrefix("Lazy")
    if call["pinnedViews"].flatMap(words)?.contains("sectionHeaders") ?? false {
      let found = flattened(parts).map { headers(of: [$0], axis, in: inside) }
      // Before the first section no header is pinned: there one view may stand, with which content begins.
      let sections = found.first?.isEmpty ?? true ? found.dropFirst() : found[...]
      let all = Array(sections.joined())
      let isAllSections = sections.allSatisfy { !$0.isEmpty }
      if isAllSections, let one = all.first, all.allSatisfy(one.equals) { content.pinned = one }
    }
    return content
  }

  /// The only layer that repeats rows along the axis; targets are the layers themselves.
  private func rows(inLayers layers: [BlockPart], _ axis: ViewAxis, in place: ViewPlace) -> ScrollContent? {
    let rows = layers.filter { isStack($0, along: axis) && repeats($0, axis) }
    return rows.count == 1 && !place.isOfTargets ? content(of: rows, axis, in: place) : nil
  }

  private func isStack(_ part: BlockPart, along axis: ViewAxis) -> Bool {
    core(part).flatMap { ViewAxis(stack: $0.name.text) } == axis
  }

  /// The lengths of the headers of the sections among views.
  private func headers(of parts: [BlockPart], _ axis: ViewAxis, in place: ViewPlace) -> [Value] {
    views(parts).flatMap { view -> [Value] in
      switch view.node {
      case .modifier(_, let base): return headers(of: [.expression(base)], axis, in: place)
      case .view(let call) where call.name.text == "Section":
        let header = entries(of: self.parts(of: call.closure("header")), axis, in: place)
        return [header.reduce(.zero) { added($0, $1.length * $1.count.real) }]
      case .view(let call) where call.name.text == "ForEach":
        return headers(of: self.parts(of: call.content), axis, in: place)
      default: return []
      }
    }
  }

  /// The content along the axis of a stack across it: its only row, or rows that are all alike.
  private func across(
    _ parts: [BlockPart], of whole: BlockPart, _ axis: ViewAxis, in place: ViewPlace
  ) -> ScrollContent {
    let rows = parts.map { self.content(of: item($0), axis, in: place) }
    let stacks = rows.filter { $0.isStack || $0.gap != nil }
    if rows.count == 1 || stacks.count == 1 {
      return with(stacks.first ?? rows[0]) { row in
        let isOfItems = row.isStack && (row.entries.count > 2 || row.entries.contains(where: \.isRepeated))
        row.isWithinTarget = place.isOfTargets && isOfItems && !row.isTarget
        row.isOfRows = row.isWithinTarget && rows.count == 1 && core(parts[0])?.name.text == "ForEach"
      }
    }
    var content = leaf(whole, axis, in: place)
    if content.entries[0].length.length == nil { content.fail("several rows stand across the axis") }
    content.isOfRows = stacks.count > 1
    return content
  }

  private func stacked(
    _ parts: [BlockPart], _ axis: ViewAxis, in place: ViewPlace, spacing: Value
  ) -> ScrollContent {
    var content = ScrollContent(spacing: spacing, isStack: true)
    for (index, part) in parts.enumerated() {
      // A target layout in the stack: what stands around it is no target. Where no stack is written, a grid is one; and of
      // a stack of rows among other views the rows are the items, if no layout says otherwise.
      let isGrid = spacing.gap != nil && core(part).map { Self.grids.contains($0.name.text) } ?? false
      let others = parts.indices.filter { $0 != index }
      let isRows =
        areRows(index, of: parts, axis)
        && (place.isOfTargets
          ? others.allSatisfy { core(parts[$0])?.name.text == "Spacer" } : !others.isEmpty)
      if isGrid || isRows || targetLayout(on: [part]) != nil,
        case var inner = self.content(of: [part], axis, in: place), inner.isStack,
        isGrid || inner.isTarget || isRows && inner.gap == nil
      {
        let after = entries(of: Array(parts[(index + 1)...]), axis, in: place)
        inner.isWithinTarget = place.isOfTargets && !inner.isTarget
        inner.first = content.entries.first?.length
        inner.hasHeader = views(Array(parts[..<index])).contains {
          !isClear($0.part) && !["GeometryReader", nil].contains(core($0.part)?.name.text)
        }
        inner.lead = sum(content.entries, spacing).map { added(inner.lead, $0) } ?? inner.lead
        inner.trail = sum(after, spacing).map { added(inner.trail, $0) } ?? inner.trail
        return inner
      }
      let item = item(part)
      if !place.isOfTargets, content.misplaced == nil, let target = targetLayout(on: item) {
        let name = target.within?.name.text ?? ""
        let isAlong = ViewAxis(stack: name) == axis || name == (axis == .vertical ? "LazyVGrid" : "LazyHGrid")
        content.misplaced = (target.syntax, target.within, target.isExact && !isAlong)
      }
      let own = entries(of: [part], axis, in: place)
      if place.isOfTargets, own.contains(where: { $0.length.length == nil }) {
        content.inner = content.inner ?? row(in: item, axis, in: place)
      }
      content.entries += own
    }
    content.isTarget =
      content.entries.contains(where: \.isTarget) || content.misplaced?.within != nil
    content.hasClearEnds = [parts.first, parts.last].allSatisfy { $0.map(isClear) ?? false }
    return content
  }

  private func isClear(_ part: BlockPart) -> Bool { ["Color", "Spacer"].contains(core(part)?.name.text) }

  /// Whether a part is a stack along the axis that repeats rows, and nothing beside it does so.
  private func areRows(_ index: Int, of parts: [BlockPart], _ axis: ViewAxis) -> Bool {
    (isStack(parts[index], along: axis) || core(parts[index])?.name.text == "ZStack")
      && parts.indices.allSatisfy { repeats(parts[$0], axis) == ($0 == index) }
  }

  /// Whether a part repeats rows along the axis, be it in a stack.
  private func repeats(_ part: BlockPart, _ axis: ViewAxis) -> Bool {
    if case .choice(_, let branches, _) = part { return branches.joined().contains { repeats($0, axis) } }
    guard let call = core(part) else { return false }
    switch call.name.text {
    case "ForEach": return true
    case "ZStack": return parts(of: call.content).contains { isStack($0, along: axis) && repeats($0, axis) }
    default: return isStack(part, along: axis) && parts(of: call.content).contains { repeats($0, axis) }
    }
  }

  /// The stack along the axis that repeats views of 100 pt or more (our choice: beside them marks and stars are none), where
  /// parts are one or have it beside others across the axis, and nothing gives it another length.
  private func row(in parts: [BlockPart], _ axis: ViewAxis, in place: ViewPlace) -> Syntax? {
    for view in views(parts) {
      switch view.node {
      case .modifier(let call, let base) where !["frame", "containerRelativeFrame"].contains(call.name.text):
        if let row = row(in: [.expression(base)], axis, in: place) { return row }
      case .view(let call):
        guard let stack = ViewAxis(stack: call.name.text) else { continue }
        let parts = self.parts(of: call.content)
        if stack != axis, let row = row(in: parts, axis, in: place) { return row }
        let repeated = stack == axis ? parts.filter { core($0)?.name.text == "ForEach" } : []
        if entries(of: repeated, axis, in: place).contains(where: { $0.length.points ?? 0 >= 100 }) {
          return Syntax(call.name)
        }
      default: continue
      }
    }
    return nil
  }

  /// The length of entries, each with the spacing beside it.
  private func sum(_ entries: [ViewEntry], _ spacing: Value) -> Value? {
    entries.isEmpty ? nil : entries.reduce(.zero) { $0 + ($1.length + spacing) * $1.count.real }
  }

  /// `.scrollTargetLayout()` on the only view that parts show, or on that in a link or a button; the stack, grid or stack of layers
  /// that this is, and whether that is as long as the whole.
  private func targetLayout(
    on parts: [BlockPart], at syntax: Syntax? = nil, isExact: Bool = true
  ) -> (syntax: Syntax, within: Call?, isExact: Bool)? {
    let views = views(parts)
    guard views.count == 1 else { return syntax.map { ($0, nil, isExact) } }
    switch views[0].node {
    case .modifier(let call, let base):
      let isOne = call.name.text == "scrollTargetLayout"
      return targetLayout(
        on: [.expression(base)], at: syntax ?? (isOne ? Syntax(call.name) : nil),
        isExact: isExact && (isOne || call.keepsSize))
    case .view(let call) where Self.links.contains(call.name.text):
      return targetLayout(on: self.parts(of: label(of: call)), at: syntax, isExact: isExact)
    case .view(let call):
      let name = call.name.text
      let isLayout = name == "ZStack" || Self.grids.contains(name) || ViewAxis(stack: name) != nil
      return syntax.map { ($0, isLayout ? call : nil, isExact) }
    default: return syntax.map { ($0, nil, isExact) }
    }
  }

  private static let links: Set = ["Button", "Link", "NavigationLink"]

  /// The item that a part of a stack is, or that it repeats.
  private func item(_ part: BlockPart) -> [BlockPart] {
    if case .view(let call)? = views([part]).first?.node, call.name.text == "ForEach" {
      return parts(of: call.content)
    }
    return [part]
  }

  private func grid(_ call: Call, _ axis: ViewAxis, in place: ViewPlace) -> ScrollContent {
    let (count, length) = lines(of: call, across: axis, in: place)
    var inside = place
    inside.fix(axis.other, to: length)
    var content = stacked(parts(of: call.content), axis, in: inside, spacing: spacing(of: call, in: place))
    content.isLazy = true
    if let gap = count.gap {
      content.gap = gap
    } else if content.entries.count == 1 {
      if count.points != 1 { content.entries[0].data = nil }
      content.entries[0].count = .combine(.ceiling, [content.entries[0].count.real / count.real])
    } else {
      content.fail("several views stand in the grid")
    }
    return content
  }

  /// The number of a grid's rows or columns across an axis, and their length.
  private func lines(of call: Call, across axis: ViewAxis, in place: ViewPlace) -> (
    count: Value, length: Value
  ) {
    let unread = Value.unknown("the lines of the grid are not counted")
    guard let written = call.plain.first ?? call[axis == .horizontal ? "rows" : "columns"] else {
      return (unread, unread)
    }
    let value = value(written)
    guard case .list(let count, let elements) = value.kind, count.points ?? 1 > 0 else {
      return (value.isUnknown ? value : unread, unread)
    }
    let items = elements.compactMap { element -> (size: Call, spacing: Value)? in
      guard case .written(let item) = element, let call = item.expression.call else { return nil }
      let own = Call(.identifier("GridItem"), call, in: item.scope)
      let size = own.plain.first?.expression
      let sized = size?.call
      let name = (sized?.calledExpression ?? size)?.member?.declName.baseName
      let spacing = own["spacing"].map(self.value) ?? Self.usualSpacing
      return (Call(name ?? .identifier("flexible"), sized, in: item.scope), spacing)
    }
    let room = place.size(axis.other)
    if items.count == 1, let (size, spacing) = items.first, size.name.text == "adaptive" {
      // As many as have room with the least length.
      guard let least = size["minimum"].map(self.value) else { return (unread, unread) }
      let most = Value.combine(.floor, [(room + spacing) / (least.real + spacing)])
      let count = Value.combine(.maximum, [most, Value(points: 1)])
      return (count, (room - spacing * (count - Value(points: 1))) / count)
    }
    if items.contains(where: { $0.size.name.text == "adaptive" }) { return (unread, unread) }
    let differ = Value.unknown("the lines of the grid differ")
    guard !items.isEmpty, items.count == elements.count, count.points == Double(items.count) else {
      return (count, differ)
    }
    let isFlexible = items.allSatisfy { $0.size.name.text == "flexible" && $0.size.arguments.isEmpty }
    let gaps = items.dropLast().reduce(Value.zero) { $0 + $1.spacing }
    return (count, isFlexible ? (room - gaps) / count.real : differ)
  }
}
