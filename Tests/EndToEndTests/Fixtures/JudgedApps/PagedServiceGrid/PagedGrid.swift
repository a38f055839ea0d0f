import SwiftUI

// A horizontally paged grid of equally sized cells with dots below.
struct PagedGrid<Data: RandomAccessCollection, Cell: View>: View
where Data.Element: Identifiable, Data.Index == Int {
  struct Configuration {
    var columns = 4
    var rows = 2
    var cellHeight: CGFloat = 92
    var gap: CGFloat = 12
    var pageGap: CGFloat = 16
    var margin: CGFloat = 20
  }

  let data: Data
  var configuration = Configuration()
  @ViewBuilder let cell: (Data.Element) -> Cell

  @State private var page: Int? = 0

  private var perPage: Int { configuration.columns * configuration.rows }
  private var pageCount: Int { (data.count + perPage - 1) / perPage }
  private var gridHeight: CGFloat {
    CGFloat(configuration.rows) * configuration.cellHeight
      + CGFloat(configuration.rows - 1) * configuration.gap
  }

  var body: some View {
    VStack(spacing: 12) {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: configuration.pageGap) {
          ForEach(0..<pageCount, id: \.self) { index in
            grid(for: index)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, configuration.margin, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
      .scrollPosition(id: $page)
      .scrollIndicators(.hidden)
      .frame(height: gridHeight)

      if pageCount > 1 {
        dots
      }
    }
  }

  private func grid(for page: Int) -> some View {
    let lower = data.startIndex + page * perPage
    let upper = min(lower + perPage, data.endIndex)
    return LazyVGrid(
      columns: Array(
        repeating: GridItem(.flexible(), spacing: configuration.gap), count: configuration.columns),
      spacing: configuration.gap
    ) {
      ForEach(data[lower..<upper]) { element in
        cell(element)
          .frame(height: configuration.cellHeight)
      }
    }
  }

  private var dots: some View {
    HStack(spacing: 8) {
      ForEach(0..<pageCount, id: \.self) { index in
        Circle()
          .fill(index == (page ?? 0) ? Color.accentColor : Color.secondary.opacity(0.3))
          .frame(width: 7, height: 7)
      }
    }
    .animation(.snappy, value: page)
    .accessibilityHidden(true)
  }
}
