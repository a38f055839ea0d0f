import SwiftUI

struct WheelDetents: ScrollTargetBehavior {
  var rowHeight: CGFloat
  var rows: Int

  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    guard rows > 1, rowHeight > 0 else {
      target.rect.origin.y = 0
      return
    }
    let row = Int((target.rect.origin.y / rowHeight).rounded())
    target.rect.origin.y = CGFloat(row.clamped(to: 0...(rows - 1))) * rowHeight
  }
}

extension Comparable {
  func clamped(to limits: ClosedRange<Self>) -> Self {
    min(max(self, limits.lowerBound), limits.upperBound)
  }
}

struct ValueWheel<Value: Hashable, Label: View>: View {
  let values: [Value]
  @Binding var selection: Value
  @ViewBuilder var label: (Value) -> Label

  private let rowHeight: CGFloat = 44
  private let visibleRows: Int = 5

  @State private var position = ScrollPosition(edge: .top)
  @State private var index = 0

  private var sidePadding: CGFloat {
    rowHeight * CGFloat(visibleRows / 2)
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(Array(values.enumerated()), id: \.element) { offset, value in
          label(value)
            .font(offset == index ? .title2.bold() : .title3)
            .opacity(offset == index ? 1 : 0.4)
            .frame(maxWidth: .infinity)
            .frame(height: rowHeight)
        }
      }
      .padding(.vertical, sidePadding)
    }
    .frame(height: rowHeight * CGFloat(visibleRows))
    .scrollIndicators(.hidden)
    .scrollPosition($position)
    .scrollTargetBehavior(WheelDetents(rowHeight: rowHeight, rows: values.count))
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int((geometry.contentOffset.y / rowHeight).rounded())
    } action: { _, row in
      guard !values.isEmpty else { return }
      index = row.clamped(to: 0...(values.count - 1))
    }
    .onScrollPhaseChange { _, phase in
      if phase == .idle, values.indices.contains(index) {
        selection = values[index]
      }
    }
    .background {
      RoundedRectangle(cornerRadius: 10)
        .fill(.quaternary)
        .frame(height: rowHeight)
    }
    .onAppear {
      let start = values.firstIndex(of: selection) ?? 0
      index = start
      position.scrollTo(y: CGFloat(start) * rowHeight)
    }
    .sensoryFeedback(.selection, trigger: index)
  }
}
