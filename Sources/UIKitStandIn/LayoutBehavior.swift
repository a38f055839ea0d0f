/// A layout of UIKit's as a behavior: it is asked in a collection view that is as the simulated scroll view.
///
/// There is one layout for a scroll view: one that has changed itself goes on where its last gesture came to rest; for a
/// gesture that begins elsewhere it is made anew, and swiped there.
public final class LayoutBehavior: ScrollTargetBehavior, LaidOutScrollTargetBehavior {
  private let make: () -> UICollectionViewLayout
  private let view: UICollectionView
  private let delegate = SimulatedDelegate()

  /// The offset at which the last gesture came to rest, where there was one.
  private var rest: Double?

  /// Whether swipes change the layout itself, once that was tried.
  private var keepsState: Bool?

  /// Takes what makes the layout.
  public init(_ make: @escaping () -> UICollectionViewLayout) {
    self.make = make
    view = UICollectionView(make())
    connect(view.collectionViewLayout)
  }

  // The layout and its view hold each other.
  deinit { view.collectionViewLayout.collectionView = nil }

  private func connect(_ layout: UICollectionViewLayout) {
    view.collectionViewLayout.collectionView = nil
    layout.collectionView = view
    view.collectionViewLayout = layout
    (view.delegate, view.dataSource) = (delegate, delegate)
    layout.awakeFromNib()
  }

  // MARK: Gestures

