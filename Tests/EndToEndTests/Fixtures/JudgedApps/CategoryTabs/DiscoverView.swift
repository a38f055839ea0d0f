import SwiftUI

struct DiscoverView: View {
  @State private var selected = Category.all[0]

  var body: some View {
    VStack(spacing: 0) {
      Text("Discover")
        .font(.largeTitle.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16)

      CategoryTabBar(categories: Category.all, selected: $selected)

      Divider()

      List(1..<16) { rank in
        HStack(spacing: 14) {
          Text("\(rank)")
            .font(.headline.monospacedDigit())
            .frame(width: 28)
          RoundedRectangle(cornerRadius: 12)
            .fill(.quaternary)
            .frame(width: 52, height: 52)
          VStack(alignment: .leading) {
            Text("\(selected.title) pick \(rank)")
            Text("Free")
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
      }
      .listStyle(.plain)
    }
  }
}

#Preview {
  DiscoverView()
}
