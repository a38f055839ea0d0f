import SwiftUI

struct Plant: Identifiable, Hashable {
  let id: String
  let species: String
  let daysUntilWater: Int

  init(_ name: String, _ species: String, water days: Int) {
    id = name
    self.species = species
    daysUntilWater = days
  }

  static let indoors: [Plant] = [
    Plant("Fern", "Nephrolepis", water: 1), Plant("Monty", "Monstera", water: 4),
    Plant("Spike", "Sansevieria", water: 11), Plant("Pip", "Pilea", water: 2),
    Plant("Olga", "Calathea", water: 0), Plant("Hoya", "Hoya carnosa", water: 6),
    Plant("Zed", "Zamioculcas", water: 14), Plant("Ivy", "Hedera", water: 3),
    Plant("Peace", "Spathiphyllum", water: 0), Plant("Rex", "Begonia", water: 2),
    Plant("Figgy", "Ficus lyrata", water: 5),
  ]

  static let balcony: [Plant] = [
    Plant("Basil", "Ocimum", water: 0), Plant("Rosie", "Rosmarinus", water: 3),
    Plant("Tom", "Solanum", water: 0), Plant("Mint", "Mentha", water: 1),
    Plant("Lav", "Lavandula", water: 5), Plant("Chilli", "Capsicum", water: 1),
    Plant("Sage", "Salvia", water: 4), Plant("Straw", "Fragaria", water: 1),
  ]
}

struct ShelfLayout {
  var rowCount = 2
  var tile: CGFloat = 150
  var rowSpacing: CGFloat = 12
  var columnSpacing: CGFloat = 14

  var rows: [GridItem] {
    Array(repeating: GridItem(.fixed(tile), spacing: rowSpacing), count: rowCount)
  }

  var height: CGFloat {
    CGFloat(rowCount) * tile + CGFloat(rowCount - 1) * rowSpacing
  }
}

struct ShelfGrid<Item: Identifiable, Tile: View>: View {
  let items: [Item]
  var layout = ShelfLayout()
  @ViewBuilder let tile: (Item) -> Tile

  var body: some View {
    ScrollView(.horizontal) {
      LazyHGrid(rows: layout.rows, spacing: layout.columnSpacing) {
        ForEach(items) { item in
          tile(item)
            .frame(width: layout.tile, height: layout.tile)
        }
      }
      .scrollTargetLayout()
    }
    .shelfScrolling(margin: 20)
    .frame(height: layout.height)
  }
}

extension View {
  func shelfScrolling(margin: CGFloat) -> some View {
    self
      .safeAreaPadding(.horizontal, margin)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.never)
  }
}

struct PlantTile: View {
  let plant: Plant

  private var isThirsty: Bool { plant.daysUntilWater == 0 }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Image(systemName: isThirsty ? "drop.fill" : "leaf.fill")
        .font(.title)
        .foregroundStyle(isThirsty ? .blue : .green)
      Spacer()
      Text(plant.id).font(.headline)
      Text(plant.species).font(.caption.italic())
      Text(isThirsty ? "Water today" : "in \(plant.daysUntilWater) days")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .padding(14)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 18))
  }
}

struct PlantShelves: View {
  @State private var onlyThirsty = false

  private func visible(_ plants: [Plant]) -> [Plant] {
    onlyThirsty ? plants.filter { $0.daysUntilWater == 0 } : plants
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          shelfTitle("Indoors")
          ShelfGrid(items: visible(Plant.indoors)) { PlantTile(plant: $0) }
          shelfTitle("Balcony")
          ShelfGrid(items: visible(Plant.balcony)) { PlantTile(plant: $0) }
        }
        .padding(.bottom, 24)
      }
      .navigationTitle("My plants")
      .toolbar {
        Toggle("Thirsty", systemImage: "drop", isOn: $onlyThirsty)
      }
    }
  }

  private func shelfTitle(_ text: LocalizedStringKey) -> some View {
    Text(text)
      .font(.title2.bold())
      .padding([.horizontal, .top], 20)
  }
}

#Preview {
  PlantShelves()
}
