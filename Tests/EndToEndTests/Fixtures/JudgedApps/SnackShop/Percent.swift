import SwiftUI

// 50.w = half of the screen
extension Int {
  var w: CGFloat { UIScreen.main.bounds.width * CGFloat(self) / 100 }
  var h: CGFloat { UIScreen.main.bounds.height * CGFloat(self) / 100 }
}

struct Snack: Identifiable {
  let id: Int
  let emoji: String
  let price: Double
}

final class ShopViewModel: ObservableObject {
  @Published var snacks: [Snack] = []
  @Published var basket: [Int: Int] = [:]

  init() {
    let emojis = "🍎🍐🍊🍋🍌🍉🍇🍓🫐🍈🍒🍑🥭🍍🥥🥝🍅🥑🥦🥒🌽🥕🥔🍠🥐🥯🍞🥖🥨🧀🥞🧇🍟🍕🌮🍩"
    snacks = emojis.enumerated().map { i, e in
      Snack(id: i, emoji: String(e), price: Double(i % 7) * 0.5 + 1)
    }
  }

  var total: Double {
    basket.reduce(0) { $0 + snacks[$1.key].price * Double($1.value) }
  }

  func add(_ s: Snack) {
    basket[s.id, default: 0] += 1
  }
}
