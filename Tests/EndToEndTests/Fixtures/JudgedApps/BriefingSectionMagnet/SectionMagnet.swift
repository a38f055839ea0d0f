import SwiftUI

// Lets the briefing scroll freely, and pulls a section's headline to the top when it would come to rest close to it.
struct SectionMagnet: ScrollTargetBehavior {
  var headlines: [CGFloat]
  var pull: CGFloat = 90

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let bottom = max(context.contentSize.height - context.containerSize.height, 0)
    let y = target.rect.minY
    let stops = headlines.filter { $0 > 0 && $0 < bottom } + [0, bottom]
    guard let nearest = stops.min(by: { abs($0 - y) < abs($1 - y) }),
      abs(nearest - y) < pull
    else { return }
    target.rect.origin.y = nearest
  }
}

struct MagneticSections<Section: Identifiable, Content: View>: View {
  let sections: [Section]
  @ViewBuilder let content: (Section) -> Content

  @State private var tops: [Section.ID: CGFloat] = [:]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(sections) { section in
          content(section)
            .frame(maxWidth: .infinity, alignment: .leading)
            .onGeometryChange(for: CGFloat.self) { proxy in
              proxy.frame(in: .scrollView(axis: .vertical)).minY
            } action: { top in
              tops[section.id] = top
            }
        }
      }
    }
    .scrollTargetBehavior(SectionMagnet(headlines: Array(tops.values)))
  }
}
