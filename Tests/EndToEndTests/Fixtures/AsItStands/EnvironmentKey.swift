// options: --item-length 120
// rests: 520
import SwiftUI

private struct CardWidthKey: EnvironmentKey {
  static let defaultValue: CGFloat = 260
}

extension EnvironmentValues {
  var cardWidth: CGFloat {
    get { self[CardWidthKey.self] }
    set { self[CardWidthKey.self] = newValue }
  }
}

struct EnvironmentPaging: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / context.cardWidth).rounded() * context.cardWidth
  }
}
