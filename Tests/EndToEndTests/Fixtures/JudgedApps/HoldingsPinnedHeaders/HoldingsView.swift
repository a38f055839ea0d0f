import SwiftUI

struct Holding: Identifiable {
  var id: String { symbol }
  let symbol: String
  let name: String
  let value: Double
  let change: Double
}

struct AssetClass: Identifiable {
  let id: String
  let holdings: [Holding]
}

struct HoldingsView: View {
  @State private var classes = AssetClass.demo
  @State private var detail: Holding?

  var body: some View {
    VStack(spacing: 0) {
      PortfolioSummary(total: classes.flatMap(\.holdings).reduce(0) { $0 + $1.value })

      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(classes) { assetClass in
            Section {
              ForEach(assetClass.holdings) { holding in
                Button {
                  detail = holding
                } label: {
                  HoldingRow(holding: holding)
                }
                .buttonStyle(.plain)
              }
            } header: {
              ClassHeader(title: assetClass.id, count: assetClass.holdings.count)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    .sheet(item: $detail) { holding in
      Text(holding.name)
        .font(.title)
        .presentationDetents([.medium])
    }
  }
}

private struct PortfolioSummary: View {
  let total: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Portfolio").font(.caption).foregroundStyle(.secondary)
      Text(total, format: .currency(code: "USD"))
        .font(.title.bold().monospacedDigit())
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }
}

private struct ClassHeader: View {
  let title: String
  let count: Int

  var body: some View {
    HStack {
      Text(title).font(.subheadline.weight(.semibold))
      Spacer()
      Text(count, format: .number).foregroundStyle(.secondary)
    }
    .padding(.horizontal)
    .frame(height: 40)
    .background(Color(white: 0.93))
  }
}

private struct HoldingRow: View {
  let holding: Holding

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(holding.symbol).font(.headline)
        Text(holding.name).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      VStack(alignment: .trailing) {
        Text(holding.value, format: .currency(code: "USD")).monospacedDigit()
        Text(holding.change, format: .percent.precision(.fractionLength(2)))
          .font(.caption)
          .foregroundStyle(holding.change < 0 ? .red : .green)
      }
    }
    .lineLimit(1)
    .padding(.horizontal)
    .frame(height: 72)
    .contentShape(.rect)
  }
}

extension AssetClass {
  static let demo: [AssetClass] = ["Stocks", "Funds", "Bonds", "Crypto"].enumerated().map { section, title in
    AssetClass(
      id: title,
      holdings: (1...(9 - section)).map { n in
        Holding(
          symbol: "\(title.prefix(2).uppercased())\(n)",
          name: "\(title) position \(n)",
          value: Double(n * 840 + section * 55),
          change: Double(n - 4) / 100
        )
      })
  }
}

#Preview {
  HoldingsView()
}
