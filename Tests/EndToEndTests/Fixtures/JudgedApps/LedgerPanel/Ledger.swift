import PanelKit
import SwiftUI

struct Month: Identifiable {
  let id: Int
  let name: String
  let lines: [String]
}

struct Ledger: View {
  let months: [Month]

  var body: some View {
    SlidingPanel(title: "Ledger") {
      MonthPages(months: months)
    }
  }
}

struct MonthPages: View {
  let months: [Month]
  @State private var shown: Int?

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 0) {
        ForEach(months) { month in
          List(month.lines, id: \.self) { Text($0) }
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $shown)
  }
}
