import SwiftUI

struct PinCarousel: View {
  let parks: [Park]
  let onSettle: (Int) -> Void

  private let cardWidth: CGFloat = 300
  private let gap: CGFloat = 12

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: gap) {
          ForEach(parks) { park in
            ParkCard(park: park)
              .frame(width: cardWidth)
          }
        }
        .padding(.horizontal, (proxy.size.width - cardWidth) / 2)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(
        CarouselBehavior(pitch: cardWidth + gap, count: parks.count, onSettle: onSettle)
      )
    }
  }
}

private struct ParkCard: View {
  let park: Park

  var body: some View {
    VStack(alignment: .leading) {
      Text(park.id).font(.headline)
      Text(park.coordinate.latitude, format: .number).font(.caption).foregroundStyle(.secondary)
      Spacer()
      Button("Directions", systemImage: "arrow.triangle.turn.up.right.diamond") {}
        .buttonStyle(.bordered)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(.regularMaterial, in: .rect(cornerRadius: 20))
  }
}

// Centres a card, and tells which one as soon as the finger lifts.
struct CarouselBehavior: ScrollTargetBehavior {
  let pitch: CGFloat
  let count: Int
  let onSettle: (Int) -> Void

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0 else { return }
    let isHorizontal = context.axes.contains(.horizontal)
    let proposed = isHorizontal ? target.rect.minX : target.rect.minY
    let index = min(max(Int((proposed / pitch).rounded()), 0), count - 1)

    if isHorizontal {
      target.rect.origin.x = CGFloat(index) * pitch
    } else {
      target.rect.origin.y = CGFloat(index) * pitch
    }
    onSettle(index)
  }
}
