// judged: right
import SwiftUI

/// Pages as wide as the view is, measured anew as it changes.
struct PagesMeasuredAnew: View {
  let pages: [String] = ["Seeds", "Soil", "Water", "Light", "Harvest"]
  @State private var size = CGSize.zero

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(pages, id: \.self) { page in
            Text(page).frame(width: proxy.size.width)
          }
        }
      }
      .scrollTargetBehavior(WholePages(width: size.width))
      .onAppear { size = proxy.size }
      .onChange(of: proxy.size) { size = proxy.size }
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
