import SwiftUI
struct Ruler: View {
  let tape: Tape
  var body: some View {
    ScrollView(.horizontal) { Text("0 1 2") }
      .scrollTargetBehavior(Snap(step: tape.pitch + gap))
  }
}
