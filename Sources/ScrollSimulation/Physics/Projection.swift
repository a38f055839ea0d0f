/// How far content is announced to run on: the published formulas, which differ by a few points.
///
/// | name | distance for a velocity u in pt/ms | from |
/// |---|---|---|
/// | `uikit` | sign(u)·max(0, \|u\| − 0.01)/−ln d | measured: what UIScrollView hands to its delegate |
/// | `wwdc18` | u·d/(1 − d) | WWDC 2018, session 803 |
/// | `continuous` | u/−ln d | the limit of small steps, as ScrollMechanics and Motion have it |
/// | `drag-gesture` | 250·u | a sighting: `DragGesture.predictedEndTranslation`, 48 flicks on iOS 27.0; whatever the rate |
public enum Projection: String, CaseIterable, Sendable {
  /// UIKit's announcement to its delegate, measured to a pixel.
  case uikit

  /// The formula shown at WWDC 2018.
  case wwdc18

  /// Exponential decay down to no speed at all.
  case continuous

  /// A quarter of a second at the velocity of the lift-off, which is what SwiftUI's drag gesture predicts.
  case dragGesture = "drag-gesture"

  /// The distance run on, in points, with the sign of the velocity.
  ///
  /// - Parameters:
  ///   - velocity: the content's velocity, in points per millisecond; brought within ±2⁵³, and 0 where it is no number.
  ///   - rate: the deceleration rate.
  /// - Returns: the distance, in points.
  public func distance(velocity: Double, rate: DecelerationRate) -> Double {
    run(velocity: velocity.bounded, rate: rate)
  }

  func run(velocity: Double, rate: DecelerationRate) -> Double {
    switch self {
    case .uikit: Deceleration.excess(of: velocity) / rate.decay
    case .wwdc18: velocity * rate.reach
    case .continuous: velocity / rate.decay
    case .dragGesture: velocity * 250
    }
  }
}
