import SwiftUI

struct WheelSnap: ScrollTargetBehavior {
  let rowHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let maxY = max(0, context.contentSize.height - context.containerSize.height)
    let row = (target.rect.origin.y / rowHeight).rounded()
    target.rect.origin.y = min(max(row * rowHeight, 0), maxY)
  }
}

struct HourWheel: View {
  @Binding var hour: Int
  private let rowHeight: CGFloat = 44
  private let visibleRows = 5

  private var wheelHeight: CGFloat { rowHeight * CGFloat(visibleRows) }

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(spacing: 0) {
        ForEach(0..<24, id: \.self) { value in
          Text(String(format: "%02d:00", value))
            .font(value == hour ? .title2.bold() : .title3)
            .foregroundStyle(value == hour ? .primary : .secondary)
            .frame(maxWidth: .infinity)
            .frame(height: rowHeight)
        }
      }
      .padding(.vertical, (wheelHeight - rowHeight) / 2)
    }
    .scrollTargetBehavior(WheelSnap(rowHeight: rowHeight))
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int((geometry.contentOffset.y / rowHeight).rounded())
    } action: { _, row in
      hour = min(max(row, 0), 23)
    }
    .frame(height: wheelHeight)
    .background {
      RoundedRectangle(cornerRadius: 10)
        .fill(.quaternary)
        .frame(height: rowHeight)
    }
    .mask {
      LinearGradient(
        stops: [
          .init(color: .clear, location: 0),
          .init(color: .black, location: 0.3),
          .init(color: .black, location: 0.7),
          .init(color: .clear, location: 1),
        ],
        startPoint: .top, endPoint: .bottom
      )
    }
    .sensoryFeedback(.selection, trigger: hour)
  }
}
