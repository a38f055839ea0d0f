import SwiftData
import SwiftUI

struct ShelfView: View {
  @Query(sort: \Plant.name) private var plants: [Plant]
  @State private var chosen: String?
  @State private var width: CGFloat = 0

  private var plant: Plant? {
    plants.first { $0.slug == chosen } ?? plants.first
  }

  private var tail: CGFloat {
    max(0, width - Shelf.tile - Shelf.lead)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      if plants.isEmpty {
        ContentUnavailableView("No plants yet", systemImage: "leaf")
      } else {
        shelf
        details
        Spacer()
      }
    }
    .onChange(of: plants.map(\.slug), initial: true) { _, slugs in
      if let chosen, slugs.contains(chosen) { return }
      chosen = slugs.first
    }
  }

  private var shelf: some View {
    ScrollView(.horizontal) {
      HStack(spacing: Shelf.gap) {
        ForEach(plants, id: \.slug) { plant in
          PlantCard(plant: plant)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.leading, Shelf.lead, for: .scrollContent)
    .contentMargins(.trailing, tail, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $chosen)
    .scrollIndicators(.hidden)
    .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
  }

  @ViewBuilder
  private var details: some View {
    if let plant {
      VStack(alignment: .leading, spacing: 6) {
        Text(plant.name).font(.title2.bold())
        Text("Water \(plant.nextWatering, format: .relative(presentation: .named))")
          .foregroundStyle(.secondary)
        Button("Watered", systemImage: "drop.fill") {
          plant.lastWatered = .now
        }
        .buttonStyle(.bordered)
      }
      .padding(.horizontal, Shelf.lead)
    }
  }
}
