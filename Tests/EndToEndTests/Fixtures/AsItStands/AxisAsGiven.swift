// rests: 616
// options: --axis vertical
// says not: scrolls vertically
import SwiftUI
struct Messages: View {
  var body: some View {
    ScrollView(.vertical) { LazyVStack { Text("rows") } }.scrollTargetBehavior(Rows())
  }
}

struct Rows: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = (target.rect.origin.y / 44).rounded() * 44
  }
}
