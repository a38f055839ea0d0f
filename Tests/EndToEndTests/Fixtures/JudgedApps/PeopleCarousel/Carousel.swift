import SwiftUI

/// A row of equal cards with something of its own after the last one.
///
/// Used in the iPhone feed only; the iPad feed has a sidebar instead.
struct Carousel<Item: Identifiable, Content: View, Footer: View>: View {
  let items: [Item]
  var spacing: CGFloat = 12
  var inset: CGFloat = 16
  @ViewBuilder var content: (Item) -> Content
  @ViewBuilder var footer: () -> Footer

  @Environment(\.verticalSizeClass) private var verticalSizeClass

  private var columns: Int { verticalSizeClass == .compact ? 4 : 2 }

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: spacing) {
        HStack(spacing: spacing) {
          ForEach(items) { item in
            content(item)
              .containerRelativeFrame(
                .horizontal,
                count: columns,
                span: 1,
                spacing: spacing
              )
          }
        }
        .scrollTargetLayout()

        footer()
      }
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
    .safeAreaPadding(.horizontal, inset)
  }
}
