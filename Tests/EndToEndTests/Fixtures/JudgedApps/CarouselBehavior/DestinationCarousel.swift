import SwiftUI

struct DestinationCarousel: View {
  static let cardWidth: CGFloat = 280
  static let gap: CGFloat = 16
  static let margin: CGFloat = 24

  let destinations: [Destination]

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: Self.gap) {
        ForEach(destinations) { destination in
          NavigationLink(value: destination) {
            DestinationCard(destination: destination)
              .frame(width: Self.cardWidth, height: 360)
          }
          .buttonStyle(.plain)
        }
      }
    }
    .contentMargins(.horizontal, Self.margin, for: .scrollContent)
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(CarouselBehavior(stride: Self.cardWidth + Self.gap))
  }
}

struct CarouselBehavior: ScrollTargetBehavior {
  let stride: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.width - context.containerSize.width
    guard end > 0 else { return }

    let x = target.rect.minX
    guard x > 0, x < end else { return }

    // The last stop is the end of the content, wherever that falls.
    let lower = (x / stride).rounded(.down) * stride
    let upper = min(lower + stride, end)

    let vx = context.velocity.dx
    if vx > 30 {
      target.rect.origin.x = upper
    } else if vx < -30 {
      target.rect.origin.x = lower
    } else {
      target.rect.origin.x = x - lower < upper - x ? lower : upper
    }
  }
}

private struct DestinationCard: View {
  let destination: Destination

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Image(destination.imageName)
        .resizable()
        .scaledToFill()
        .frame(width: DestinationCarousel.cardWidth, height: 360)
        .clipped()
      LinearGradient(colors: [.clear, .black.opacity(0.7)], startPoint: .center, endPoint: .bottom)
      VStack(alignment: .leading) {
        Text(destination.city).font(.title.bold())
        Text("from \(destination.price, format: .currency(code: "EUR"))")
      }
      .foregroundStyle(.white)
      .padding()
    }
    .clipShape(.rect(cornerRadius: 24))
  }
}
