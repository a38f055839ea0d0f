import SwiftUI

// A ruler for logging time against a task, in steps of five minutes.
struct DurationRuler: View {
  @Binding var minutes: Int

  static let cell: CGFloat = 12
  private let range = 0..<97
  @State private var width: CGFloat = 0

  private var edge: CGFloat { max(0, (width - Self.cell) / 2) }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(alignment: .bottom, spacing: 0) {
        ForEach(range, id: \.self) { tick in
          Capsule()
            .fill(tick.isMultiple(of: 12) ? Color.primary : .secondary)
            .frame(width: 2, height: tick.isMultiple(of: 12) ? 36 : 20)
            .frame(width: Self.cell, height: 40, alignment: .bottom)
        }
      }
      .padding(.horizontal, edge)
    }
    .scrollTargetBehavior(.ticks(every: Self.cell))
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int((geometry.contentOffset.x / Self.cell).rounded())
    } action: { _, tick in
      minutes = min(max(tick, range.lowerBound), range.upperBound - 1) * 5
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .overlay(alignment: .bottom) {
      Capsule()
        .fill(.tint)
        .frame(width: 3, height: 44)
        .allowsHitTesting(false)
    }
    .frame(height: 48)
  }
}

struct TickBehavior: ScrollTargetBehavior {
  let interval: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = max(0, context.contentSize.width - context.containerSize.width)
    let snapped = (target.rect.minX / interval).rounded() * interval
    target.rect.origin.x = min(max(0, snapped), reach)
  }
}

extension ScrollTargetBehavior where Self == TickBehavior {
  static func ticks(every interval: CGFloat) -> Self { .init(interval: interval) }
}
