// rests: 390
// pastes: 390
// says: PagerSnap(state: PagerState(pageCount: 5), pageWidth: ‹points›, velocityThreshold: 250)
import Observation
import SwiftUI

@Observable
final class PagerState {
  var page = 0
  let pageCount: Int
  @ObservationIgnored var onChange: ((Int) -> Void)?

  init(pageCount: Int) { self.pageCount = pageCount }
}

struct PagerSnap: ScrollTargetBehavior {
  let state: PagerState
  let pageWidth: CGFloat
  let velocityThreshold: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    var page = Int((context.originalTarget.rect.minX / pageWidth).rounded())
    if abs(context.velocity.dx) > velocityThreshold { page += context.velocity.dx > 0 ? 1 : -1 }
    page = max(0, min(state.pageCount - 1, page))
    state.page = page
    state.onChange?(page)
    target.rect.origin.x = CGFloat(page) * pageWidth
  }
}

struct Pager: View {
  @State private var state = PagerState(pageCount: 5)
  let width: CGFloat

  var body: some View {
    ScrollView(.horizontal) { Color.clear }
      .scrollTargetBehavior(PagerSnap(state: state, pageWidth: width, velocityThreshold: 250))
  }
}
