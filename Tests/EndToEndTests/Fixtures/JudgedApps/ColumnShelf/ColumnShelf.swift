import SwiftUI

enum DS {
  enum Space {
    static let s: CGFloat = 8
    static let m: CGFloat = 12
    static let l: CGFloat = 20
  }
}

// Snaps a shelf whose items are laid out with `containerRelativeFrame(.horizontal, count:spacing:)`.
struct ColumnSnap: ScrollTargetBehavior {
  var columns: Int
  var spacing: CGFloat
  var pageWise = false

  private func stride(in width: CGFloat) -> CGFloat {
    let gaps = spacing * CGFloat(columns)
    let item = (width - gaps) / CGFloat(columns)
    return item + spacing
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard columns > 0, context.containerSize.width > 0 else { return }
    let unit = stride(in: context.containerSize.width) * (pageWise ? CGFloat(columns) : 1)
    guard unit > 0 else { return }

    let end = max(0, context.contentSize.width - context.containerSize.width)
    guard target.rect.minX < end else { return }

    target.rect.origin.x = min((target.rect.minX / unit).rounded() * unit, end)
  }
}

struct ColumnShelf<Item: Identifiable, Tile: View>: View {
  let title: String
  let items: [Item]
  var spacing = DS.Space.m
  @ViewBuilder let tile: (Item) -> Tile

  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  private var columns: Int { horizontalSizeClass == .regular ? 4 : 2 }

  var body: some View {
    VStack(alignment: .leading, spacing: DS.Space.s) {
      Text(title)
        .font(.title3.bold())
        .padding(.horizontal, DS.Space.l)

      ScrollView(.horizontal) {
        LazyHStack(spacing: spacing) {
          ForEach(items) { item in
            tile(item)
              .containerRelativeFrame(.horizontal, count: columns, spacing: spacing)
          }
        }
      }
      .contentMargins(.horizontal, DS.Space.l, for: .scrollContent)
      .scrollTargetBehavior(ColumnSnap(columns: columns, spacing: spacing))
      .scrollIndicators(.hidden)
      .frame(height: 180)
    }
  }
}
