// judged: misaligned-rest, unreachable-stop
// says: dishes: known to the running app alone
import SwiftData
import SwiftUI

@Model
final class Dish {
  @Attribute(.unique) var name: String
  var photos: [Data]

  init(name: String, photos: [Data] = []) {
    self.name = name
    self.photos = photos
  }
}

/// Dishes of 240 points side by side; the behavior takes them for 250 wide.
struct StoredDishes: View {
  @Query(sort: \Dish.name) var dishes: [Dish]

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(Array(dishes.enumerated()), id: \.offset) { _, dish in
          Text(dish.name).frame(width: 240)
        }
      }
    }
    .scrollTargetBehavior(DishByDish(dishes: dishes))
  }
}

struct DishByDish: ScrollTargetBehavior {
  let dishes: [Dish]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let dish = (target.rect.minX / 250).rounded()
    target.rect.origin.x = min(dish, CGFloat(dishes.count - 1)) * 250
  }
}
