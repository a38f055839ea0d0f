import SwiftUI

struct BouquetOrder: Identifiable {
  let id: Int
  let customer: String
  let bouquet: String
  let due: String
  let price: Decimal
}

extension BouquetOrder {
  static let today: [BouquetOrder] = [
    BouquetOrder(id: 301, customer: "M. Hollis", bouquet: "Peonies, blush", due: "09:30", price: 48),
    BouquetOrder(id: 302, customer: "Café Lune", bouquet: "Table posies × 8", due: "10:00", price: 96),
    BouquetOrder(id: 303, customer: "J. Ortega", bouquet: "Dozen red roses", due: "10:15", price: 62),
    BouquetOrder(id: 304, customer: "R. Blum", bouquet: "Sympathy wreath", due: "11:00", price: 120),
    BouquetOrder(id: 305, customer: "T. Okafor", bouquet: "Sunflower wrap", due: "11:30", price: 34),
    BouquetOrder(id: 306, customer: "Hotel Aster", bouquet: "Lobby arrangement", due: "12:00", price: 210),
    BouquetOrder(id: 307, customer: "S. Lind", bouquet: "Ranunculus mix", due: "13:15", price: 41),
    BouquetOrder(id: 308, customer: "P. Amari", bouquet: "White lilies", due: "14:00", price: 55),
    BouquetOrder(id: 309, customer: "D. Novak", bouquet: "Tulips, seasonal", due: "15:30", price: 29),
    BouquetOrder(id: 310, customer: "E. Grant", bouquet: "Bridal sample", due: "16:00", price: 85),
    BouquetOrder(id: 311, customer: "K. Imai", bouquet: "Ikebana class set", due: "17:00", price: 74),
  ]
}

private enum Metrics {
  static let cardHeight: CGFloat = 104
  static let barHeight: CGFloat = 68
  static let barInset: CGFloat = 8
  static var barClearance: CGFloat { barHeight + barInset }
}

struct OrderCard: View {
  let order: BouquetOrder
  @Binding var packed: Set<BouquetOrder.ID>

  private var isPacked: Bool { packed.contains(order.id) }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(order.customer).font(.headline)
        Spacer()
        Text(order.price, format: .currency(code: "EUR"))
          .foregroundStyle(.secondary)
      }
      Text(order.bouquet)
        .font(.subheadline)
      HStack {
        Label(order.due, systemImage: "clock")
          .font(.caption)
        Spacer()
        Button(isPacked ? "Packed" : "Mark packed") {
          packed.formSymmetricDifference([order.id])
        }
        .font(.caption.bold())
      }
    }
    .padding(.horizontal, 14)
    .frame(height: Metrics.cardHeight)
    .background(isPacked ? Color.green.opacity(0.15) : Color.pink.opacity(0.08), in: .rect(cornerRadius: 16))
  }
}

struct DispatchBar: View {
  let ready: Int
  let total: Int

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text("\(ready) of \(total) packed").font(.headline)
        Text("Van leaves at 09:00").font(.caption)
      }
      Spacer()
      Button("Dispatch") {}
        .buttonStyle(.borderedProminent)
        .disabled(ready == 0)
    }
    .padding(.horizontal, 16)
    .frame(height: Metrics.barHeight)
    .background(.regularMaterial, in: .rect(cornerRadius: 20))
    .padding(.horizontal, 12)
    .padding(.bottom, Metrics.barInset)
  }
}

struct FloristOrdersScreen: View {
  @State private var packed: Set<BouquetOrder.ID> = []
  private let orders = BouquetOrder.today

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 12) {
          ForEach(orders) { order in
            OrderCard(order: order, packed: $packed)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .contentMargins(.horizontal, 16, for: .scrollContent)
      .contentMargins(.top, 12, for: .scrollContent)
      .contentMargins(.bottom, Metrics.barClearance, for: .scrollIndicators)
      .overlay(alignment: .bottom) {
        DispatchBar(ready: packed.count, total: orders.count)
      }
      .navigationTitle("Orders")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  FloristOrdersScreen()
}
