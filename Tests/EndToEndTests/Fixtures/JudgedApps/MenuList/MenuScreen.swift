import SwiftUI

struct MenuScreen: View {
  @State private var store = MenuStore()

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 12) {
          ForEach(store.visible) { dish in
            DishRow(dish: dish, amount: store.basket[dish.id] ?? 0) {
              store.basket[dish.id, default: 0] += 1
            }
            .frame(height: 96)
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, 16)
        .padding(.bottom, 24)
      }
      .contentMargins(.top, MenuBar.height + 8, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollDismissesKeyboard(.immediately)
      .overlay(alignment: .top) { MenuBar(store: store) }
      .navigationTitle("Taste of Agra")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct DishRow: View {
  let dish: Dish
  let amount: Int
  let add: () -> Void

  var body: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 4) {
        Text(dish.name).font(.headline)
        Text(dish.price, format: .currency(code: "EUR")).font(.subheadline)
        Spacer(minLength: 0)
        Text(dish.diets.map(\.rawValue).sorted().joined(separator: " · "))
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button(amount == 0 ? "Add" : "\(amount) ×", action: add)
        .buttonStyle(.bordered)
    }
    .padding(12)
    .background(.background.secondary, in: .rect(cornerRadius: 14))
  }
}

#Preview { MenuScreen() }
