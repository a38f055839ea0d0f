import SwiftUI

struct ChartApp: Identifiable, Hashable {
  let id: Int
  let name: String
  let tagline: String
  let tint: Color

  static let samples: [ChartApp] = [
    "Ledgerly", "Tidepool", "Fernwood", "Relay", "Cupola", "Mosaic", "Nightjar",
    "Parcel Post", "Quill", "Sundial", "Tandem", "Umber", "Violet", "Wren",
  ].enumerated().map { index, name in
    ChartApp(
      id: index + 1,
      name: name,
      tagline: index.isMultiple(of: 2) ? "Productivity" : "Lifestyle",
      tint: Color(hue: Double(index) / 14, saturation: 0.55, brightness: 0.85)
    )
  }
}

enum ChartLayout {
  static let rows = 3
  static let rowHeight: CGFloat = 76
  static let margin: CGFloat = 16
  static let columnSpacing: CGFloat = 12
  // What is left of the screen beside one column: the margin and a peek at the next column.
  static let outside: CGFloat = 56
}

struct TopChartsView: View {
  var apps = ChartApp.samples

  private var gridRows: [GridItem] {
    Array(
      repeating: GridItem(.fixed(ChartLayout.rowHeight), spacing: 8),
      count: ChartLayout.rows
    )
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Top Free Apps")
        .font(.title2.bold())
        .padding(.horizontal, ChartLayout.margin)

      ScrollView(.horizontal, showsIndicators: false) {
        LazyHGrid(rows: gridRows, spacing: ChartLayout.columnSpacing) {
          ForEach(apps) { app in
            ChartRow(app: app)
              .containerRelativeFrame(.horizontal, alignment: .leading) { width, _ in
                width - ChartLayout.outside
              }
          }
        }
        .padding(.horizontal, ChartLayout.margin)
      }
      .frame(height: 3 * ChartLayout.rowHeight + 2 * 8)
      .scrollTargetBehavior(.chartColumns(columnCount: apps.count / ChartLayout.rows))

      Spacer()
    }
    .padding(.top, 20)
  }
}

private struct ChartRow: View {
  let app: ChartApp

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 14)
        .fill(app.tint.gradient)
        .frame(width: 60, height: 60)
      Text("\(app.id)")
        .font(.headline)
        .frame(width: 28)
      VStack(alignment: .leading) {
        Text(app.name).font(.headline)
        Text(app.tagline).font(.subheadline).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Spacer(minLength: 8)
      Button("Get") {}
        .buttonStyle(.bordered)
        .buttonBorderShape(.capsule)
    }
  }
}

#Preview {
  TopChartsView()
}
