// options: --item-length 120
// rests: 550
import SwiftUI
import UIKit

extension UIApplication {
  fileprivate var topInset: CGFloat {
    let scene = connectedScenes.compactMap { $0 as? UIWindowScene }.first
    return scene?.windows.first(where: \.isKeyWindow)?.safeAreaInsets.top ?? 0
  }
}

extension UIWindow {
  func shake() { layer.add(CAKeyframeAnimation(keyPath: "position"), forKey: "shake") }
}

struct BelowBar: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / 110).rounded() * 110 - UIApplication.shared.topInset
  }
}
