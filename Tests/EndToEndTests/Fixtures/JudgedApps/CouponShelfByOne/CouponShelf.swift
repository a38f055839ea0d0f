import SwiftUI

struct Coupon: Identifiable {
  enum Kind: String, CaseIterable {
    case coffee, bakery, groceries, cinema, pharmacy, fuel, books, flowers
  }
  let kind: Kind
  let percent: Int
  var id: Kind { kind }

  var symbol: String {
    switch kind {
    case .coffee: "cup.and.saucer.fill"
    case .bakery: "birthday.cake.fill"
    case .groceries: "cart.fill"
    case .cinema: "film.fill"
    case .pharmacy: "cross.case.fill"
    case .fuel: "fuelpump.fill"
    case .books: "book.fill"
    case .flowers: "camera.macro"
    }
  }
}

struct CouponShelf: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var visible: Coupon.Kind?
  let coupons: [Coupon]

  private let gap: CGFloat = 12
  private var columns: Int { sizeClass == .regular ? 3 : 1 }

  var body: some View {
    VStack(spacing: 8) {
      HStack {
        Text("Coupons").font(.title3.bold())
        Spacer()
        Text((visible ?? coupons.first?.kind)?.rawValue.capitalized ?? "")
          .foregroundStyle(.secondary)
      }
      .padding(.horizontal, 24)

      ScrollView(.horizontal) {
        LazyHStack(spacing: gap) {
          ForEach(coupons) { coupon in
            CouponTicket(coupon: coupon)
              .containerRelativeFrame(.horizontal, count: columns, spacing: gap)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 24, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
      .scrollPosition(id: $visible)
      .scrollIndicators(.hidden)
      .frame(height: 150)
    }
  }
}

struct CouponTicket: View {
  let coupon: Coupon

  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: coupon.symbol).font(.title)
      VStack(alignment: .leading) {
        Text("-\(coupon.percent)%").font(.title2.bold())
        Text(coupon.kind.rawValue.capitalized).font(.caption)
      }
      Spacer(minLength: 0)
    }
    .padding()
    .frame(maxHeight: .infinity)
    .background(.yellow.opacity(0.3), in: .rect(cornerRadius: 14))
  }
}

struct WalletPage: View {
  private let coupons = Coupon.Kind.allCases.enumerated().map {
    Coupon(kind: $0.element, percent: 5 + $0.offset * 5)
  }

  var body: some View {
    VStack {
      CouponShelf(coupons: coupons)
      Spacer()
    }
    .padding(.top, 20)
  }
}

#Preview {
  WalletPage()
}
