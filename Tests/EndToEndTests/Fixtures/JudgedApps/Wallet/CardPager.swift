import SwiftUI

enum Spacing {
  static let m: CGFloat = 16
  static let l: CGFloat = 24
}

/// Pages as wide as the place that the pager is given, with a gutter that shows
/// only while a page is being turned.
struct CardPager<Item: Identifiable, Page: View>: View {
  let items: [Item]
  var gutter: CGFloat = Spacing.m
  @Binding var current: Item.ID?
  @ViewBuilder let page: (Item) -> Page

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: gutter) {
          ForEach(items) { item in
            page(item)
              .frame(width: proxy.size.width, height: proxy.size.height)
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, gutter / 2)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $current, anchor: .center)
      .padding(.horizontal, -gutter / 2)
    }
  }
}
