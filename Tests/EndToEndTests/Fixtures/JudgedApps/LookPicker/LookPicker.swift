import SwiftUI

struct Look: Identifiable, Hashable {
  var id: String { name }
  let name: String
  let saturation: Double
  let contrast: Double
}

let allLooks: [Look] = [
  Look(name: "None", saturation: 1, contrast: 1),
  Look(name: "Vivid", saturation: 1.4, contrast: 1.1),
  Look(name: "Warm", saturation: 1.2, contrast: 0.95),
  Look(name: "Fade", saturation: 0.7, contrast: 0.8),
  Look(name: "Noir", saturation: 0, contrast: 1.3),
  Look(name: "Silver", saturation: 0, contrast: 0.9),
  Look(name: "Pop", saturation: 1.8, contrast: 1.2),
]

/// The wheel under the photo: whatever stands in the ring is applied.
struct LookPicker: View {
  @Binding var look: Look.ID?

  private let side: CGFloat = 64
  private let spacing: CGFloat = 12

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal) {
        LazyHStack(spacing: spacing) {
          ForEach(allLooks) { item in
            Text(item.name)
              .font(.caption2.bold())
              .frame(width: side, height: side)
              .background(.quaternary, in: .circle)
              .scaleEffect(item.id == look ? 1 : 0.8)
              .onTapGesture {
                withAnimation(.snappy) { look = item.id }
              }
          }
        }
        .scrollTargetLayout()
        .frame(height: geo.size.height)
      }
      .contentMargins(.horizontal, (geo.size.width - side) / 2, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $look, anchor: .center)
      .scrollIndicators(.hidden)
      .overlay {
        Circle()
          .strokeBorder(.yellow, lineWidth: 3)
          .frame(width: side + 8, height: side + 8)
          .allowsHitTesting(false)
      }
    }
    .frame(height: 96)
    .ignoresSafeArea(.container, edges: .horizontal)
    .animation(.snappy, value: look)
    .sensoryFeedback(.selection, trigger: look)
  }
}
