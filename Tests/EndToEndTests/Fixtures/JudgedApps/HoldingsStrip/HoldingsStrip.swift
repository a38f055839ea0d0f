import SwiftUI

struct Holding: Identifiable, Hashable {
  let id: String
  let name: String
  let value: Decimal
  let change: Double
}

struct HoldingsStrip: View {
  let holdings: [Holding]

  private enum Metrics {
    static let cardWidth: CGFloat = 300
    static let cardHeight: CGFloat = 168
    static let gap: CGFloat = 12
    static let edge: CGFloat = 24
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Your holdings")
        .font(.title2.bold())
        .padding(.horizontal, Metrics.edge)

      ScrollView(.horizontal) {
        HStack(spacing: Metrics.gap) {
          ForEach(holdings) { holding in
            HoldingCard(holding: holding)
              .frame(width: Metrics.cardWidth, height: Metrics.cardHeight)
          }
        }
        .padding(.horizontal, Metrics.edge)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.tiles(width: Metrics.cardWidth, spacing: Metrics.gap))

      Spacer()
    }
  }
}

private struct HoldingCard: View {
  let holding: Holding

  var body: some View {
    VStack(alignment: .leading) {
      Text(holding.id).font(.caption.monospaced()).foregroundStyle(.secondary)
      Text(holding.name).font(.headline)
      Spacer()
      HStack {
        Text(holding.value, format: .currency(code: "EUR")).font(.title3)
        Spacer()
        Text(holding.change, format: .percent.precision(.fractionLength(1)))
          .foregroundStyle(holding.change < 0 ? .red : .green)
      }
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.thinMaterial, in: .rect(cornerRadius: 20))
  }
}

extension Holding {
  static let samples: [Holding] = [
    .init(id: "VWCE", name: "All-World", value: 18240.10, change: 0.012),
    .init(id: "ASML", name: "ASML Holding", value: 4310.50, change: -0.021),
    .init(id: "SAP", name: "SAP SE", value: 2230.00, change: 0.004),
    .init(id: "NOVO", name: "Novo Nordisk", value: 1980.75, change: -0.008),
    .init(id: "AIR", name: "Airbus", value: 1544.20, change: 0.019),
    .init(id: "BOND", name: "Euro Govt Bonds", value: 6100.00, change: 0.001),
  ]
}

#Preview {
  HoldingsStrip(holdings: Holding.samples)
}
