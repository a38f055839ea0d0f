import SwiftUI

// Gallery where the card takes 80% of the screen and both neighbours peek in.
// The first and the last card sit flush with the edges.
struct PeekBehavior: ScrollTargetBehavior {
  var fraction: CGFloat = 0.8
  var gap: CGFloat = 12

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    let card = width * fraction
    let step = card + gap
    let inset = (width - card) / 2
    let maxX = max(0, context.contentSize.width - width)

    let index = ((target.rect.minX + inset) / step).rounded()
    target.rect.origin.x = min(max(index * step - inset, 0), maxX)
  }
}

struct PeekGallery: View {
  let photos = ["dunes", "harbour", "glacier", "canyon", "terraces", "fjord", "steppe"]

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 12) {
        ForEach(photos, id: \.self) { name in
          Image(name)
            .resizable()
            .scaledToFill()
            .containerRelativeFrame(.horizontal) { width, _ in width * 0.8 }
            .frame(height: 420)
            .clipShape(RoundedRectangle(cornerRadius: 20))
        }
      }
    }
    .scrollTargetBehavior(PeekBehavior())
  }
}

#Preview {
  PeekGallery()
}
