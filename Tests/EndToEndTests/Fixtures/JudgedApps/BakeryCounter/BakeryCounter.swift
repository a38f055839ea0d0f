import SwiftUI

struct Bake: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Decimal
  let ingredients: [String]
  let symbol: String

  static let today: [Bake] = [
    Bake(
      id: 0, name: "Country sourdough", price: 5.8, ingredients: ["rye", "wheat", "salt"], symbol: "oval.fill"
    ),
    Bake(
      id: 1, name: "Plum cake", price: 3.2, ingredients: ["plums", "butter", "almonds"],
      symbol: "birthday.cake"),
    Bake(id: 2, name: "Cinnamon knot", price: 2.9, ingredients: ["wheat", "cinnamon"], symbol: "hurricane"),
    Bake(
      id: 3, name: "Poppy roll", price: 0.9, ingredients: ["wheat", "poppy seed"], symbol: "circle.grid.2x2"),
    Bake(id: 4, name: "Seed loaf", price: 6.1, ingredients: ["spelt", "flax", "sunflower"], symbol: "leaf"),
    Bake(
      id: 5, name: "Cheese straws", price: 2.4, ingredients: ["butter", "gruyère"],
      symbol: "line.3.horizontal"),
  ]
}

enum CounterMetrics {
  static let cardWidth: CGFloat = 300
  static let cardHeight: CGFloat = 340
  static let spacing: CGFloat = 16
}

/// Rests with a card at the leading edge.
struct CardSnapBehavior: ScrollTargetBehavior {
  let cardWidth: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let stride = cardWidth + spacing
    let cards = Int(context.contentSize.width / stride)
    guard cards > 0 else { return }

    let nearest = Int((target.rect.minX / stride).rounded())
    let index = min(max(nearest, 0), cards - 1)
    target.rect.origin.x = CGFloat(index) * stride
  }
}

extension ScrollTargetBehavior where Self == CardSnapBehavior {
  static var counterCards: CardSnapBehavior {
    CardSnapBehavior(cardWidth: CounterMetrics.cardWidth, spacing: CounterMetrics.spacing)
  }
}

struct BakeCard: View {
  let bake: Bake
  let onAdd: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Image(systemName: bake.symbol)
        .font(.system(size: 64))
        .frame(maxWidth: .infinity)
        .frame(height: 150)
        .background(.brown.opacity(0.18), in: .rect(cornerRadius: 16))
      Text(bake.name)
        .font(.title3.bold())
      Text(bake.ingredients, format: .list(type: .and))
        .font(.subheadline)
        .foregroundStyle(.secondary)
      Spacer(minLength: 0)
      HStack {
        Text(bake.price, format: .currency(code: "EUR"))
          .font(.headline)
        Spacer()
        Button("Add", systemImage: "plus", action: onAdd)
          .buttonStyle(.borderedProminent)
      }
    }
    .padding(16)
    .frame(width: CounterMetrics.cardWidth, height: CounterMetrics.cardHeight)
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 24))
  }
}

struct CounterRow: View {
  let bakes: [Bake]
  @Binding var basket: [Int: Int]

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: CounterMetrics.spacing) {
        ForEach(bakes) { bake in
          BakeCard(bake: bake) {
            basket[bake.id, default: 0] += 1
          }
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.counterCards)
  }
}

struct BakeryCounter: View {
  @State private var basket: [Int: Int] = [:]

  private var total: Decimal {
    Bake.today.reduce(0) { sum, bake in
      sum + bake.price * Decimal(basket[bake.id, default: 0])
    }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          Text("Fresh since six o'clock")
            .foregroundStyle(.secondary)
          CounterRow(bakes: Bake.today, basket: $basket)
          LabeledContent("Basket") {
            Text(total, format: .currency(code: "EUR"))
          }
          .font(.headline)
        }
        .padding(20)
      }
      .navigationTitle("Counter")
    }
  }
}

#Preview {
  BakeryCounter()
}
