import SwiftUI

struct Plant: Identifiable, Equatable {
  let id: String
  let latin: String
  let waterEvery: Int
}

struct PlantCarousel<Card: View>: View {
  let plants: [Plant]
  @ViewBuilder var card: (Plant) -> Card

  private let cardWidth: CGFloat = 280
  private let gap: CGFloat = 16

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: gap) {
          ForEach(plants) { plant in
            card(plant)
              .frame(width: cardWidth)
              .scrollTransition { content, phase in
                content.scaleEffect(phase.isIdentity ? 1 : 0.94)
              }
          }
        }
        .padding(.horizontal, (proxy.size.width - cardWidth) / 2)
      }
      .scrollTargetBehavior(.oneCard(stride: cardWidth + gap, count: plants.count))
    }
    .frame(height: 230)
  }
}

struct PlantsHome: View {
  let plants = [
    Plant(id: "Monstera", latin: "M. deliciosa", waterEvery: 7),
    Plant(id: "Snake plant", latin: "D. trifasciata", waterEvery: 21),
    Plant(id: "Peace lily", latin: "S. wallisii", waterEvery: 5),
    Plant(id: "Pothos", latin: "E. aureum", waterEvery: 9),
    Plant(id: "Calathea", latin: "G. orbifolia", waterEvery: 4),
  ]

  var body: some View {
    VStack(spacing: 20) {
      Text("My plants").font(.title.bold())
      PlantCarousel(plants: plants) { plant in
        VStack(spacing: 8) {
          Image(systemName: "leaf.fill").font(.largeTitle)
          Text(plant.id).font(.headline)
          Text(plant.latin).italic()
          Text("Every \(plant.waterEvery) days").font(.caption)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.green.opacity(0.15), in: .rect(cornerRadius: 24))
      }
      Spacer()
    }
    .padding(.top)
  }
}

#Preview {
  PlantsHome()
}
