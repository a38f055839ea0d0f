import SwiftUI
import Observation

struct Dish: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var detail: String
  var price: Decimal
}

struct Course: Identifiable {
  let id: String
  var dishes: [Dish]
}

@Observable
final class MenuModel {
  var courses: [Course]
  var basket: [Dish.ID: Int] = [:]

  init(courses: [Course]) { self.courses = courses }

  var count: Int { basket.values.reduce(0, +) }
  func add(_ dish: Dish) { basket[dish.id, default: 0] += 1 }
}

struct TrattoriaMenuView: View {
  @State private var model = MenuModel(courses: .sample)

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(model.courses) { course in
            Section {
              ForEach(course.dishes) { dish in
                DishRow(dish: dish, quantity: model.basket[dish.id] ?? 0) {
                  model.add(dish)
                }
              }
            } header: {
              CourseHeader(title: course.id)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .navigationTitle("Da Nino")
      .navigationBarTitleDisplayMode(.inline)
      .safeAreaInset(edge: .bottom) {
        if model.count > 0 {
          Button("View order (\(model.count))") {}
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .padding(.bottom, 8)
        }
      }
    }
  }
}

private struct CourseHeader: View {
  let title: String

  var body: some View {
    Text(title)
      .font(.title3.weight(.semibold))
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: 52)
      .background(Color(white: 0.95))
  }
}

private struct DishRow: View {
  let dish: Dish
  let quantity: Int
  let add: () -> Void

  var body: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 4) {
        Text(dish.name).font(.headline)
        Text(dish.detail).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
      }
      Spacer()
      VStack(alignment: .trailing, spacing: 8) {
        Text(dish.price, format: .currency(code: "EUR"))
        Button(action: add) {
          Label(quantity > 0 ? "\(quantity)" : "Add", systemImage: "plus.circle.fill")
        }
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .frame(height: 108, alignment: .top)
    .overlay(alignment: .bottom) { Divider().padding(.leading, 16) }
  }
}

extension [Course] {
  static var sample: [Course] {
    ["Antipasti", "Primi", "Secondi", "Dolci"].map { name in
      Course(
        id: name,
        dishes: (1...6).map {
          Dish(
            name: "\(name) \($0)", detail: "Made fresh every morning, ask for allergens.",
            price: Decimal(7 + $0))
        })
    }
  }
}

#Preview {
  TrattoriaMenuView()
}
