import SwiftUI

struct Banner: Identifiable, Hashable {
  let id = UUID()
  let text: String
  let symbol: String

  static let all = [
    Banner(text: "Free shipping until Sunday", symbol: "shippingbox"),
    Banner(text: "New: linen collection", symbol: "leaf"),
    Banner(text: "Members get 10 %", symbol: "person.crop.circle.badge.checkmark"),
    Banner(text: "Gift cards are here", symbol: "giftcard"),
    Banner(text: "Visit our store in Lyon", symbol: "mappin.and.ellipse"),
    Banner(text: "Repair instead of replace", symbol: "hammer"),
    Banner(text: "Winter returns extended", symbol: "snowflake"),
    Banner(text: "Tell a friend", symbol: "heart"),
  ]
}

struct BannerBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    let start = context.originalTarget.rect.minX
    let moved = target.rect.minX - start
    let threshold = context.contentSize.width * 0.1

    var page = (start / width).rounded()
    if moved > threshold { page += 1 }
    if moved < -threshold { page -= 1 }

    let last = (context.contentSize.width / width).rounded() - 1
    target.rect.origin.x = min(max(page, 0), last) * width
  }
}

struct BannerStrip: View {
  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(Banner.all) { banner in
            Label(banner.text, systemImage: banner.symbol)
              .font(.headline)
              .frame(width: geo.size.width - 32, height: 120)
              .background(.orange.opacity(0.2), in: .rect(cornerRadius: 16))
              .padding(.horizontal, 16)
          }
        }
      }
      .scrollTargetBehavior(BannerBehavior())
    }
    .frame(height: 120)
  }
}

struct ShopHome: View {
  var body: some View {
    VStack(spacing: 24) {
      BannerStrip()
      List(1..<20) { Text("Product \($0)") }
    }
  }
}

#Preview { ShopHome() }
