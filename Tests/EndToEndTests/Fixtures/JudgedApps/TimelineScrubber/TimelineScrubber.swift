import SwiftUI

extension CGFloat {
  func roundedTo(_ step: CGFloat) -> CGFloat { (self / step).rounded() * step }
}

struct CutSnapping: ScrollTargetBehavior {
  let sceneWidth: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let half = context.containerSize.width / 2
    let playhead = target.rect.minX + half
    target.rect.origin.x = playhead.roundedTo(sceneWidth) - half
  }
}

struct TimelineScrubber: View {
  let scenes: [String]
  private let sceneWidth: CGFloat = 60

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(scenes.indices, id: \.self) { i in
            Text(scenes[i])
              .font(.caption2)
              .frame(width: sceneWidth, height: 64)
              .background(i.isMultiple(of: 2) ? Color.gray.opacity(0.25) : Color.gray.opacity(0.4))
              .overlay(alignment: .leading) {
                Rectangle().fill(.primary).frame(width: 1)
              }
          }
        }
        .padding(.horizontal, geo.size.width / 2)
      }
      .scrollTargetBehavior(CutSnapping(sceneWidth: sceneWidth))
      .overlay {
        Rectangle().fill(.red).frame(width: 2).allowsHitTesting(false)
      }
    }
    .frame(height: 64)
  }
}

struct EditorView: View {
  var body: some View {
    VStack {
      Color.black.aspectRatio(16 / 9, contentMode: .fit)
      TimelineScrubber(scenes: (1...24).map { "Scene \($0)" })
      Spacer()
    }
  }
}

#Preview { EditorView() }
