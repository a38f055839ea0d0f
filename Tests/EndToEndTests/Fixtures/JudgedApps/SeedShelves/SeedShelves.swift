import SwiftUI

struct SeedPacket: Identifiable, Hashable {
  let id: String
  let variety: String
  let latin: String
  let sowing: String
  let price: Decimal
}

struct SeedGroup: Identifiable {
  let id: String
  let color: Color
  let packets: [SeedPacket]

  static let catalogue: [SeedGroup] = [
    make(
      "Tomatoes", .red, "Solanum lycopersicum", "Mar – Apr",
      ["Black Plum", "Gardener's Pearl", "Ox Giant", "Yellow Pear", "Roma Early", "Green Stripe"]),
    make(
      "Beans", .green, "Phaseolus vulgaris", "May – Jul",
      ["Blue Climber", "Saxa", "Borlotto", "Wax Queen", "Canadian Wonder", "Trail of Stars"]),
    make(
      "Beets", .purple, "Beta vulgaris", "Apr – Jun",
      ["Chioggia", "Globe", "Golden", "Cylindra", "Albina", "Bull's Blood"]),
  ]

  private static func make(
    _ name: String, _ color: Color, _ latin: String, _ sowing: String, _ varieties: [String]
  ) -> SeedGroup {
    let packets = varieties.enumerated().map { index, variety in
      SeedPacket(
        id: "\(name)-\(index)", variety: variety, latin: latin, sowing: sowing,
        price: Decimal(290 + index * 20) / 100)
    }
    return SeedGroup(id: name, color: color, packets: packets)
  }
}

struct PacketCard: View {
  let packet: SeedPacket
  let color: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 10)
        .fill(color.opacity(0.25))
        .overlay(Image(systemName: "leaf").font(.largeTitle).foregroundStyle(color))
        .frame(height: 120)
      Text(packet.variety)
        .font(.subheadline.bold())
      Text(packet.latin)
        .font(.caption.italic())
        .foregroundStyle(.secondary)
      HStack {
        Text(packet.sowing)
        Spacer()
        Text(packet.price, format: .currency(code: "EUR"))
      }
      .font(.caption)
    }
    .lineLimit(1)
    .padding(10)
    .background(.background.secondary, in: RoundedRectangle(cornerRadius: 14))
  }
}

struct Shelf<Item: Identifiable, Cell: View>: View {
  let title: String
  let items: [Item]
  var gutter: CGFloat = 20
  var spacing: CGFloat = 12
  @ViewBuilder let cell: (Item) -> Cell

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title)
        .font(.title2.bold())
        .padding(.horizontal, gutter)
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(alignment: .top, spacing: spacing) {
          ForEach(items) { item in
            cell(item)
              .containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: spacing)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, gutter, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .frame(height: 220)
    }
  }
}

struct SeedShelvesScreen: View {
  @State private var query = ""

  private var groups: [SeedGroup] {
    guard !query.isEmpty else { return SeedGroup.catalogue }
    return SeedGroup.catalogue.filter { $0.id.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          ForEach(groups) { group in
            Shelf(title: group.id, items: group.packets) { packet in
              PacketCard(packet: packet, color: group.color)
            }
          }
        }
        .padding(.vertical, 16)
      }
      .navigationTitle("Seeds")
      .searchable(text: $query, prompt: "Vegetable")
    }
  }
}

#Preview {
  SeedShelvesScreen()
}
