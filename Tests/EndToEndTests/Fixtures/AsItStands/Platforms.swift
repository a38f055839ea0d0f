// options: --item-length 120
// rests: 555
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif
import SwiftUI

#if os(iOS) || os(visionOS)
struct Phone: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    #if os(macOS)
    target.rect.origin.x = 0
    #elseif !os(iOS)
    target.rect.origin.x = 1
    #else
    target.rect.origin.x = 555
    #endif
  }
}
#else
struct Phone: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {

  }
}
#endif
