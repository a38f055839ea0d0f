import SwiftUI

struct Clip: Identifiable {
  let id = UUID()
  let title: String
  let color: Color
}

struct OneClipAtATime: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let height = context.containerSize.height
    guard height > 0 else { return }

    let start = (context.originalTarget.rect.minY / height).rounded()
    let moved = target.rect.minY - context.originalTarget.rect.minY
    let v = context.velocity.dy

    var step: CGFloat
    if abs(v) > 200, v * moved > 0 {
      step = v > 0 ? 1 : -1
    } else {
      step = (moved / height).rounded()
    }
    step = min(max(step, -1), 1)

    let maxY = max(0, context.contentSize.height - height)
    target.rect.origin.y = min(max((start + step) * height, 0), maxY)
  }
}

struct VerticalFeed: View {
  let clips: [Clip] = [
    Clip(title: "Espresso in slow motion", color: .brown),
    Clip(title: "Cat vs. printer", color: .orange),
    Clip(title: "Night train", color: .indigo),
    Clip(title: "Perfect omelette", color: .yellow),
    Clip(title: "Rain on a tin roof", color: .gray),
    Clip(title: "Skate line", color: .teal),
  ]

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(clips) { clip in
          ZStack(alignment: .bottomLeading) {
            clip.color
            Text(clip.title).font(.title2.bold()).padding(24)
          }
          .containerRelativeFrame([.horizontal, .vertical])
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(OneClipAtATime())
    .ignoresSafeArea()
  }
}
