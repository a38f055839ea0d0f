// options: --item-length 120
// rests: 780
import SwiftUI

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

struct ContentView: View {
  var body: some View { Text("Hello") }
}

struct DemoPaging: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = context.containerSize.width
    guard page > 0 else { return }
    target.rect.origin.x = (target.rect.origin.x / page).rounded() * page
  }
}
