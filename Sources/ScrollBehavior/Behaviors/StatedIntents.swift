// What the behaviors here are meant to do, apart from them, since SwiftUI has no place for it. An intent is not what a
// behavior does: that `paging` is meant to rest on pages, and does not beside a safe area, is what an audit finds.

extension PagingScrollTargetBehavior: IntentionalScrollTargetBehavior {
  /// One page per gesture.
  public var scrollIntent: ScrollIntent { ScrollIntent(.pages, atMost: 1, axes: .both) }
}

extension ViewAlignedScrollTargetBehavior: IntentionalScrollTargetBehavior {
  /// An item aligned; with the limits `always` and `alwaysByOne` one per gesture, which sightings dispute.
  public var scrollIntent: ScrollIntent {
    let isLimited = [.always, .alwaysByOne].contains(limitBehavior)
    var intent = ScrollIntent(.items, anchor: anchor, atMost: isLimited ? 1 : nil, axes: .both)
    if isLimited, !rules.isStrict {
      intent.doubt =
        "the limit means one view per interaction, as Apple documents; several narrow ones were observed"
    }
    return intent
  }
}

extension VelocityPagingBehavior: IntentionalScrollTargetBehavior {
  /// One container per gesture.
  public var scrollIntent: ScrollIntent { ScrollIntent(.container, atMost: 1, axes: .both) }
}

extension DistancePagingBehavior: IntentionalScrollTargetBehavior {
  /// One container per gesture.
  public var scrollIntent: ScrollIntent { ScrollIntent(.container, atMost: 1, axes: .both) }
}

extension ThresholdPagingBehavior: IntentionalScrollTargetBehavior {
  /// One container per gesture.
  public var scrollIntent: ScrollIntent { ScrollIntent(.container, atMost: 1, axes: .both) }
}

extension MultipleScrollTargetBehavior: IntentionalScrollTargetBehavior {
  /// The multiples of its length, however many are passed; where that is a part of the container, any offset.
  public var scrollIntent: ScrollIntent {
    ScrollIntent(length.map { .multiples(of: $0) } ?? .free, axes: .both)
  }
}

extension NearestPageBehavior: IntentionalScrollTargetBehavior {
  /// The container's multiples, however many are passed.
  public var scrollIntent: ScrollIntent { ScrollIntent(.container, axes: .both) }
}

extension FlickPagingBehavior: IntentionalScrollTargetBehavior {
  /// The container's multiples, as many per gesture as it was told; its speeds are in points per second.
  public var scrollIntent: ScrollIntent {
    ScrollIntent(.container, atMost: most, axes: .both, assumesPointsPerSecond: true)
  }
}

extension ContainerPagingBehavior: IntentionalScrollTargetBehavior {
  /// One container per gesture.
  public var scrollIntent: ScrollIntent { ScrollIntent(.container, atMost: 1, axes: .both) }
}

extension SingleViewScrollTargetBehavior: IntentionalScrollTargetBehavior {
  /// One item per gesture.
  public var scrollIntent: ScrollIntent { ScrollIntent(.items, anchor: alignment, atMost: 1, axes: .both) }
}

extension Axis.Set {
  /// All of them here work on whatever axis scrolls.
  fileprivate static let both: Axis.Set = [.horizontal, .vertical]
}
