import SwiftUI

extension ScrollTargetBehavior where Self == FeaturedSnap {
  static var featured: FeaturedSnap { FeaturedSnap() }
}

struct FeaturedSnap: ScrollTargetBehavior {
  let cardWidth: CGFloat = 250
  let spacing: CGFloat = 14
  let margin: CGFloat = 24

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = cardWidth + spacing
    let maxX = max(0, context.contentSize.width - context.containerSize.width)
    let index = ((target.rect.minX + margin) / step).rounded()
    // keep the card on the 24pt margin
    target.rect.origin.x = min(max(index * step - margin, 0), maxX)
  }
}

struct FeaturedRow: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Featured")
        .font(.title2.bold())
        .padding(.leading, 24)
      ScrollView(.horizontal) {
        HStack(spacing: 14) {
          ForEach(0..<8) { i in
            RoundedRectangle(cornerRadius: 16)
              .fill(Color(hue: Double(i) / 8, saturation: 0.5, brightness: 0.9))
              .frame(width: 250, height: 160)
              .overlay { Text("#\(i + 1)").font(.title) }
          }
        }
      }
      .contentMargins(.horizontal, 24, for: .scrollContent)
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.featured)
    }
  }
}
