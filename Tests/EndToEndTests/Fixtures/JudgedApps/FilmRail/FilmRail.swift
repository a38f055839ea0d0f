import SwiftUI

// A rail of equal tiles: every tile spans two of three columns, so half of the next shows.
struct Rail<Item: Identifiable, Tile: View>: View {
  let title: LocalizedStringKey
  let items: [Item]
  @ViewBuilder var tile: (Item) -> Tile

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title).font(.title3.bold())

      ScrollView(.horizontal) {
        HStack(spacing: RailBehavior.spacing) {
          ForEach(items) { item in
            tile(item)
              .containerRelativeFrame(
                .horizontal,
                count: 3,
                span: 2,
                spacing: RailBehavior.spacing
              )
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollClipDisabled()
      .scrollTargetBehavior(.rail)
    }
    .padding(.horizontal, 16)
  }
}

struct RailBehavior: ScrollTargetBehavior {
  static let spacing: CGFloat = 16

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    let end = context.contentSize.width - width
    guard width > 0, end > 0 else { return }

    let stride = width * 2 / 3 + Self.spacing
    let x = target.rect.minX
    let stop = min((x / stride).rounded() * stride, end)

    target.rect.origin.x = abs(end - x) < abs(stop - x) ? end : stop
  }
}

extension ScrollTargetBehavior where Self == RailBehavior {
  static var rail: RailBehavior { RailBehavior() }
}
