// rests: 390
// says: the behavior is .paging, as here
import SwiftUI
struct V: View {
  var body: some View {
    ScrollView(.horizontal) {}
      .scrollTargetBehavior(.paging)
  }
}
