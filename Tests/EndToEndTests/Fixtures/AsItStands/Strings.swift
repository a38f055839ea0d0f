// options: --item-length 120
// rests: 99
import SwiftUI

/* struct NotOne: ScrollTargetBehavior { /* nested */ } */
// struct NorThis: ScrollTargetBehavior {}
struct Texts: ScrollTargetBehavior {
  let raw = #"struct A: ScrollTargetBehavior { " } \(x) "#
  let long = """
    struct B: ScrollTargetBehavior {
      "quoted" \("nested \("deep") }")
    """
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = CGFloat(raw.count + long.count)
  }
}
