import SwiftUI

enum ShopLayout {
  static let tall: CGFloat = 220
  static let short: CGFloat = 64
  static let row: CGFloat = 76
  static var travel: CGFloat { tall - short }
}

/// Leaves the header either open or closed, the list below scrolls freely.
struct HeaderSnap: ScrollTargetBehavior {
  var travel: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < travel else { return }
    target.rect.origin.y = y < travel / 2 ? 0 : travel
  }
}

struct ShopView: View {
  let shop: Shop
  @State private var offset: CGFloat = 0

  private var headerHeight: CGFloat {
    max(ShopLayout.short, ShopLayout.tall - offset)
  }

  private var openness: CGFloat {
    (headerHeight - ShopLayout.short) / ShopLayout.travel
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(shop.products) { product in
          HStack {
            RoundedRectangle(cornerRadius: 8)
              .fill(shop.tint.opacity(0.3))
              .frame(width: 52, height: 52)
            Text(product.name).lineLimit(1)
            Spacer()
            Text(product.price).monospacedDigit().foregroundStyle(.secondary)
          }
          .padding(.horizontal)
          .frame(height: ShopLayout.row)
        }
      }
      .padding(.top, ShopLayout.tall)
    }
    .scrollTargetBehavior(HeaderSnap(travel: ShopLayout.travel))
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y + $0.contentInsets.top
    } action: { _, new in
      offset = new
    }
    .overlay(alignment: .top) { header }
    .toolbar(.hidden, for: .navigationBar)
  }

  private var header: some View {
    ZStack(alignment: .bottomLeading) {
      Rectangle()
        .fill(shop.tint.gradient)
        .ignoresSafeArea(edges: .top)
      VStack(alignment: .leading) {
        Text(shop.name)
          .font(.title.bold())
          .scaleEffect(0.7 + 0.3 * min(openness, 1), anchor: .bottomLeading)
        if openness > 0.5 {
          Text("\(shop.products.count) pieces").font(.subheadline)
        }
      }
      .foregroundStyle(.white)
      .padding()
    }
    .frame(height: headerHeight)
  }
}

#Preview("Seeds") { ShopView(shop: .seeds) }
#Preview("Pottery") { ShopView(shop: .pottery) }
