// rests: 2
// says: #elseif os(tvOS) || os(visionOS) is taken as true
import SwiftUI
#if os(iOS)
let edge = 1.0
#elseif os(tvOS) || os(visionOS)
let edge = 2.0
struct Rows: ScrollTargetBehavior {

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = edge
  }
}
#endif
