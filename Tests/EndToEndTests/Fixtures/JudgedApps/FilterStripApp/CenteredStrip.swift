import SwiftUI

/// A strip of equally wide items; the one in the middle is the selection.
struct CenteredStrip<Item: Identifiable, Content: View>: View {
  let items: [Item]
  let itemWidth: CGFloat
  var spacing: CGFloat = 6
  @Binding var selection: Item.ID?
  @ViewBuilder var content: (Item) -> Content

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: spacing) {
          ForEach(items) { item in
            content(item)
              .scaleEffect(item.id == selection ? 1 : 0.86, anchor: .top)
              .animation(.snappy, value: selection)
              .onTapGesture {
                withAnimation { selection = item.id }
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollPosition(id: $selection, anchor: .center)
      .safeAreaPadding(.horizontal, max(0, (proxy.size.width - itemWidth) / 2))
    }
  }
}
