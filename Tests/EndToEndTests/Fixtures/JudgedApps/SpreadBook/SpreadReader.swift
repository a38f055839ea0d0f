import SwiftUI

struct SpreadReader: View {
  let book: Book
  @State private var spread = 0

  private var leaves: [Leaf] { book.leaves }

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(leaves.indices, id: \.self) { index in
          LeafView(leaf: leaves[index], isLeft: index.isMultiple(of: 2))
            .containerRelativeFrame(.horizontal, count: 2, spacing: 0)
            .containerRelativeFrame(.vertical)
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.hidden)
    .onScrollGeometryChange(for: Int.self) { geometry in
      guard geometry.containerSize.width > 0 else { return 0 }
      return Int((geometry.contentOffset.x / geometry.containerSize.width).rounded())
    } action: { _, new in
      spread = new
    }
    .ignoresSafeArea()
    .overlay(alignment: .bottom) {
      Text("\(spread + 1) / \(leaves.count / 2)")
        .font(.caption2)
        .foregroundStyle(.secondary)
        .padding(.bottom, 4)
    }
    .background(Color("Paper").ignoresSafeArea())
  }
}

private struct LeafView: View {
  let leaf: Leaf
  let isLeft: Bool

  var body: some View {
    content
      .padding(.vertical, 28)
      .padding(isLeft ? .leading : .trailing, 68)
      .padding(isLeft ? .trailing : .leading, 24)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: isLeft ? .trailing : .leading) { spine }
  }

  @ViewBuilder private var content: some View {
    switch leaf {
    case .endpaper:
      Image("stars").resizable(resizingMode: .tile).opacity(0.4)
    case .cover(let title):
      Text(title).font(.system(.largeTitle, design: .serif)).multilineTextAlignment(.center)
    case .page(_, let text, let art):
      VStack(spacing: 16) {
        Image(art).resizable().scaledToFit()
        Text(text).font(.system(.title3, design: .rounded))
      }
    }
  }

  private var spine: some View {
    LinearGradient(
      colors: [.black.opacity(0.18), .clear],
      startPoint: isLeft ? .trailing : .leading,
      endPoint: isLeft ? .leading : .trailing
    )
    .frame(width: 18)
    .allowsHitTesting(false)
  }
}

#Preview(traits: .landscapeLeft) {
  SpreadReader(book: .hedgehog)
}
