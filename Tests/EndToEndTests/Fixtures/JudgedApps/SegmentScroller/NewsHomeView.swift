import SwiftUI

enum Desk: String, CaseIterable, Identifiable {
  case top = "Top stories", world = "World", politics = "Politics", business = "Business"
  case technology = "Technology", science = "Science", health = "Health", sports = "Sports"
  case arts = "Arts & Culture", travel = "Travel", opinion = "Opinion"

  var id: String { rawValue }
  var name: String { rawValue }
}

struct NewsHomeView: View {
  @State private var desk = Desk.top

  var body: some View {
    VStack(spacing: 0) {
      SegmentScroller(segments: Desk.allCases, selection: $desk, title: \.name)
      Divider()
      List(1..<20, id: \.self) { n in
        Text("\(desk.name) headline \(n)")
      }
      .listStyle(.plain)
    }
  }
}

#Preview {
  NewsHomeView()
}
