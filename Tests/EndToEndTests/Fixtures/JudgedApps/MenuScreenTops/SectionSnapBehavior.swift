import SwiftUI

// Like `scroll-snap-type: y proximity` on the website.
struct SectionSnapBehavior: ScrollTargetBehavior {
  var tops: [CGFloat]
  var proximity: CGFloat = 90

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let y = target.rect.minY
    let candidates = tops.filter { $0 >= 0 && $0 < end } + [end]

    guard let nearest = candidates.min(by: { abs($0 - y) < abs($1 - y) }),
      abs(nearest - y) <= proximity
    else { return }
    target.rect.origin.y = nearest
  }
}

extension ScrollTargetBehavior where Self == SectionSnapBehavior {
  static func sections(_ tops: [CGFloat]) -> SectionSnapBehavior {
    SectionSnapBehavior(tops: tops)
  }
}

#Preview {
  MenuScreen(sections: MenuSection.dinner)
}
