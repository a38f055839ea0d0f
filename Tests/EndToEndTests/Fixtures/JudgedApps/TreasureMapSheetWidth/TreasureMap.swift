import SwiftUI

struct Island: Identifiable {
  let id = UUID()
  let name: String
  let clue: String
  let spot: UnitPoint
}

extension Island {
  static let archipelago = [
    Island(name: "Skull Cove", clue: "Count the palm trees", spot: .init(x: 0.2, y: 0.15)),
    Island(name: "Parrot Rock", clue: "It talks at noon", spot: .init(x: 0.7, y: 0.22)),
    Island(name: "Foggy Bay", clue: "Follow the lantern", spot: .init(x: 0.35, y: 0.38)),
    Island(name: "Turtle Beach", clue: "Walk slowly", spot: .init(x: 0.8, y: 0.45)),
    Island(name: "Captain's Rest", clue: "X marks the spot", spot: .init(x: 0.5, y: 0.55)),
  ]
}

struct TreasureMap: View {
  let islands: [Island]
  @State private var width: CGFloat = 0
  @State private var detent: PresentationDetent = .height(200)

  var body: some View {
    sea
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .sheet(isPresented: .constant(true)) {
        IslandCarousel(islands: islands, width: width)
          .presentationDetents([.height(200), .medium], selection: $detent)
          .presentationBackgroundInteraction(.enabled)
          .interactiveDismissDisabled()
      }
  }

  private var sea: some View {
    GeometryReader { geo in
      ForEach(islands) { island in
        Label(island.name, systemImage: "mappin")
          .font(.caption)
          .position(x: geo.size.width * island.spot.x, y: geo.size.height * island.spot.y)
      }
    }
    .background(Color.blue.opacity(0.2).ignoresSafeArea())
  }
}

struct IslandCarousel: View {
  let islands: [Island]
  let width: CGFloat

  private let margin: CGFloat = 20
  private let spacing: CGFloat = 12

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: spacing) {
        ForEach(islands) { island in
          card(island)
            .containerRelativeFrame(.horizontal) { length, _ in
              max(length - margin * 2, 0)
            }
        }
      }
      .padding(.horizontal, margin)
    }
    .scrollTargetBehavior(CardSnapping(cardWidth: width - margin * 2, spacing: spacing))
    .scrollIndicators(.hidden)
    .padding(.top, 24)
  }

  private func card(_ island: Island) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(island.name).font(.title3.bold())
      Text(island.clue).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(.yellow.opacity(0.3), in: .rect(cornerRadius: 16))
  }
}

struct CardSnapping: ScrollTargetBehavior {
  let cardWidth: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard cardWidth > 0 else { return }
    let stride = cardWidth + spacing
    let limit = max(0, context.contentSize.width - context.containerSize.width)
    let index = (target.rect.minX / stride).rounded()
    target.rect.origin.x = min(max(0, index * stride), limit)
  }
}

#Preview {
  TreasureMap(islands: Island.archipelago)
}
