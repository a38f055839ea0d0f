import SwiftUI

struct PantryView: View {
  let aisles: [Aisle]
  @State private var basket: [Good.ID: Int] = [:]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(aisles) { aisle in
            Section {
              ForEach(aisle.goods) { good in
                GoodRow(good: good, count: count(of: good))
              }
            } header: {
              AisleHeader(aisle: aisle)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .safeAreaInset(edge: .bottom) { checkout }
      .navigationTitle("Pantry")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var checkout: some View {
    HStack {
      Text("\(basket.values.reduce(0, +)) items")
      Spacer()
      Button("Check out") {}
        .buttonStyle(.borderedProminent)
    }
    .padding()
    .background(.bar)
  }

  private func count(of good: Good) -> Binding<Int> {
    Binding(get: { basket[good.id, default: 0] }, set: { basket[good.id] = $0 })
  }
}

struct AisleHeader: View {
  let aisle: Aisle

  var body: some View {
    HStack {
      Text(aisle.id).font(.headline)
      Spacer()
      Text("\(aisle.goods.count)").foregroundStyle(.secondary)
    }
    .padding(.horizontal)
    .frame(height: 44)
    .background(Color(.systemBackground))
  }
}

struct GoodRow: View {
  let good: Good
  @Binding var count: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(good.name).font(.body.weight(.medium))
      HStack {
        Text("\(Decimal(good.cents) / 100, format: .currency(code: "EUR")) / \(good.unit)")
          .font(.subheadline)
          .foregroundStyle(.secondary)
        Spacer()
        Stepper("\(count)", value: $count, in: 0...20)
          .fixedSize()
      }
    }
    .padding(.horizontal)
    .frame(height: 92)
    .overlay(alignment: .bottom) { Divider() }
  }
}

#Preview { PantryView(aisles: Catalogue.aisles) }
