// judged: right
// says: tabs: known to the running app alone
import SwiftUI

struct Tab: Identifiable {
  var title: String
  var size: CGSize = .zero
  var id: String { title }
}

/// Tabs of any width, of which the nearest comes to the middle; there is room for it at both ends.
struct TabsOfMeasuredSizes: View {
  @Binding var tabs: [Tab]

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach($tabs) { $tab in
            Text(tab.title)
              .padding(.horizontal, 12)
              .onGeometryChange(for: CGSize.self) {
                $0.size
              } action: {
                tab.size = $0
              }
          }
        }
      }
      .safeAreaPadding(.horizontal, proxy.size.width / 2)
      .scrollTargetBehavior(MiddleOfTabs(tabs: tabs))
    }
  }
}

struct MiddleOfTabs: ScrollTargetBehavior {
  let tabs: [Tab]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    var edge: CGFloat = 0
    var best: CGFloat?
    for tab in tabs {
      let middle = edge + tab.size.width / 2
      if abs(middle - target.rect.minX) < abs((best ?? .infinity) - target.rect.minX) { best = middle }
      edge += tab.size.width
    }
    if let best { target.rect.origin.x = best }
  }
}
