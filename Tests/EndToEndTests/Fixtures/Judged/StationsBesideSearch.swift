// judged: right
import SwiftUI

/// A search above a list that scrolls by itself.
struct StationsBesideSearch: View {
  @State private var query = ""

  var body: some View {
    VStack(spacing: 0) {
      TextField("Search", text: $query)
        .frame(height: 44)
        .padding(.horizontal, 16)
      StationRows(query: query)
    }
  }
}

struct StationRows: View {
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
    .scrollTargetBehavior(RowEdges(height: 64))
  }
}

struct RowEdges: ScrollTargetBehavior {
  let height: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let row = (target.rect.minY / height).rounded() * height
    target.rect.origin.y = end - target.rect.minY < abs(row - target.rect.minY) ? end : min(row, end)
  }
}

#Preview {
  StationsBesideSearch()
}
