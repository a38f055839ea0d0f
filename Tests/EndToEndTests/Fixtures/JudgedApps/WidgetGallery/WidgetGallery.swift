import SwiftUI

struct WidgetGallery: View {
  let groups: [WidgetGroup] = WidgetGroup.catalog

  private let columns = Array(
    repeating: GridItem(.flexible(), spacing: GalleryMetrics.tileGap),
    count: GalleryMetrics.columns
  )

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: GalleryMetrics.groupGap) {
          ForEach(groups) { group in
            VStack(spacing: 0) {
              Text(group.title)
                .font(.title2.bold())
                .frame(maxWidth: .infinity, alignment: .leading)
                .frame(height: GalleryMetrics.headerHeight)
              LazyVGrid(columns: columns, spacing: GalleryMetrics.tileGap) {
                ForEach(group.items) { WidgetTile(item: $0) }
              }
            }
            .frame(height: GalleryMetrics.height(of: group), alignment: .top)
          }
        }
        .padding(.horizontal, 20)
        .padding(.bottom, 40)
      }
      .scrollTargetBehavior(HeadingMagnet(headings: GalleryMetrics.tops(of: groups)))
      .navigationTitle("Widgets")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

// Free scrolling which settles on a heading if it would stop close to one.
struct HeadingMagnet: ScrollTargetBehavior {
  var headings: [CGFloat]
  var reach: CGFloat = 36

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.height - context.containerSize.height
    let y = target.rect.minY
    let dy = context.velocity.dy

    let candidates = headings.filter { heading in
      guard heading < end - 2 * reach, abs(heading - y) <= reach else { return false }
      if dy > 25 { return heading >= y }
      if dy < -25 { return heading <= y }
      return true
    }
    guard let heading = candidates.min(by: { abs($0 - y) < abs($1 - y) }) else { return }
    target.rect.origin.y = heading
  }
}

private struct WidgetTile: View {
  let item: WidgetItem

  var body: some View {
    RoundedRectangle(cornerRadius: 22)
      .fill(item.tint.gradient)
      .frame(height: GalleryMetrics.tileHeight)
      .overlay(alignment: .bottomLeading) {
        Text(item.name).font(.headline).foregroundStyle(.white).padding(12)
      }
  }
}
