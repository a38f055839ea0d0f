import SwiftUI

struct KnittingPattern {
  let name: String
  let rows: [[Bool]]

  static let waves = KnittingPattern(
    name: "Waves",
    rows: (0..<60).map { row in
      (0..<12).map { stitch in (row + stitch * (row / 6)) % 4 == 0 }
    }
  )
}

enum ChartZoom: String, CaseIterable, Identifiable {
  case small, medium, large
  var id: Self { self }

  var rowHeight: CGFloat {
    switch self {
    case .small: 28
    case .medium: 36
    case .large: 48
    }
  }
}

struct KnittingProjectView: View {
  let pattern: KnittingPattern
  @State private var zoom = ChartZoom.medium

  var body: some View {
    VStack(spacing: 0) {
      Picker("Zoom", selection: $zoom) {
        ForEach(ChartZoom.allCases) { Text($0.rawValue.capitalized).tag($0) }
      }
      .pickerStyle(.segmented)
      .padding()
      Divider()
      ChartScroller(rows: pattern.rows, rowHeight: zoom.rowHeight)
    }
    .navigationTitle(pattern.name)
  }
}

struct ChartScroller: View {
  static let gap: CGFloat = 2

  let rows: [[Bool]]
  let rowHeight: CGFloat
  @State private var stops: RowStops

  init(rows: [[Bool]], rowHeight: CGFloat) {
    self.rows = rows
    self.rowHeight = rowHeight
    _stops = State(initialValue: RowStops(rows: rows.count, stride: rowHeight + Self.gap))
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: Self.gap) {
        ForEach(rows.indices, id: \.self) { index in
          ChartRow(number: index + 1, stitches: rows[index])
            .frame(height: rowHeight)
        }
      }
      .padding(.horizontal, 12)
    }
    .scrollTargetBehavior(stops)
  }
}

private struct ChartRow: View {
  let number: Int
  let stitches: [Bool]

  var body: some View {
    HStack(spacing: 2) {
      Text("\(number)")
        .font(.caption.monospacedDigit())
        .frame(width: 28, alignment: .trailing)
      ForEach(stitches.indices, id: \.self) { stitch in
        Rectangle()
          .fill(stitches[stitch] ? Color.pink : Color.pink.opacity(0.12))
      }
    }
  }
}

#Preview {
  NavigationStack {
    KnittingProjectView(pattern: .waves)
  }
}
