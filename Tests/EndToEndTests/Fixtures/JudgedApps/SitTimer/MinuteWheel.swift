import SwiftUI

enum WheelStyle {
  static let rowHeight: CGFloat = 44
  static let visibleRows = 5
  static var height: CGFloat { rowHeight * CGFloat(visibleRows) }
  static var margin: CGFloat { rowHeight * CGFloat(visibleRows / 2) }
}

struct MinuteWheel: View {
  let minutes: [Int]
  @Binding var value: Int?

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(minutes, id: \.self) { minute in
          Text(minute, format: .number)
            .font(.title2.monospacedDigit())
            .scaleEffect(minute == value ? 1.3 : 1)
            .opacity(minute == value ? 1 : 0.45)
            .frame(maxWidth: .infinity)
            .frame(height: WheelStyle.rowHeight)
            .animation(.snappy(duration: 0.15), value: value)
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.never)
    .contentMargins(.vertical, WheelStyle.margin)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $value, anchor: .center)
    .frame(width: 140, height: WheelStyle.height)
    .background {
      RoundedRectangle(cornerRadius: 12)
        .fill(.quaternary)
        .frame(height: WheelStyle.rowHeight)
    }
    .mask {
      LinearGradient(colors: [.clear, .black, .black, .clear], startPoint: .top, endPoint: .bottom)
    }
  }
}
