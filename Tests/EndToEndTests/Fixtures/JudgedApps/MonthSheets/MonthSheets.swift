import SwiftUI

/// A page for each month; the app that it is made for shows it in a card.
struct MonthSheets: View {
  let months = Array(1...12)

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 0) {
          ForEach(months, id: \.self) { month in
            MonthSheet(month: month)
              .frame(width: proxy.size.width)
          }
        }
      }
      .scrollTargetBehavior(.paging)
    }
    .frame(height: 320)
  }
}

struct MonthSheet: View {
  let month: Int
  private let columns = Array(repeating: GridItem(.fixed(36), spacing: 8), count: 7)

  var body: some View {
    LazyVGrid(columns: columns, spacing: 8) {
      ForEach(0..<35, id: \.self) { day in
        Text("\(day + 1)")
          .frame(width: 36, height: 36)
          .background(.quaternary, in: .circle)
      }
    }
  }
}

#Preview(body: {
  VStack {
    MonthSheets()
  }
  .padding(24)
})
