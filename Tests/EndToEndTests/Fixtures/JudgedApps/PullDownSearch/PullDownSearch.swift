import SwiftUI

// A list with a search field tucked away above its first row.
struct PullDownSearchList<Rows: View>: View {
  @Binding var text: String
  @ViewBuilder var rows: Rows

  @State private var position = ScrollPosition(y: Self.fieldHeight)
  @FocusState private var isSearching: Bool

  private static var fieldHeight: CGFloat { 64 }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        searchField
          .frame(height: Self.fieldHeight)
        rows
      }
    }
    .scrollPosition($position)
    .scrollTargetBehavior(PullDownSearchBehavior(fieldHeight: Self.fieldHeight))
  }

  private var searchField: some View {
    HStack {
      Image(systemName: "magnifyingglass")
      TextField("Search", text: $text)
        .focused($isSearching)
      if isSearching {
        Button("Cancel") {
          text = ""
          isSearching = false
        }
      }
    }
    .padding(10)
    .background(.quaternary, in: .capsule)
    .padding(.horizontal)
  }
}

// The field is either out or tucked away, never half shown. Below it the rows scroll freely.
struct PullDownSearchBehavior: ScrollTargetBehavior {
  let fieldHeight: CGFloat
  var settleDistance: CGFloat = 120

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    if y < fieldHeight / 2 {
      target.rect.origin.y = 0
    } else if abs(y - fieldHeight) < settleDistance {
      target.rect.origin.y = fieldHeight
    }
  }
}
