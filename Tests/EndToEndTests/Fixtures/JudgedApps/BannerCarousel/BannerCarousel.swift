import SwiftUI

struct BannerCarousel<Item: Identifiable, Banner: View>: View {
  let items: [Item]
  @ViewBuilder var banner: (Item) -> Banner

  @State private var offset: CGFloat = 0

  private let inset: CGFloat = 20
  private let spacing: CGFloat = 12

  var body: some View {
    GeometryReader { geo in
      let width = max(geo.size.width - 2 * inset, 1)
      let pager = BannerPaging(stride: width + spacing, count: items.count, offset: offset)

      VStack(spacing: 10) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: spacing) {
            ForEach(items) { item in
              banner(item)
                .frame(width: width, height: 160)
                .clipShape(.rect(cornerRadius: 18))
            }
          }
          .padding(.horizontal, inset)
        }
        .scrollTargetBehavior(pager)
        .onScrollGeometryChange(for: CGFloat.self) { geometry in
          geometry.contentOffset.x
        } action: { _, newValue in
          offset = newValue
        }

        PageDots(count: items.count, current: pager.nearestPage)
      }
    }
    .frame(height: 184)
  }
}

struct PageDots: View {
  let count: Int
  let current: Int

  var body: some View {
    HStack(spacing: 6) {
      ForEach(0..<count, id: \.self) { i in
        Circle()
          .fill(i == current ? Color.primary : Color.secondary.opacity(0.4))
          .frame(width: 6, height: 6)
      }
    }
  }
}
