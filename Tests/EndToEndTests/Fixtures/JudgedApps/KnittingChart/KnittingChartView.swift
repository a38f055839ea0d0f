import SwiftUI

struct KnittingChartView: View {
  var pattern: KnittingPattern = .harbourScarf

  @State private var headerHeight: CGFloat = 0

  private let rowHeight: CGFloat = 66
  private let rowGap: CGFloat = 6

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        header
          .onGeometryChange(for: CGFloat.self) { proxy in
            proxy.size.height
          } action: { height in
            headerHeight = height
          }
          .padding(.bottom, 24)

        LazyVStack(spacing: rowGap) {
          ForEach(pattern.rows) { row in
            KnitRowStrip(row: row)
              .frame(height: rowHeight)
          }
        }
      }
      .padding(.horizontal, 16)
    }
    .scrollTargetBehavior(
      KnitRowBehavior(lead: headerHeight, rowHeight: rowHeight, rowGap: rowGap)
    )
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(pattern.name).font(.title.bold())
      Text(pattern.yarn).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: 108)
  }
}

private struct KnitRowStrip: View {
  let row: KnitRow

  var body: some View {
    HStack(spacing: 3) {
      Text("\(row.id)")
        .font(.headline.monospacedDigit())
        .frame(width: 36, alignment: .trailing)
      ForEach(Array(row.stitches.enumerated()), id: \.offset) { _, stitch in
        Rectangle()
          .fill(stitch.color)
          .overlay(Rectangle().strokeBorder(.secondary))
      }
    }
    .padding(6)
    .background(row.isRightSide ? Color.teal.opacity(0.15) : .clear)
  }
}

#Preview { KnittingChartView() }
