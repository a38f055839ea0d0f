import SwiftUI

struct Plant: Identifiable {
  let id: Int
  let name: String
  let price: Decimal
}

struct PlantShopView: View {
  private let indoor = (1...14).map { Plant(id: $0, name: "Fern No. \($0)", price: Decimal(8 + $0)) }
  private let outdoor = (1...9).map { Plant(id: $0, name: "Rose No. \($0)", price: Decimal(12 + $0)) }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 28) {
          ColumnShelf(title: "Indoor", items: indoor) { PlantTile(plant: $0) }
          ColumnShelf(title: "Outdoor", items: outdoor) { PlantTile(plant: $0) }
        }
        .padding(.vertical)
      }
      .navigationTitle("Plants")
    }
  }
}

private struct PlantTile: View {
  let plant: Plant

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      RoundedRectangle(cornerRadius: 14)
        .fill(.green.opacity(0.25))
        .overlay { Image(systemName: "leaf").font(.largeTitle) }
      Text(plant.name).font(.subheadline).lineLimit(1)
      Text(plant.price, format: .currency(code: "EUR"))
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}

#Preview {
  PlantShopView()
}
