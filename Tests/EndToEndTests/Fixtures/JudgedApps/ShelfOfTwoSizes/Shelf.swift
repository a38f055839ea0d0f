import SwiftUI
enum Size: CaseIterable { case small, large }
struct Snap: ScrollTargetBehavior {
  let step: CGFloat
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let stop = min((target.rect.minX / step).rounded() * step, end)
    target.rect.origin.x = abs(end - target.rect.minX) < abs(stop - target.rect.minX) ? end : stop
  }
}
struct Shelf: View {
  let width: CGFloat
  @State private var size = Size.small
  var body: some View {
    VStack {
      Picker("Size", selection: $size) { ForEach(Size.allCases, id: \.self) { Text("\($0)") } }
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<12) { _ in Color.red.frame(width: width * (size == .large ? 2 : 1)) }
        }
      }
      .scrollTargetBehavior(Snap(step: width))
    }
  }
}
struct Home: View {
  var body: some View {
    VStack {
      Shelf(width: 100)
      Shelf(width: 160)
    }
  }
}
