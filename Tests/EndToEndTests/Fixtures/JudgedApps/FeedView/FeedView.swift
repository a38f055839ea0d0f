import SwiftUI

enum FeedItem: Hashable {
  case post(Int)
  case end
}

struct FeedView: View {
  private let items: [FeedItem] = (1...14).map(FeedItem.post) + [.end]

  @State private var offset: CGFloat = 0

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(items, id: \.self) { item in
          page(for: item)
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(FeedPaging(offset: offset, pages: items.count))
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y + $0.contentInsets.top
    } action: { _, y in
      offset = y
    }
    .ignoresSafeArea()
  }

  @ViewBuilder
  private func page(for item: FeedItem) -> some View {
    switch item {
    case .post(let n):
      ZStack {
        Rectangle().fill(Color(hue: Double(n) / 15, saturation: 0.6, brightness: 0.7).gradient)
        Text("Post \(n)").font(.largeTitle)
      }
    case .end:
      ContentUnavailableView("That's it for today", systemImage: "moon.zzz")
    }
  }
}

struct FeedPaging: ScrollTargetBehavior {
  // Offset when the finger leaves the screen.
  let offset: CGFloat
  let pages: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let h = context.containerSize.height
    guard h > 0, pages > 0 else { return }

    let at = offset / h
    let page: CGFloat
    switch context.velocity.dy {
    case let v where v > 120:
      page = (at + 0.02).rounded(.down) + 1
    case let v where v < -120:
      page = (at - 0.02).rounded(.up) - 1
    default:
      page = (target.rect.minY / h).rounded()
    }
    target.rect.origin.y = min(max(page, 0), CGFloat(pages - 1)) * h
  }
}
