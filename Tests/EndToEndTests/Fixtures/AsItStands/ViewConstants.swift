// options: --item-length 120
// rests: 600
import SwiftUI

struct Shelf: View {
  private enum Layout { static let width = 190.0; static let tint: Tint = .pink }
  private static let gap = 10.0
  @Environment(\.openURL) private var openURL
  @EnvironmentObject private var router: Router

  static func step(in size: CGSize) -> CGFloat { min(size.width, Layout.width + gap) }

  private var header: some View { Text(router.title).font(.title).onTapGesture { openURL(router.url) } }

  var body: some View { header }
}

extension Shelf {
  init(router: Router) { self._router = EnvironmentObject() }
}

struct OnShelf: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = Shelf.step(in: context.containerSize)
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}
