import SwiftUI

struct WheelStyle {
  var slot: CGFloat = 72
  var gutter: CGFloat = 8
  var height: CGFloat = 88

  static let regular = WheelStyle()
  static let dense = WheelStyle(slot: 56, gutter: 4, height: 64)

  var face: CGFloat { slot - 2 * gutter }
}

/// A horizontal wheel with a fixed frame in the middle, used for goals,
/// reminders and the font-size setting.
struct ValueWheel<Value: Hashable>: View {
  let values: [Value]
  @Binding var selection: Value?
  var style: WheelStyle = .regular
  let title: (Value) -> String

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(values, id: \.self) { value in
            WheelFace(text: title(value), style: style)
              .scrollTransition(axis: .horizontal) { content, phase in
                content
                  .scaleEffect(phase.isIdentity ? 1 : 0.8)
                  .opacity(phase.isIdentity ? 1 : 0.6)
              }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, sideMargin(in: proxy.size.width), for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollPosition(id: $selection, anchor: .center)
      .scrollIndicators(.hidden)
    }
    .frame(height: style.height)
    .overlay {
      RoundedRectangle(cornerRadius: 14)
        .strokeBorder(.tint, lineWidth: 2)
        .frame(width: style.face, height: style.face)
        .allowsHitTesting(false)
    }
    .sensoryFeedback(.selection, trigger: selection)
  }

  private func sideMargin(in width: CGFloat) -> CGFloat {
    max(0, width / 2 - style.face / 2 - style.gutter)
  }
}

private struct WheelFace: View {
  let text: String
  let style: WheelStyle

  var body: some View {
    Text(text)
      .font(.title3.monospacedDigit())
      .minimumScaleFactor(0.6)
      .lineLimit(1)
      .frame(width: style.face, height: style.height)
      .padding(.horizontal, style.gutter)
  }
}
