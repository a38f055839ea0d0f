import SwiftUI

struct Seed: Identifiable {
  let id = UUID()
  let name: String
  let weeks: Int
}

struct SeedGroup: Identifiable {
  let id: String
  let seeds: [Seed]

  init(_ id: String, _ names: [String]) {
    self.id = id
    self.seeds = names.enumerated().map { Seed(name: $0.element, weeks: 4 + $0.offset) }
  }

  static let catalog: [SeedGroup] = [
    SeedGroup("Herbs", ["Basil", "Chervil", "Chives", "Coriander", "Dill", "Mint", "Parsley", "Sage"]),
    SeedGroup("Roots", ["Beetroot", "Carrot", "Celeriac", "Parsnip", "Radish", "Turnip"]),
    SeedGroup(
      "Fruit",
      ["Aubergine", "Chilli", "Courgette", "Cucumber", "Melon", "Okra", "Pepper", "Pumpkin", "Tomato"]),
    SeedGroup("Leaves", ["Chard", "Cress", "Endive", "Kale", "Lettuce", "Rocket", "Spinach"]),
    SeedGroup(
      "Flowers", ["Aster", "Calendula", "Cosmos", "Dahlia", "Lupin", "Poppy", "Sunflower", "Zinnia"]),
  ]
}

enum CatalogMetrics {
  static let rowHeight: CGFloat = 52
  static let headerHeight: CGFloat = 32
}

struct RowAlignedBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.height - context.containerSize.height
    guard target.rect.minY > 0, target.rect.minY < end else { return }

    let row = (target.rect.minY / CatalogMetrics.rowHeight).rounded()
    target.rect.origin.y = min(row * CatalogMetrics.rowHeight, end)
  }
}

struct SeedRow: View {
  let seed: Seed

  var body: some View {
    HStack {
      Image(systemName: "leaf")
        .foregroundStyle(.green)
      Text(seed.name)
      Spacer()
      Text("\(seed.weeks) wk")
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(height: CatalogMetrics.rowHeight)
  }
}

struct SeedHeader: View {
  let title: String

  var body: some View {
    Text(title.uppercased())
      .font(.footnote.bold())
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: CatalogMetrics.headerHeight)
      .background(Color(.secondarySystemBackground))
  }
}

struct SeedCatalogView: View {
  private let groups = SeedGroup.catalog

  var body: some View {
    VStack(spacing: 0) {
      Text("Seeds")
        .font(.headline)
        .frame(height: 52)

      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(groups) { group in
            Section {
              ForEach(group.seeds) { SeedRow(seed: $0) }
            } header: {
              SeedHeader(title: group.id)
            }
          }
        }
      }
      .scrollTargetBehavior(RowAlignedBehavior())

      Text("\(groups.map(\.seeds.count).reduce(0, +)) varieties")
        .font(.footnote)
        .frame(maxWidth: .infinity)
        .frame(height: 48)
        .background(.bar)
    }
  }
}

#Preview {
  SeedCatalogView()
}
