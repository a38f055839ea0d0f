import SwiftUI

struct Dish: Identifiable {
  let id = UUID()
  var name: String
  var detail: String
  var price: Decimal
}

struct Category: Identifiable {
  var id: String { title }
  var title: String
  var symbol: String
  var dishes: [Dish]
}

extension Category {
  static let menu: [Category] = [
    make("Starters", "leaf", ["Burrata", "Tartare", "Soup of the day", "Padrón peppers"]),
    make("Pasta", "fork.knife", ["Cacio e pepe", "Ragù", "Pesto", "Vongole", "Norma"]),
    make("From the grill", "flame", ["Sea bass", "Rib eye", "Octopus", "Cauliflower"]),
    make("Desserts", "birthday.cake", ["Tiramisù", "Panna cotta", "Affogato"]),
  ]

  private static func make(_ title: String, _ symbol: String, _ names: [String]) -> Category {
    Category(
      title: title,
      symbol: symbol,
      dishes: names.enumerated().map { index, name in
        Dish(name: name, detail: "Seasonal, made to order", price: Decimal(9 + index * 2))
      }
    )
  }
}

struct MenuScreen: View {
  let categories: [Category]
  @State private var basket: [Dish.ID: Int] = [:]

  private var itemCount: Int { basket.values.reduce(0, +) }

  var body: some View {
    VStack(spacing: 0) {
      Text("Trattoria Lina")
        .font(.title3.weight(.semibold))
        .padding(.vertical, 10)
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(categories) { category in
            Section {
              ForEach(category.dishes) { dish in
                DishRow(dish: dish, count: basket[dish.id, default: 0]) {
                  basket[dish.id, default: 0] += 1
                }
              }
            } header: {
              CategoryHeader(category: category)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      orderBar
    }
  }

  private var orderBar: some View {
    Button {
    } label: {
      Label("Order \(itemCount) items", systemImage: "bag")
        .frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
    .disabled(itemCount == 0)
    .padding()
  }
}

private struct CategoryHeader: View {
  let category: Category

  var body: some View {
    Label(category.title, systemImage: category.symbol)
      .font(.headline)
      .padding(.horizontal)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: 44)
      .background(Color(white: 0.93))
  }
}

private struct DishRow: View {
  let dish: Dish
  let count: Int
  let add: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 8)
        .fill(.orange.opacity(0.3))
        .frame(width: 64, height: 64)
      VStack(alignment: .leading) {
        Text(dish.name).font(.body.weight(.medium))
        Text(dish.detail).font(.caption).foregroundStyle(.secondary)
        Text(dish.price, format: .currency(code: "EUR")).font(.subheadline)
      }
      .lineLimit(1)
      Spacer()
      Button(count == 0 ? "Add" : "\(count)", action: add)
        .buttonStyle(.bordered)
    }
    .padding(.horizontal)
    .frame(height: 88)
  }
}

#Preview {
  MenuScreen(categories: Category.menu)
}
