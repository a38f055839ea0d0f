import Foundation
import Observation

enum Diet: String, CaseIterable, Identifiable {
  case vegan, glutenFree = "gluten free", spicy, light
  var id: Self { self }
}

struct Dish: Identifiable {
  let id: Int
  let name: String
  let price: Decimal
  let diets: Set<Diet>
}

@Observable
final class MenuStore {
  var query = ""
  var active: Set<Diet> = []
  var basket: [Dish.ID: Int] = [:]

  let dishes: [Dish] = (1...28).map { n in
    Dish(
      id: n,
      name: ["Dal", "Palak Paneer", "Korma", "Vindaloo", "Biryani", "Raita", "Samosa"][n % 7] + " No. \(n)",
      price: Decimal(690 + n * 35) / 100,
      diets: Set(Diet.allCases.enumerated().filter { (n + $0.offset) % 2 == 0 }.map(\.element))
    )
  }

  var visible: [Dish] {
    dishes.filter { dish in
      active.isSubset(of: dish.diets)
        && (query.isEmpty || dish.name.localizedCaseInsensitiveContains(query))
    }
  }

  func toggle(_ diet: Diet) { active.formSymmetricDifference([diet]) }
}
