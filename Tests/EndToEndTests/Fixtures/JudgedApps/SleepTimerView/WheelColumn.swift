import SwiftUI

enum Wheel {
  static let rowHeight: CGFloat = 44
  static let visibleRows = 5
  static var height: CGFloat { rowHeight * CGFloat(visibleRows) }
  static var inset: CGFloat { (height - rowHeight) / 2 }
}

struct WheelSnapBehavior: ScrollTargetBehavior {
  let rowHeight: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0 else { return }
    let row = (target.rect.minY / rowHeight).rounded()
    let clamped = min(max(row, 0), CGFloat(count - 1))
    target.rect.origin.y = clamped * rowHeight
  }
}

struct WheelColumn: View {
  let values: [Int]
  let unit: String
  @Binding var selection: Int

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(values, id: \.self) { value in
          Text("\(value) \(unit)")
            .font(.title3.monospacedDigit())
            .foregroundStyle(value == selection ? .primary : .tertiary)
            .frame(maxWidth: .infinity)
            .frame(height: Wheel.rowHeight)
        }
      }
      .padding(.vertical, Wheel.inset)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(WheelSnapBehavior(rowHeight: Wheel.rowHeight, count: values.count))
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int((geometry.contentOffset.y / Wheel.rowHeight).rounded())
    } action: { _, index in
      guard values.indices.contains(index) else { return }
      selection = values[index]
    }
    .frame(height: Wheel.height)
    .mask {
      LinearGradient(
        colors: [.clear, .black, .black, .clear],
        startPoint: .top,
        endPoint: .bottom
      )
    }
  }
}