  /// Asks the layout where to rest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // Of a scroll by the program UIKit asks no layout.
    if target.anchor != nil { return }
    // UIKit's own paging asks no layout, and does nothing as a view is resized.
    if view.isPagingEnabled {
      guard context.isOfGesture else { return }
      return PagingScrollTargetBehavior().updateTarget(&target, context: context)
    }
    context.forEachAxis { axis in
      let question = Question(context, axis, proposed: target.offset(along: axis))
      let answer: Double
      if context.isOfGesture {
        if keepsState == nil { keepsState = isChanged(by: question) }
        if keepsState == true, abs(question.start - (rest ?? .infinity)) > 1e-6 { restart(question) }
        answer = ask(question)
      } else {
        answer = askResized(question)
      }
      rest = min(max(answer, 0), question.reach)
      if axis == .horizontal { target.rect.origin.x = answer } else { target.rect.origin.y = answer }
    }
  }

  /// States the deceleration rate, where the layout sets one.
  public func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    if let bounds = context.bounds {
      view.bounds = CGRect(origin: view.contentOffset, size: bounds)
      // Before the first gesture nothing else is known of the container.
      if view.simulated.frames == nil { view.simulated.container = bounds }
      view.collectionViewLayout.prepare()
    }
    let rate = view.decelerationRate
    if rate != .normal { properties.decelerationRate = Double(rate.rawValue) }
    return properties
  }

  /// A lift-off along an axis: offsets from rest at the leading end, the velocity in points per millisecond.
  private struct Question {
    let context: TargetContext
    let axis: Axis
    var start: Double
    var released: Double
    var proposed: Double
    var velocity: Double

    init(_ context: TargetContext, _ axis: Axis, proposed: Double) {
      (self.context, self.axis, self.proposed) = (context, axis, proposed)
      start = context.originalTarget.offset(along: axis)
      released = context.released(along: axis)
      velocity = context.modelVelocity(along: axis)
    }

    var reach: Double { context.reach(along: axis) }

    /// The distance of the content's beginning from that of the scroll view.
    private var inset: Double { context.safeArea.leading + context.margins.leading }

    /// UIKit's offset of one that counts from rest.
    func point(_ offset: Double) -> CGPoint { vector(offset - inset) }

    /// The offset from rest of UIKit's.
    func offset(of point: CGPoint) -> Double { (axis == .horizontal ? point.x : point.y) + inset }

    func vector(_ length: Double) -> CGPoint {
      axis == .horizontal ? CGPoint(x: length, y: 0) : CGPoint(x: 0, y: length)
    }
  }

  /// Asks the layout as UIKit does at a lift-off, and tells its answer.
  private func ask(_ question: Question) -> Double {
    let (context, axis, layout) = (question.context, question.axis, view.collectionViewLayout)
    view.take(context, along: axis)
    view.contentOffset = question.point(question.start)
    view.isDragging = true
    layout.prepare()
    let listener = layout as? any UIScrollViewDelegate
    listener?.scrollViewWillBeginDragging(view)
    let released = CGRect(origin: question.point(question.released), size: view.bounds.size)
    layout.isInvalid = layout.shouldInvalidateLayout(forBoundsChange: released)
    view.bounds = released
    listener?.scrollViewDidScroll(view)
    if layout.isInvalid { layout.prepare() }
    view.panGestureRecognizer.velocity = question.vector(-1000 * question.velocity)
    view.panGestureRecognizer.translation = question.vector(question.start - question.released)
    let answer = layout.targetContentOffset(
      forProposedContentOffset: question.point(question.proposed),
      withScrollingVelocity: question.vector(question.velocity))
    view.isDragging = false
    return question.offset(of: answer)
  }

  /// Asks the layout where a resized view is to stand, by the method without a velocity.
  private func askResized(_ question: Question) -> Double {
    view.take(question.context, along: question.axis)
    view.contentOffset = question.point(question.proposed)
    view.collectionViewLayout.prepare()
    let answer = view.collectionViewLayout.targetContentOffset(forProposedContentOffset: view.contentOffset)
    return question.offset(of: answer)
  }

  /// Makes the layout anew and swipes it to where a gesture begins, as an app's user must.
  private func restart(_ question: Question) {
    connect(make())
    var swipe = question
    (swipe.start, swipe.velocity) = (0, 0.5)
    for _ in 0..<1000 where swipe.start < question.start - 0.5 {
      let way = min(question.start - swipe.start, view.bounds.size.length(along: question.axis) / 2)
      swipe.released = swipe.start + way
      swipe.proposed = min(swipe.released + 120, question.reach)
      let next = min(max(ask(swipe), 0), question.reach)
      guard next > swipe.start else { return }
      swipe.start = next
    }
  }

  /// Whether a few swipes from the start change what a layout keeps; the one that was swiped is not asked again.
  private func isChanged(by question: Question) -> Bool {
    defer { connect(make()) }
    var swipe = question
    (swipe.start, swipe.released, swipe.velocity) = (0, 0, 0)
    _ = ask(swipe)
    let before = state(of: view.collectionViewLayout)
    swipe.velocity = 0.5
    for _ in 0..<3 {
      // Past an end too: content that has no way to go is dragged all the same.
      swipe.released = swipe.start + 60
      swipe.proposed = min(swipe.released + 250, swipe.reach)
      swipe.start = min(max(ask(swipe), 0), swipe.reach)
    }
    return state(of: view.collectionViewLayout) != before
  }

  /// The values that a layout keeps, as words; objects and lists, which are caches, are none.
  private func state(of layout: UICollectionViewLayout) -> [String] {
    var words: [String] = []
    var mirror: Mirror? = Mirror(reflecting: layout)
    while let known = mirror, known.subjectType != UICollectionViewFlowLayout.self,
      known.subjectType != UICollectionViewLayout.self
    {
      for child in known.children {
        switch Mirror(reflecting: child.value).displayStyle {
        case nil, .struct, .enum, .optional, .tuple: words.append("\(child.value)")
        default: break
        }
      }
      mirror = known.superclassMirror
    }
    return words
  }
}

extension LayoutBehavior: CustomReflectable {
  /// The layout's own members: an audit looks for the app's state and for numbers there.
  public var customMirror: Mirror { Mirror(reflecting: view.collectionViewLayout) }
}

extension LayoutBehavior {
  package func forget() { rest = nil }

