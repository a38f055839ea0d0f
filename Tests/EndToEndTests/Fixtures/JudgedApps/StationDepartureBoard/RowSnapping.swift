import SwiftUI

// The departure board always shows whole rows.
struct RowSnapping: ScrollTargetBehavior {
  var pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard pitch > 0 else { return }
    let furthest = max(0, context.contentSize.height - context.containerSize.height)
    let row = (target.rect.minY / pitch).rounded()
    target.rect.origin.y = min(max(0, row * pitch), furthest)
  }
}

struct Board<Rows: View>: View {
  let rowHeight: CGFloat
  let rowSpacing: CGFloat
  @ViewBuilder var rows: Rows

  private var pitch: CGFloat { rowHeight + rowSpacing }

  var body: some View {
    GeometryReader { proxy in
      let fitting = max(1, Int((proxy.size.height + rowSpacing) / pitch))
      ScrollView {
        VStack(spacing: rowSpacing) { rows }
      }
      .scrollTargetBehavior(RowSnapping(pitch: pitch))
      .scrollIndicators(.never)
      .frame(height: CGFloat(fitting) * pitch - rowSpacing)
    }
  }
}
