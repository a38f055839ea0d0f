import SwiftUI

struct MenuSection: Identifiable {
  let id: String
  let dishes: [String]

  static let dinner: [MenuSection] = [
    .init(id: "Starters", dishes: ["Focaccia", "Burrata", "Olives", "Crudo", "Soup"]),
    .init(id: "Pasta", dishes: ["Cacio e pepe", "Vongole", "Ragù", "Pesto", "Norma", "Gnocchi", "Lasagne"]),
    .init(id: "Mains", dishes: ["Sea bass", "Lamb", "Aubergine", "Chicken"]),
    .init(id: "Sides", dishes: ["Beans", "Potatoes", "Salad", "Fennel", "Chicory", "Peas"]),
    .init(id: "Desserts", dishes: ["Tiramisù", "Affogato", "Panna cotta", "Cheese", "Sorbet"]),
    .init(
      id: "Drinks", dishes: ["House red", "House white", "Spritz", "Beer", "Tonic", "Water", "Coffee", "Tea"]),
  ]
}

struct MenuScreen: View {
  let sections: [MenuSection]
  @State private var sectionTops: [String: CGFloat] = [:]

  var body: some View {
    VStack(spacing: 0) {
      titleBar
      ScrollView {
        VStack(alignment: .leading, spacing: 32) {
          ForEach(sections) { section in
            MenuSectionView(section: section)
              .onGeometryChange(for: CGFloat.self) { proxy in
                proxy.frame(in: .scrollView).minY
              } action: { top in
                sectionTops[section.id] = top
              }
          }
        }
        .padding(.horizontal, 20)
      }
      .scrollTargetBehavior(.sections(Array(sectionTops.values)))
    }
  }

  private var titleBar: some View {
    HStack {
      Text("Trattoria Lume").font(.headline)
      Spacer()
      Label("Table 12", systemImage: "person.2")
        .font(.subheadline)
    }
    .padding(.horizontal, 20)
    .frame(height: 48)
    .background(.bar)
  }
}

private struct MenuSectionView: View {
  let section: MenuSection

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(section.id)
        .font(.title2.bold())
        .frame(height: 52)
      ForEach(section.dishes, id: \.self) { dish in
        HStack {
          Text(dish)
          Spacer()
          Image(systemName: "plus.circle")
        }
        .frame(height: 60)
      }
    }
  }
}
