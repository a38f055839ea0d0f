import SwiftUI

// A scroll target behavior that aligns views only when the user scrolls slowly.
//
// Long lists feel sluggish when every gesture is aligned. This behavior keeps
// the natural deceleration for fast flicks and hands slow gestures over to
// ``ViewAlignedScrollTargetBehavior``, so that gently dragged content settles
// on the closest view.
//
// ## Usage
//
// ```swift
// ScrollView {
//     LazyVStack { ... }
//         .scrollTargetLayout()
// }
// .scrollTargetBehavior(.settling(below: 600))
// ```
struct SettlingScrollTargetBehavior: ScrollTargetBehavior {

  // Gestures released below this speed (points per second) are aligned.
  let maximumSpeed: CGFloat

  // The behavior which performs the alignment.
  private let aligned = ViewAlignedScrollTargetBehavior(limitBehavior: .never)

  // Creates a settling behavior.
  //
  // - Parameter maximumSpeed: The speed limit; negative values are treated as zero.
  init(maximumSpeed: CGFloat) {
    self.maximumSpeed = max(maximumSpeed, 0)
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // Use the speed along the axis which actually scrolls.
    let velocity =
      context.axes.contains(.vertical)
      ? context.velocity.dy
      : context.velocity.dx

    // Fast flicks decelerate naturally, in either direction.
    guard abs(velocity) < maximumSpeed else { return }

    aligned.updateTarget(&target, context: context)
  }
}

extension ScrollTargetBehavior where Self == SettlingScrollTargetBehavior {
  // Aligns views when the scroll view is released below the given speed.
  static func settling(below speed: CGFloat) -> SettlingScrollTargetBehavior {
    SettlingScrollTargetBehavior(maximumSpeed: speed)
  }
}
