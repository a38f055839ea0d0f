import SwiftUI

struct SwatchStyle {
  var diameter: CGFloat = 56
  var spacing: CGFloat = 12
  var width: CGFloat = 350
}

struct SwatchSnap: ScrollTargetBehavior {
  let style: SwatchStyle
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = style.diameter + style.spacing
    let visible = (context.containerSize.width / pitch).rounded(.up)
    let last = max(0, CGFloat(count) - visible)
    let index = (target.rect.minX / pitch).rounded()
    target.rect.origin.x = min(max(index, 0), last) * pitch
  }
}

struct SwatchPicker: View {
  let colors: [Color]
  @Binding var selection: Int
  var style = SwatchStyle()

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: style.spacing) {
        ForEach(colors.indices, id: \.self) { index in
          Circle()
            .fill(colors[index])
            .strokeBorder(.primary, lineWidth: index == selection ? 3 : 0)
            .frame(width: style.diameter, height: style.diameter)
            .onTapGesture { selection = index }
        }
      }
    }
    .scrollTargetBehavior(SwatchSnap(style: style, count: colors.count))
    .frame(width: style.width, height: style.diameter)
  }
}
