import SwiftUI

struct PlantOrder: Identifiable {
  let id: Int
  let customer: String
  let plants: [String]
  let total: Decimal
  var isPacked = false

  static let today: [PlantOrder] = [
    PlantOrder(id: 4101, customer: "R. Holloway", plants: ["Lavender", "Thyme"], total: 18.50),
    PlantOrder(id: 4102, customer: "Café Linden", plants: ["Olive tree", "Rosemary"], total: 96.00),
    PlantOrder(id: 4103, customer: "M. Okafor", plants: ["Hydrangea"], total: 22.90),
    PlantOrder(id: 4104, customer: "S. Brandt", plants: ["Fern", "Hosta", "Astilbe"], total: 41.20),
    PlantOrder(id: 4105, customer: "Primary school", plants: ["Sunflower trays"], total: 34.00),
    PlantOrder(id: 4106, customer: "J. Marchetti", plants: ["Lemon", "Basil"], total: 57.80),
    PlantOrder(id: 4107, customer: "A. Lindqvist", plants: ["Birch"], total: 74.00),
    PlantOrder(id: 4108, customer: "P. Novak", plants: ["Dahlia", "Cosmos"], total: 19.40),
    PlantOrder(id: 4109, customer: "Town hall", plants: ["Box hedge"], total: 210.00),
    PlantOrder(id: 4110, customer: "E. Duarte", plants: ["Peony"], total: 16.70),
  ]
}

struct CardSurface: ViewModifier {
  let isDimmed: Bool

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, 16)
      .background(.background.secondary, in: .rect(cornerRadius: 16))
      .opacity(isDimmed ? 0.5 : 1)
  }
}

struct RowSnapping: ViewModifier {
  let margin: CGFloat

  func body(content: Content) -> some View {
    content
      .contentMargins(.vertical, margin, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
  }
}

extension View {
  func cardSurface(dimmed: Bool) -> some View {
    modifier(CardSurface(isDimmed: dimmed))
  }

  func snappingRows(margin: CGFloat) -> some View {
    modifier(RowSnapping(margin: margin))
  }
}

struct OrderRow: View {
  @Binding var order: PlantOrder

  var body: some View {
    HStack(spacing: 14) {
      VStack(alignment: .leading, spacing: 4) {
        Text(order.customer).font(.headline)
        Text(order.plants.joined(separator: ", "))
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(1)
        Text(order.total, format: .currency(code: "EUR")).font(.footnote)
      }
      Spacer()
      Toggle("Packed", isOn: $order.isPacked)
        .labelsHidden()
    }
    .frame(height: 104)
    .cardSurface(dimmed: order.isPacked)
  }
}

struct PackingBar: View {
  let packed: Int
  let all: Int

  var body: some View {
    HStack {
      ProgressView(value: Double(packed), total: Double(max(all, 1)))
      Text("\(packed) of \(all)")
        .font(.callout.monospacedDigit())
    }
    .padding(.horizontal, 20)
    .frame(height: 56)
    .background(.bar)
  }
}

struct PlantOrdersScreen: View {
  @State private var orders = PlantOrder.today

  private var packedCount: Int {
    orders.filter(\.isPacked).count
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 12) {
          ForEach($orders) { $order in
            OrderRow(order: $order)
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, 16)
      }
      .snappingRows(margin: 16)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        PackingBar(packed: packedCount, all: orders.count)
      }
      .navigationTitle("Packing list")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  PlantOrdersScreen()
}
