import SwiftUI

// Snaps a vertical wheel so that one row always sits in the middle band.
struct WheelSnapBehavior: ScrollTargetBehavior {
  let rowHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let row = (target.rect.minY / rowHeight).rounded()
    target.rect.origin.y = max(0, row * rowHeight)
  }
}

extension ScrollTargetBehavior where Self == WheelSnapBehavior {
  static func wheel(rowHeight: CGFloat) -> WheelSnapBehavior {
    WheelSnapBehavior(rowHeight: rowHeight)
  }
}

struct DoseWheel: View {
  private enum Layout {
    static let row: CGFloat = 44
    static let visibleRows = 5
    static var height: CGFloat { row * CGFloat(visibleRows) }
    static var inset: CGFloat { (height - row) / 2 }
  }

  let doses: [Double]
  let unit: String
  @Binding var selection: Double

  @State private var scrolledIndex: Int?
  @State private var centered: Int

  init(doses: [Double], unit: String, selection: Binding<Double>) {
    self.doses = doses
    self.unit = unit
    _selection = selection
    let start = doses.firstIndex(of: selection.wrappedValue) ?? 0
    _scrolledIndex = State(initialValue: start)
    _centered = State(initialValue: start)
  }

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(spacing: 0) {
        ForEach(doses.indices, id: \.self) { index in
          row(at: index)
            .frame(height: Layout.row)
            .frame(maxWidth: .infinity)
        }
      }
      .scrollTargetLayout()
      .padding(.vertical, Layout.inset)
    }
    .scrollPosition(id: $scrolledIndex, anchor: .center)
    .scrollTargetBehavior(.wheel(rowHeight: Layout.row))
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int((geometry.contentOffset.y / Layout.row).rounded())
    } action: { _, newIndex in
      guard doses.indices.contains(newIndex) else { return }
      centered = newIndex
      selection = doses[newIndex]
    }
    .frame(height: Layout.height)
    .background {
      RoundedRectangle(cornerRadius: 10)
        .fill(.tint.opacity(0.12))
        .frame(height: Layout.row)
    }
    .sensoryFeedback(.selection, trigger: centered)
    .accessibilityElement()
    .accessibilityLabel("Dose")
    .accessibilityValue("\(selection.formatted()) \(unit)")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: move(by: 1)
      case .decrement: move(by: -1)
      @unknown default: break
      }
    }
  }

  private func row(at index: Int) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      Text(doses[index], format: .number.precision(.fractionLength(1)))
        .font(.title3.monospacedDigit())
        .fontWeight(index == centered ? .semibold : .regular)
      Text(unit)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .opacity(index == centered ? 1 : 0.5)
  }

  private func move(by step: Int) {
    let next = min(max(centered + step, 0), doses.count - 1)
    withAnimation { scrolledIndex = next }
  }
}
