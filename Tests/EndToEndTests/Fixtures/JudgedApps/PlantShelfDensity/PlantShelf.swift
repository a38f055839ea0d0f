import SwiftUI

struct Plant: Identifiable {
  let id: Int
  let name: String
  let daysToWater: Int
}

struct PlantShelf: View {
  let plants: [Plant]
  let density: ShelfDensity

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: density.spacing) {
        ForEach(plants) { PlantTile(plant: $0) }
      }
      .padding(14)
      .environment(\.shelfDensity, density)
    }
    .scrollIndicators(.never)
    .scrollTargetBehavior(TileSnapping())
    .id(density)
    .background(.green.opacity(0.08), in: .rect(cornerRadius: 20))
    .clipShape(.rect(cornerRadius: 20))
  }
}

struct PlantTile: View {
  let plant: Plant
  @Environment(\.shelfDensity) private var density

  var body: some View {
    VStack {
      Image(systemName: "leaf.fill")
        .font(density == .roomy ? .largeTitle : .title3)
        .foregroundStyle(.green)
      Spacer()
      Text(plant.name).font(.subheadline.bold()).lineLimit(1)
      if density == .roomy {
        Text("Water in \(plant.daysToWater) d").font(.caption)
      }
    }
    .padding(12)
    .frame(width: density.tile, height: density.tile)
    .background(.background, in: .rect(cornerRadius: 14))
  }
}

struct RoomsView: View {
  @AppStorage("rooms.density") private var density = ShelfDensity.cozy

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 12) {
          ForEach(SampleRooms.all) { room in
            Text(room.name).font(.title3.bold())
            PlantShelf(plants: room.plants, density: density)
          }
        }
        .padding(.horizontal, 20)
      }
      .navigationTitle("My plants")
      .toolbar {
        Button("Density", systemImage: density == .roomy ? "square.grid.3x3" : "square.grid.2x2") {
          density = density == .roomy ? .cozy : .roomy
        }
      }
    }
  }
}

struct Room: Identifiable {
  let name: String
  let plants: [Plant]
  var id: String { name }
}

enum SampleRooms {
  static let all = [
    Room(
      name: "Kitchen",
      plants: plants(["Basil", "Mint", "Thyme", "Chives", "Aloe", "Chili", "Sage", "Parsley", "Dill"])),
    Room(
      name: "Living room",
      plants: plants(["Monstera", "Ficus", "Calathea", "Pothos", "Palm", "Ivy", "Fern", "Yucca"])),
    Room(name: "Bath", plants: plants(["Orchid", "Peace lily"])),
  ]

  private static func plants(_ names: [String]) -> [Plant] {
    names.enumerated().map { Plant(id: $0.offset, name: $0.element, daysToWater: 1 + $0.offset % 5) }
  }
}

#Preview {
  RoomsView()
}