  package func layout(
    on screen: CGSize, safeArea: (Axis) -> (leading: Double, trailing: Double), axis: Axis?,
    itemLength: Double?, items: Int
  ) -> StatedLayout {
    let layout = view.collectionViewLayout
    view.bounds = CGRect(origin: .zero, size: screen)
    view.simulated = SimulatedItems(count: items, axis: axis, length: itemLength, container: screen)
    layout.prepare()
    let flow = layout as? UICollectionViewFlowLayout
    if let flow, axis == nil, !flow.saysDirection { view.simulated.axis = movedAxis }
    let axis =
      flow?.axis ?? axis ?? (layout.collectionViewContentSize.width > screen.width ? .horizontal : .vertical)
    // The container is known only now.
    view.safeAreaInsets = UIEdgeInsets(safeArea(axis), along: axis)
    layout.prepare()
    let inset = view.adjustedContentInset.ends(along: axis)
    let container = screen.length(along: axis) - inset.leading - inset.trailing
    view.simulated.container = CGSize(container, along: axis, across: 0)
    var stated = StatedLayout(axis: axis)
    stated.margins = view.contentInset.ends(along: axis)
    stated.ignoresSafeArea = view.contentInsetAdjustmentBehavior == .never
    if let flow {
      stated.spacing = flow.minimumLineSpacing
      stated.padding = flow.sectionInset.ends(along: axis)
      if flow.saysItemSize { stated.lengths = [flow.itemSize.length(along: axis)] }
    } else {
      state(&stated, by: cells(layout), content: layout.collectionViewContentSize.length(along: axis))
    }
    return stated
  }

  /// The axis of a layout whose code does not say it: horizontal where it moves proposals there.
  private var movedAxis: Axis {
    view.simulated.axis = .horizontal
    defer { view.contentOffset = .zero }
    let proposals = [1037.25, 2337.25]
    let answers = proposals.map { proposal -> Double in
      view.contentOffset.x = proposal
      return view.collectionViewLayout.targetContentOffset(
        forProposedContentOffset: view.contentOffset, withScrollingVelocity: .zero
      ).x
    }
    // A fixed answer is one for the axis that does not scroll.
    return answers == proposals || answers[0] == answers[1] ? .vertical : .horizontal
  }

  /// The frames of a layout's cells, as they are without a transform.
  private func cells(_ layout: UICollectionViewLayout) -> [CGRect] {
    let all = layout.layoutAttributesForElements(
      in: CGRect(origin: .zero, size: layout.collectionViewContentSize))
    return (all ?? []).filter { $0.representedElementCategory == .cell }.map {
      CGRect(
        x: $0.center.x - $0.size.width / 2, y: $0.center.y - $0.size.height / 2, width: $0.size.width,
        height: $0.size.height)
    }
  }

  /// States cells as a stack where they are one, and else the length of the content.
  private func state(_ stated: inout StatedLayout, by cells: [CGRect], content: Double) {
    let ends = cells.map { $0.ends(along: stated.axis) }.sorted { $0.0 < $1.0 }
    let spacings = zip(ends, ends.dropFirst()).map { $1.0 - $0.1 }
    guard let first = ends.first, let last = ends.last,
      spacings.allSatisfy({ abs($0 - spacings[0]) < 1e-6 }), ends.allSatisfy({ $0.1 > $0.0 })
    else {
      stated.contentLength = content
      return
    }
    let lengths = ends.map { $0.1 - $0.0 }
    stated.lengths = lengths.allSatisfy { abs($0 - lengths[0]) < 1e-6 } ? [lengths[0]] : lengths
    stated.count = lengths.count
    stated.spacing = spacings.first ?? 0
    stated.padding = (max(0, first.0), max(0, content - last.1))
  }
}

extension UICollectionView {
  /// Becomes as a scroll view of a simulation is.
  func take(_ context: ScrollTargetBehaviorContext, along axis: Axis) {
    bounds.size = context.bounds
    contentInset = UIEdgeInsets(context.margins, along: axis)
    safeAreaInsets = UIEdgeInsets(context.safeArea, along: axis)
    contentSize = context.contentSize
    let frames = context.stops?.all
    simulated = SimulatedItems(
      count: frames?.count ?? 0, frames: frames, axis: axis, container: context.containerSize)
  }
}

extension CGRect {
  func ends(along axis: Axis) -> (Double, Double) { axis == .horizontal ? (minX, maxX) : (minY, maxY) }
}

extension UIEdgeInsets {
  init(_ ends: (leading: Double, trailing: Double), along axis: Axis) {
    self =
      axis == .horizontal
      ? UIEdgeInsets(left: ends.leading, right: ends.trailing)
      : UIEdgeInsets(top: ends.leading, bottom: ends.trailing)
  }

  func ends(along axis: Axis) -> (leading: Double, trailing: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}
