import SwiftUI

struct Plant: Identifiable, Hashable {
  enum Pot: CGFloat { case small = 120, medium = 168, large = 220 }
  let id = UUID()
  var name: String
  var latin: String
  var pot: Pot
  var thirsty: Bool
}

extension Plant {
  static let windowsill: [Plant] = [
    Plant(name: "Basil", latin: "Ocimum basilicum", pot: .small, thirsty: true),
    Plant(name: "Monstera", latin: "Monstera deliciosa", pot: .large, thirsty: false),
    Plant(name: "Jade", latin: "Crassula ovata", pot: .medium, thirsty: false),
    Plant(name: "Fern", latin: "Nephrolepis exaltata", pot: .medium, thirsty: true),
    Plant(name: "Aloe", latin: "Aloe vera", pot: .small, thirsty: false),
    Plant(name: "Ficus", latin: "Ficus lyrata", pot: .large, thirsty: true),
    Plant(name: "Pothos", latin: "Epipremnum aureum", pot: .medium, thirsty: false),
  ]
}

struct PlantShelfView: View {
  private let gap: CGFloat = 12
  @State private var plants = Plant.windowsill
  @State private var onlyThirsty = false

  private var shown: [Plant] { onlyThirsty ? plants.filter(\.thirsty) : plants }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("Needs water", isOn: $onlyThirsty)
        .padding(.horizontal, 20)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .bottom, spacing: gap) {
          ForEach(shown) { plant in
            PotCard(plant: plant)
              .frame(width: plant.pot.rawValue, height: 190)
          }
        }
        .padding(.horizontal, 20)
      }
      .scrollTargetBehavior(ShelfSnap.pots(widths: shown.map(\.pot.rawValue), gap: gap))

      Spacer(minLength: 0)
    }
    .padding(.top)
  }
}

private struct PotCard: View {
  let plant: Plant

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: plant.thirsty ? "drop.fill" : "leaf.fill")
        .font(.largeTitle)
        .foregroundStyle(plant.thirsty ? .blue : .green)
      Text(plant.name).font(.headline)
      Text(plant.latin).font(.caption2).italic().lineLimit(1)
    }
    .padding(8)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.green.opacity(0.12), in: .rect(cornerRadius: 18))
  }
}

#Preview {
  PlantShelfView()
}
