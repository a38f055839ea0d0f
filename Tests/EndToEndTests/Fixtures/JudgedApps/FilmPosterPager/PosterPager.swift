import SwiftUI

enum PosterLayout {
  static let spacing: CGFloat = 16
  static let tabletColumns = 3
}

struct PosterSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }
    // Phones show a single poster, tablets a row of them.
    let columns = width > 700 ? PosterLayout.tabletColumns : 1
    let step = (width + PosterLayout.spacing) / CGFloat(columns)
    let limit = max(0, context.contentSize.width - width)
    let index = (target.rect.origin.x / step).rounded()
    target.rect.origin.x = min(max(0, index * step), limit)
  }
}

struct PosterPager<Content: View>: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  let titles: [Film]
  let content: (Film) -> Content

  init(_ titles: [Film], @ViewBuilder content: @escaping (Film) -> Content) {
    self.titles = titles
    self.content = content
  }

  private var columns: Int {
    horizontalSizeClass == .regular ? PosterLayout.tabletColumns : 1
  }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: PosterLayout.spacing) {
        ForEach(titles) { film in
          content(film)
            .containerRelativeFrame(.horizontal, count: columns, spacing: PosterLayout.spacing)
        }
      }
    }
    .scrollTargetBehavior(PosterSnap())
  }
}
