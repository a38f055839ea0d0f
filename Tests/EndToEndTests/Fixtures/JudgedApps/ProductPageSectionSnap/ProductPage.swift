import SwiftUI

enum ProductSection: String, CaseIterable, Identifiable {
  case photos, sizes, reviews, related
  var id: String { rawValue }

  var height: CGFloat {
    switch self {
    case .photos: 420
    case .sizes: 260
    case .reviews: 380
    case .related: 500
    }
  }

  var symbol: String {
    switch self {
    case .photos: "photo.on.rectangle"
    case .sizes: "ruler"
    case .reviews: "star.bubble"
    case .related: "square.grid.2x2"
    }
  }
}

struct ProductPage: View {
  let name: String
  let price: Decimal

  @State private var tops: [ProductSection: CGFloat] = [:]

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(name).font(.headline)
        Spacer()
        Image(systemName: "heart")
      }
      .padding(.horizontal)
      .frame(height: 44)

      ScrollView {
        VStack(spacing: 24) {
          ForEach(ProductSection.allCases) { section in
            SectionPanel(section: section)
              .frame(height: section.height)
              .onGeometryChange(for: CGFloat.self) { proxy in
                proxy.frame(in: .scrollView(axis: .vertical)).minY
              } action: { minY in
                tops[section] = minY
              }
          }
        }
      }
      .scrollTargetBehavior(.sections(tops.values.sorted()))

      buyBar
    }
  }

  private var buyBar: some View {
    HStack {
      Text(price, format: .currency(code: "EUR")).font(.title3.bold())
      Spacer()
      Button("Add to bag") {}
        .buttonStyle(.borderedProminent)
    }
    .padding()
    .background(.bar)
  }
}

private struct SectionPanel: View {
  let section: ProductSection

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label(section.rawValue.capitalized, systemImage: section.symbol)
        .font(.title3.bold())
      RoundedRectangle(cornerRadius: 16)
        .fill(.quaternary)
    }
    .padding(.horizontal)
  }
}

#Preview {
  ProductPage(name: "Trail Runner 4", price: 129)
}
