import SwiftUI

struct MonthBook: View {
  private enum Layout {
    static let page: CGFloat = 344
    static let corner: CGFloat = 18
  }

  @State private var months = Month.year(2025)
  @State private var day: Int?

  var body: some View {
    VStack(alignment: .leading) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(months) { month in
            MonthPage(month: month, day: $day)
              .frame(maxWidth: .infinity, minHeight: Layout.page, alignment: .top)
          }
        }
      }
      .scrollTargetBehavior(.paging)
      .scrollIndicators(.never)
      .frame(height: Layout.page)
      .background(.thickMaterial, in: .rect(cornerRadius: Layout.corner))
      .clipShape(.rect(cornerRadius: Layout.corner))

      if let day {
        Text("Picked \(day % 100). \(months[day / 100 - 1].title)")
      }
      Spacer()
    }
    .padding()
  }
}

#Preview { MonthBook() }
