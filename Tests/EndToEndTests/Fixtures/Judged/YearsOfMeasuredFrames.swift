// judged: unreachable-stop
// says: frames: known to the running app alone; told is what shows with the value tried
import SwiftUI

/// Years to choose from, each brought to the middle: there is no room beside the first and the last.
struct YearsOfMeasuredFrames: View {
  @State private var frames: [Int: CGRect] = [:]

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(1990..<2030) { year in
          Text(String(year))
            .frame(width: 70)
            .onGeometryChange(for: CGRect.self) {
              $0.frame(in: .named("years"))
            } action: {
              frames[year] = $0
            }
        }
      }
      .coordinateSpace(.named("years"))
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(MiddleOfFrames(frames: frames))
  }
}

struct MiddleOfFrames: ScrollTargetBehavior {
  let frames: [Int: CGRect]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let middle = target.rect.midX
    let nearest = frames.values.min { abs($0.midX - middle) < abs($1.midX - middle) }
    guard let nearest else { return }
    target.rect.origin.x = nearest.midX - context.containerSize.width / 2
  }
}
