import SwiftUI
import UIKit

enum BidMetrics {
  static let chip: CGFloat = 96
  static let gap: CGFloat = 12
  /// Puts the first and the last chip under the needle.
  static let side: CGFloat = (UIScreen.main.bounds.width - chip) / 2
}

final class BidViewController: UIHostingController<BidView> {
  init(lot: Lot, onBid: @escaping (Int) -> Void) {
    super.init(rootView: BidView(lot: lot, onBid: onBid))
    title = lot.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .allButUpsideDown
  }
}
