import SwiftUI

let pageHeight: CGFloat = 761  // full height without the tab bar

struct YearView: View {
  let year = 2025

  var body: some View {
    TabView {
      months
        .tabItem { Label("Year", systemImage: "calendar") }
      Text("Search")
        .tabItem { Label("Search", systemImage: "magnifyingglass") }
      Text("Settings")
        .tabItem { Label("Settings", systemImage: "gear") }
    }
  }

  private var months: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(1...12, id: \.self) { month in
          MonthPage(year: year, month: month)
            .containerRelativeFrame(.vertical)
        }
      }
    }
    .scrollIndicators(.never)
    .scrollTargetBehavior(MonthSnap())
    .ignoresSafeArea(edges: .top)
  }
}

struct MonthSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let month = min(max((target.rect.minY / pageHeight).rounded(), 0), 11)
    target.rect.origin.y = month * pageHeight
  }
}
