import SwiftUI

struct HeaderSnap: ScrollTargetBehavior {
  let headerHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    // never stop with half a header on screen
    guard y > 0, y < headerHeight else { return }
    target.rect.origin.y = y < headerHeight / 2 ? 0 : headerHeight
  }
}

struct CollapsingHeader: View {
  private let headerHeight: CGFloat = 140

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Text("Good morning")
          .font(.largeTitle.bold())
          .frame(maxWidth: .infinity)
          .frame(height: headerHeight)
          .background(.orange.gradient)

        ForEach(1...60, id: \.self) { i in
          Text("Message \(i)")
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal)
            .frame(height: 44)
        }
      }
    }
    .scrollTargetBehavior(HeaderSnap(headerHeight: headerHeight))
  }
}
