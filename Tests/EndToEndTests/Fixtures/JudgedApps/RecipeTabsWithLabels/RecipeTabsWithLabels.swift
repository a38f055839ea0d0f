import SwiftUI

struct RecipeRow: View {
  let titles: [String]
  let width: CGFloat
  @State private var opened: String?

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(titles, id: \.self) { title in
          Button {
            opened = title
          } label: {
            Text(title)
              .frame(width: width, height: 160)
              .background(.quaternary, in: .rect(cornerRadius: 16))
              .overlay {
                RoundedRectangle(cornerRadius: 16).stroke(opened == title ? Color.accentColor : .clear)
              }
          }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 20, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
  }
}

struct RecipeTabsWithLabels: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      Tab(value: 0) {
        RecipeRow(titles: ["Soup", "Bread", "Pie", "Curry", "Cake"], width: 220)
      } label: {
        Label("Recipes", systemImage: "book")
      }
      Tab(value: 1) {
        Text("Shopping")
      } label: {
        Label("Shopping", systemImage: "cart")
      }
    }
  }
}

#Preview { RecipeTabsWithLabels() }
