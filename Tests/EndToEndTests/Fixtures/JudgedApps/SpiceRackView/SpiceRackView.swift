import SwiftUI

struct SpiceRackView: View {
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  let spices = Spice.rack

  private var perScreen: Int { verticalSizeClass == .compact ? 5 : 3 }

  private let rows = Array(repeating: GridItem(.fixed(Shelf.jar), spacing: Shelf.gap), count: 2)

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Spice rack")
        .font(.title2.bold())
        .padding(.leading, Shelf.margin)

      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, spacing: Shelf.gap) {
          ForEach(spices) { spice in
            Jar(spice: spice)
              .containerRelativeFrame(
                .horizontal,
                count: perScreen,
                span: 1,
                spacing: Shelf.gap
              )
          }
        }
        .scrollTargetLayout()
      }
      .modifier(Shelf())
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding(.top, 8)
  }
}

struct Shelf: ViewModifier {
  static let jar: CGFloat = 132
  static let gap: CGFloat = 14
  static let margin: CGFloat = 20

  func body(content: Content) -> some View {
    content
      .contentMargins(.horizontal, Self.margin, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollIndicators(.hidden)
      .frame(height: Self.jar * 2 + Self.gap)
  }
}

private struct Jar: View {
  let spice: Spice

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "leaf.circle")
        .font(.largeTitle)
      Text(spice.name)
        .font(.footnote)
        .lineLimit(1)
      Text("\(spice.grams) g")
        .font(.caption2)
        .foregroundStyle(spice.isLow ? .red : .secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.thinMaterial, in: .rect(cornerRadius: 14))
  }
}
