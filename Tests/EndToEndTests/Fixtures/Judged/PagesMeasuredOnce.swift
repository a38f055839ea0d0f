// judged: stale-size
import SwiftUI

/// Pages as wide as the view was when it appeared.
struct PagesMeasuredOnce: View {
  let pages: [String] = ["Seeds", "Soil", "Water", "Light", "Harvest"]
  @State private var size = CGSize.zero

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(pages, id: \.self) { page in
          Text(page).containerRelativeFrame(.horizontal)
        }
      }
    }
    .scrollTargetBehavior(WholePages(width: size.width))
    .background {
      GeometryReader { proxy in
        Color.clear.onAppear { size = proxy.size }
      }
    }
  }
}

struct WholePages: ScrollTargetBehavior {
  let width: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard width > 0 else { return }
    let page = (context.originalTarget.rect.minX / width).rounded()
    let wanted = (target.rect.minX / width).rounded()
    target.rect.origin.x = min(max(wanted, page - 1), page + 1) * width
  }
}
