/// The documentation's sample: rests on a multiple of some length, by default a tenth of the container.
///
/// | length | rests on |
/// |---|---|
/// | given | the multiple of it nearest to the proposal |
/// | not given | the multiple of a tenth of the container, in whole points and at least 1, nearest to the proposal |
///
/// The sample as printed does not compile (it names `Target` and `rect.x`); this is what it means. Good for: charts and
/// scales. Known to be wrong with it: the end is rarely a multiple, so the target may lie past it.
public struct MultipleScrollTargetBehavior: ScrollTargetBehavior {
  let length: Double?

  /// Makes the behavior.
  ///
  /// - Parameter length: the length whose multiples are stops, in points, more than 0; `nil`, or anything that is not
  ///   more than 0, for a tenth of the container.
  public init(of length: Double? = nil) { self.length = length.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }

  /// Moves the target to the nearest multiple.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    context.forEachAxis { axis in
      let container = context.containerSize.length(along: axis)
      target.setOffset(multiple(nearest: target.offset(along: axis), container), along: axis)
    }
  }

  private func multiple(nearest offset: Double, _ container: Double) -> Double {
    let step = step(container: container)
    let multiple = (offset / step).rounded() * step
    // A step so short that its multiples cannot be counted has a stop everywhere.
    return abs(multiple) <= .greatestFiniteMagnitude ? multiple : offset
  }

  private func step(container: Double) -> Double { length ?? max(1, (container / 10).rounded()) }
}

extension MultipleScrollTargetBehavior: ListedScrollTargetBehavior {
  package static let descriptor = BehaviorDescriptor(
    name: "multiple", summary: "the documentation's sample: multiples of a length",
    parameters: [BehaviorParameter(name: "of", rule: .length, fallback: "a tenth of the container")],
    rule: "What the documentation's sample means: the multiple of a length nearest to the proposal.",
    faults:
      "The length is a number and not an item's: where the two differ it rests between items. Nothing limits how far "
      + "a fling goes.",
    examples: [
      (
        "snapsim --behavior multiple --velocity -300 --print offset,misalignment",
        "offset: 156\nmisalignment: 156"
      )
    ]
  ) { Self(of: $0.number("of")) }

  /// The multiples of its length, however many are passed; where that is a part of the container, any offset.
  public var scrollIntent: ScrollIntent {
    ScrollIntent(length.map { .multiples(of: $0) } ?? .free, axes: [.horizontal, .vertical])
  }

  package func rule(for target: ScrollTarget, context: TargetContext, axis: Axis) -> String {
    let step = step(container: context.containerSize.length(along: axis)).inSentence
    return "multiple: the multiple of \(step) nearest to the proposal"
  }
}
