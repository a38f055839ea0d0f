import SwiftUI

struct CenterSnap: ScrollTargetBehavior {
  let cardWidth: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = cardWidth + spacing
    let maxX = max(0, context.contentSize.width - context.containerSize.width)
    let x = (target.rect.minX / pitch).rounded() * pitch
    target.rect.origin.x = min(max(0, x), maxX)
  }
}

struct CenteredCards: View {
  let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .blue, .indigo, .purple]

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal) {
        HStack(spacing: 16) {
          ForEach(colors, id: \.self) { color in
            RoundedRectangle(cornerRadius: 24)
              .fill(color.gradient)
              .frame(width: 260, height: 360)
          }
        }
      }
      .contentMargins(.horizontal, (geo.size.width - 260) / 2, for: .scrollContent)
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(CenterSnap(cardWidth: 260, spacing: 16))
    }
    .frame(height: 360)
  }
}
