import SwiftUI

enum DSSpace {
  static let s: CGFloat = 8
  static let m: CGFloat = 16
  static let l: CGFloat = 24
}

enum DSSize {
  static let cell: CGFloat = 88
  static let railHeight: CGFloat = 168
}

// A rail whose focused cell sits under a ring in the middle.
// Used by the people picker and by the sticker shelf.
struct DSCenterRail<Item: Identifiable, Cell: View>: View {
  let items: [Item]
  var cellWidth: CGFloat = DSSize.cell
  @Binding var focused: Item.ID?
  @ViewBuilder let cell: (Item) -> Cell

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack(spacing: DSSpace.m) {
          ForEach(items) { item in
            cell(item)
              .frame(width: cellWidth)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .safeAreaPadding(.horizontal, sideInset(in: proxy.size.width))
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $focused)
      .overlay {
        RoundedRectangle(cornerRadius: 20)
          .stroke(.tint, lineWidth: 3)
          .frame(width: cellWidth + DSSpace.s)
          .allowsHitTesting(false)
      }
    }
    .frame(height: DSSize.railHeight)
  }

  private func sideInset(in width: CGFloat) -> CGFloat {
    max(0, (width - cellWidth) / 2)
  }
}
