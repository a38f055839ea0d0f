import SwiftUI

struct IntroPager<Item: Identifiable, Page: View>: View {
  let items: [Item]
  @Binding var current: Item.ID?
  let page: (Item) -> Page

  init(_ items: [Item], current: Binding<Item.ID?>, @ViewBuilder page: @escaping (Item) -> Page) {
    self.items = items
    self._current = current
    self.page = page
  }

  private var pageWidth: CGFloat { UIScreen.main.bounds.width }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(items) { item in
          page(item)
            .frame(width: pageWidth)
            .frame(maxHeight: .infinity)
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $current)
    .scrollTargetBehavior(.introPaging(width: pageWidth))
  }
}

struct IntroPaging: ScrollTargetBehavior {
  let width: CGFloat
  var flick: CGFloat = 120

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = (context.originalTarget.rect.minX / width).rounded()
    let moved = target.rect.minX - start * width
    let velocity = context.velocity.dx

    var page = (target.rect.minX / width).rounded()
    // A short flick turns the page too, as long as it agrees with the drag.
    if page == start, abs(velocity) > flick, moved * velocity > 0 {
      page += velocity > 0 ? 1 : -1
    }
    target.rect.origin.x = min(max(page, start - 1), start + 1) * width
  }
}

extension ScrollTargetBehavior where Self == IntroPaging {
  static func introPaging(width: CGFloat) -> IntroPaging {
    IntroPaging(width: width)
  }
}
