import SwiftUI

struct Dish: Identifiable {
  let id: String
  let name: String
  let minutes: Int
}

enum Pick: Identifiable {
  case dish(Dish)
  case askAgain

  var id: String {
    switch self {
    case .dish(let dish): dish.id
    case .askAgain: "ask-again"
    }
  }
}

@Observable final class LunchModel {
  var picks: [Pick] = []

  func load() async {
    picks = await LunchService.shared.picks()
  }
}

struct LunchPicks: View {
  @State private var model = LunchModel()
  @State private var chosen: String?

  private var cardWidth: CGFloat { UIScreen.main.bounds.width * 0.8 }

  var body: some View {
    VStack(spacing: 24) {
      Text("What about one of these?")
        .font(.title2)
      carousel
    }
    .task { await model.load() }
  }

  private var carousel: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(model.picks) { pick in
          switch pick {
          case .dish(let dish):
            DishCard(dish: dish)
              .frame(width: cardWidth, height: 320)
          case .askAgain:
            Label("Other dishes", systemImage: "arrow.clockwise")
              .padding(40)
          }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, (UIScreen.main.bounds.width - cardWidth) / 2, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $chosen)
  }
}

struct DishCard: View {
  let dish: Dish

  var body: some View {
    VStack {
      Text(dish.name).font(.headline)
      Text("\(dish.minutes) min")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.orange.opacity(0.2), in: .rect(cornerRadius: 20))
  }
}
