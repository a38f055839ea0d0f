import SwiftUI

struct CategoryBar: View {
  let categories: [String]
  @Binding var selection: String

  @State private var frames: [String: CGRect] = [:]

  private let space = "categoryBar"
  private let inset: CGFloat = 16

  private var stops: [CGFloat] {
    categories.compactMap { frames[$0].map { $0.minX - inset } }.sorted()
  }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        ForEach(categories, id: \.self) { category in
          Button {
            withAnimation(.easeOut(duration: 0.2)) { selection = category }
          } label: {
            Text(category)
              .font(.subheadline.weight(.medium))
              .padding(.horizontal, 14)
              .padding(.vertical, 8)
              .background(
                category == selection ? Color.accentColor : Color(.secondarySystemFill),
                in: .capsule
              )
              .foregroundStyle(category == selection ? .white : .primary)
          }
          .buttonStyle(.plain)
          .reportChipFrame(category, in: space)
        }
      }
      .padding(.horizontal, inset)
    }
    .coordinateSpace(.named(space))
    .scrollTargetBehavior(ChipSnapBehavior(stops: stops))
    .onPreferenceChange(ChipFramesKey.self) { frames = $0 }
    .padding(.vertical, 8)
  }
}

struct NewsHome: View {
  private let categories = [
    "For you", "World", "Politics", "Business", "Technology", "Science & Nature",
    "Health", "Sport", "Culture", "Books", "Travel", "Food & Drink", "Opinion",
  ]
  @State private var selection = "For you"

  var body: some View {
    VStack(spacing: 0) {
      CategoryBar(categories: categories, selection: $selection)
      Divider()
      List(1..<30) { n in
        Text("\(selection): headline \(n)")
      }
      .listStyle(.plain)
    }
  }
}

#Preview {
  NewsHome()
}
