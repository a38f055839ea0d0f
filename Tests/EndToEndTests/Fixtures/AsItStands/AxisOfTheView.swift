// rests: 594.4048014680811
// says: AxisOfTheView.swift:6: the view scrolls vertically, and this run does not; add --axis vertical
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
