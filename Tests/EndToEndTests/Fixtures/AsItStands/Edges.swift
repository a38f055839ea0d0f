// options: --item-length 120
// rests: 484
import SwiftUI

struct Edged: ScrollTargetBehavior {
  var edge: HorizontalEdge = .leading
  var insets = EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  var alignment: Alignment = .topLeading
  var edges: Edge.Set = [.leading, .trailing]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let inset = edge == .leading ? insets.leading : insets.trailing
    target.rect.origin.x = max(0, 500 - inset) * (edges.contains(.leading) ? 1 : 0)
  }
}
