import SwiftUI

struct DetentBehavior: ScrollTargetBehavior {
  enum Direction { case horizontal, vertical }

  let direction: Direction
  let detent: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    switch direction {
    case .horizontal:
      target.rect.origin.x = settle(target.rect.origin.x)
    case .vertical:
      target.rect.origin.y = settle(target.rect.origin.y)
    }
  }

  private func settle(_ proposed: CGFloat) -> CGFloat {
    guard count > 0, detent > 0 else { return 0 }
    let index = Int((proposed / detent).rounded())
    return CGFloat(min(max(index, 0), count - 1)) * detent
  }
}

extension ScrollTargetBehavior where Self == DetentBehavior {
  static func detents(_ direction: DetentBehavior.Direction, every detent: CGFloat, count: Int)
    -> DetentBehavior
  {
    DetentBehavior(direction: direction, detent: detent, count: count)
  }
}

struct DialPicker<Value: Hashable>: View {
  let values: [Value]
  @Binding var selection: Value?
  let title: (Value) -> String

  private let rowHeight: CGFloat = 44
  private let visibleRows = 5

  private var height: CGFloat { rowHeight * CGFloat(visibleRows) }
  private var endPadding: CGFloat { (height - rowHeight) / 2 }

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(spacing: 0) {
        ForEach(values, id: \.self) { value in
          Text(title(value))
            .font(.title2.monospacedDigit())
            .frame(maxWidth: .infinity)
            .frame(height: rowHeight)
            .scrollTransition(.interactive) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.4)
            }
        }
      }
      .scrollTargetLayout()
      .padding(.vertical, endPadding)
    }
    .scrollTargetBehavior(.detents(.vertical, every: rowHeight, count: values.count))
    .scrollPosition(id: $selection, anchor: .center)
    .frame(height: height)
    .background {
      RoundedRectangle(cornerRadius: 10)
        .fill(.quaternary)
        .frame(height: rowHeight)
    }
    .sensoryFeedback(.selection, trigger: selection)
  }
}
