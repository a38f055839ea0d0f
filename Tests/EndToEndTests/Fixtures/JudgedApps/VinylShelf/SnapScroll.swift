import SwiftUI

/// How far one gesture may carry the content.
enum SnapReach: Sendable {
  /// As far as the deceleration goes.
  case free
  /// A flick moves by this many items, a drag goes where it is let go.
  case items(Int)
}

struct SnapOptions: Sendable {
  var reach: SnapReach
  /// Points per second from which a release counts as a flick.
  var flickSpeed: CGFloat
  /// Lets the content end at its own end even if this is no multiple of the step.
  var keepsEnd: Bool

  init(
    reach: SnapReach = .free,
    flickSpeed: CGFloat = 200,
    keepsEnd: Bool = true
  ) {
    self.reach = reach
    self.flickSpeed = flickSpeed
    self.keepsEnd = keepsEnd
  }
}

/// Rests on multiples of an item's length plus the spacing.
struct SnapScrollBehavior: ScrollTargetBehavior {
  let visible: Int
  let span: Int
  let spacing: CGFloat
  let options: SnapOptions

  init(visible: Int, span: Int, spacing: CGFloat, options: SnapOptions = .init()) {
    self.visible = visible
    self.span = span
    self.spacing = spacing
    self.options = options
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let axis = ScrollAxis(context.axes)
    let container = axis.length(context.containerSize)
    let content = axis.length(context.contentSize)
    let end = max(0, content - container)
    let step = step(in: container)
    guard step > 0, end > 0 else { return }

    let last = options.keepsEnd ? Int((end / step).rounded(.up)) : Int(end / step)
    let proposed = axis.start(target.rect)
    let began = axis.start(context.originalTarget.rect)
    let speed = axis.component(context.velocity)

    let index: Int
    switch options.reach {
    case .items(let count) where abs(speed) >= options.flickSpeed:
      let from = Int(began / step)
      index = from + (speed > 0 ? count : -count)
    default:
      index = Int((proposed / step).rounded())
    }

    let clamped = min(max(index, 0), last)
    axis.set(&target.rect, to: min(CGFloat(clamped) * step, end))
  }

  private func step(in container: CGFloat) -> CGFloat {
    let cell = (container - CGFloat(visible - 1) * spacing) / CGFloat(visible)
    return (cell + spacing) * CGFloat(span)
  }
}

private enum ScrollAxis {
  case horizontal, vertical

  init(_ set: Axis.Set) {
    self = set.contains(.horizontal) ? .horizontal : .vertical
  }

  func length(_ size: CGSize) -> CGFloat {
    self == .horizontal ? size.width : size.height
  }

  func start(_ rect: CGRect) -> CGFloat {
    self == .horizontal ? rect.minX : rect.minY
  }

  func component(_ vector: CGVector) -> CGFloat {
    self == .horizontal ? vector.dx : vector.dy
  }

  func set(_ rect: inout CGRect, to value: CGFloat) {
    if self == .horizontal {
      rect.origin.x = value
    } else {
      rect.origin.y = value
    }
  }
}

extension ScrollTargetBehavior where Self == SnapScrollBehavior {
  static func snap(
    visible: Int,
    span: Int = 1,
    spacing: CGFloat,
    options: SnapOptions = .init()
  ) -> SnapScrollBehavior {
    .init(visible: visible, span: span, spacing: spacing, options: options)
  }
}
