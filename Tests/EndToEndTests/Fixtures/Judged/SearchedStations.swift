// judged: nested-scroll-view
import SwiftUI

/// A search over a list that brings its own scroll view: the outer one scrolls, and the inner one never does.
struct SearchedStations: View {
  @State private var query = ""

  var body: some View {
    ScrollView {
      TextField("Search", text: $query)
        .frame(height: 44)
        .padding(.horizontal, 16)
      StationList(query: query)
    }
  }
}

struct StationList: View {
  let query: String

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<40, id: \.self) { number in
          Text("Station \(number)")
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: 64)
        }
      }
    }
    .scrollTargetBehavior(WholeRows(height: 64))
  }
}

struct WholeRows: ScrollTargetBehavior {
  let height: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let row = (target.rect.minY / height).rounded() * height
    target.rect.origin.y = end - target.rect.minY < abs(row - target.rect.minY) ? end : min(row, end)
  }
}

#Preview {
  SearchedStations()
}
