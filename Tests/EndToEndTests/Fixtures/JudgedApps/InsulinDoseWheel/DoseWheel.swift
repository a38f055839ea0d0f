import SwiftUI

struct DoseWheel<Value: Hashable>: View {
  let values: [Value]
  @Binding var selection: Value?
  let label: (Value) -> String

  private let rowHeight: CGFloat = 44
  private let visibleRows = 5

  private var height: CGFloat { rowHeight * CGFloat(visibleRows) }
  private var inset: CGFloat { (height - rowHeight) / 2 }

  var body: some View {
    ScrollView(.vertical) {
      VStack(spacing: 0) {
        ForEach(values, id: \.self) { value in
          Text(label(value))
            .font(.title2.monospacedDigit())
            .fontWeight(value == selection ? .semibold : .regular)
            .frame(maxWidth: .infinity)
            .frame(height: rowHeight)
            .scrollTransition(.interactive, axis: .vertical) { content, phase in
              content.opacity(1 - abs(phase.value) * 0.7)
            }
        }
      }
      .scrollTargetLayout()
      .padding(.vertical, inset)
    }
    .scrollIndicators(.hidden)
    .scrollPosition(id: $selection, anchor: .center)
    .scrollTargetBehavior(DetentBehavior(pitch: rowHeight))
    .frame(height: height)
    .background {
      RoundedRectangle(cornerRadius: 10)
        .fill(.tint.opacity(0.12))
        .frame(height: rowHeight)
    }
    .sensoryFeedback(.selection, trigger: selection)
  }
}

struct DetentBehavior: ScrollTargetBehavior {
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.axes.contains(.vertical) else { return }
    target.rect.origin.y = (target.rect.origin.y / pitch).rounded() * pitch
  }
}
