import SwiftUI

struct BentoShelf: View {
  let tools: [Tool]

  private let rowCount = 3
  private let columnWidth: CGFloat = 320
  private let spacing: CGFloat = 16

  private var rows: [GridItem] {
    Array(repeating: GridItem(.fixed(84), spacing: 12), count: rowCount)
  }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHGrid(rows: rows, spacing: spacing) {
        ForEach(tools) { tool in
          ToolTile(tool: tool)
            .frame(width: columnWidth)
        }
      }
      .padding(.horizontal, 20)
    }
    .scrollTargetBehavior(behavior)
  }

  private var behavior: ShelfBehavior {
    ShelfBehavior(
      stride: columnWidth + spacing,
      columnCount: tools.count / rowCount
    )
  }
}

private struct ToolTile: View {
  let tool: Tool

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: tool.symbol)
        .font(.title2)
        .frame(width: 60, height: 60)
        .background(.tint.opacity(0.15), in: .rect(cornerRadius: 14))
      Text(tool.name).font(.headline)
      Spacer()
      Button("Open") {}
        .buttonStyle(.bordered)
        .buttonBorderShape(.capsule)
    }
    .frame(maxHeight: .infinity)
    .overlay(alignment: .bottom) { Divider() }
  }
}

// Each column of tiles comes to rest at the leading margin.
struct ShelfBehavior: ScrollTargetBehavior {
  let stride: CGFloat
  let columnCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let column = (target.rect.minX / stride).rounded()
    let last = CGFloat(max(columnCount - 1, 0))
    target.rect.origin.x = min(max(column, 0), last) * stride
  }
}
