// pastes: 60
// rests: 600
// says: S(a: {}, b: { _ in }, c: { _, _ in }, d: {}, e: { _ in }, f: { _ in }, g: { _ in }, step: ‹points›)
import SwiftUI
struct S: ScrollTargetBehavior {
  typealias Report = (CGFloat) -> Void
  let a: () -> ()
  let b: (Int) -> ()
  let c: (Int, Bool) -> Void
  let d: (() -> Void)?
  let e: Report
  let f: ((Int) -> ())
  let g: @MainActor @Sendable (Int) async throws -> Void
  let step: CGFloat
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    a(); b(1); c(1, true); d?(); e(2); f(3)
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}
