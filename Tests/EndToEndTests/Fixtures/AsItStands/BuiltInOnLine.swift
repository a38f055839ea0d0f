// expression: 8
// rests: 390
// says: the behavior is .viewAligned(limitBehavior: .always), as here
import SwiftUI
struct V: View {
  var body: some View {
    ScrollView(.horizontal) {}
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    ScrollView(.horizontal) {}.scrollTargetBehavior(.paging)
  }
}
