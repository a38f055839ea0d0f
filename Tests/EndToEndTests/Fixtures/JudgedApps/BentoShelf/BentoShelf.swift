import SwiftUI

struct BentoTile: Identifiable {
  let id: Int
  let title: String
  let symbol: String
  let color: Color
}

// One column of the shelf: a single tall tile, or two stacked ones.
struct BentoColumn: Identifiable {
  let id: Int
  let tiles: [BentoTile]
}

private struct GutterKey: EnvironmentKey {
  static let defaultValue: CGFloat = 16
}

extension EnvironmentValues {
  var gutter: CGFloat {
    get { self[GutterKey.self] }
    set { self[GutterKey.self] = newValue }
  }
}

struct BentoShelf: View {
  let columns: [BentoColumn]
  let columnWidth: CGFloat
  @Environment(\.gutter) private var gutter

  private let spacing: CGFloat = 12

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: spacing) {
        ForEach(columns) { column in
          VStack(spacing: spacing) {
            ForEach(column.tiles) { TileView(tile: $0) }
          }
          .frame(width: columnWidth)
        }
      }
      .padding(.horizontal, gutter)
    }
    .scrollIndicators(.never)
    .frame(height: 280)
    .scrollTargetBehavior(.shelf(step: columnWidth + spacing))
  }
}

private struct TileView: View {
  let tile: BentoTile

  var body: some View {
    RoundedRectangle(cornerRadius: 22, style: .continuous)
      .fill(tile.color.gradient)
      .overlay(alignment: .bottomLeading) {
        Label(tile.title, systemImage: tile.symbol)
          .font(.footnote.bold())
          .foregroundStyle(.white)
          .padding(12)
      }
  }
}

struct ShelfBehavior: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = context.contentSize.width - context.containerSize.width
    guard reach > 0, step > 0 else { return }

    // The far end is a place to stop as well, wherever it falls.
    let x = target.rect.minX
    let before = (x / step).rounded(.down) * step
    let after = min(before + step, reach)
    target.rect.origin.x = x - before < after - x ? before : after
  }
}

extension ScrollTargetBehavior where Self == ShelfBehavior {
  static func shelf(step: CGFloat) -> ShelfBehavior {
    ShelfBehavior(step: step)
  }
}
