import SwiftUI

struct WeightRuler: View {
  let model: WeightEntryModel
  @State private var width: CGFloat = 0

  private let tickSpacing: CGFloat = 12

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(alignment: .bottom, spacing: 0) {
        ForEach(0..<model.tickCount, id: \.self) { tick in
          TickMark(label: model.label(for: tick), isHalf: tick.isMultiple(of: 2))
            .frame(width: tickSpacing)
        }
      }
      // Room for the first and last values to come under the needle.
      .padding(.horizontal, width / 2)
    }
    .scrollTargetBehavior(TickSnap(tickSpacing: tickSpacing))
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int((geometry.contentOffset.x / tickSpacing).rounded())
    } action: { _, index in
      model.index = min(max(index, 0), model.tickCount - 1)
    }
    .overlay {
      Capsule()
        .fill(.red)
        .frame(width: 2)
        .allowsHitTesting(false)
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .sensoryFeedback(.selection, trigger: model.index)
  }
}

private struct TickMark: View {
  let label: String?
  let isHalf: Bool

  var body: some View {
    Rectangle()
      .fill(label == nil ? Color.secondary : Color.primary)
      .frame(width: 1.5, height: label != nil ? 44 : (isHalf ? 30 : 18))
      .overlay(alignment: .top) {
        if let label {
          Text(label)
            .font(.caption2)
            .fixedSize()
            .offset(y: -18)
        }
      }
  }
}

// Brings a tick under the needle. Hard flicks run in steps of five kilograms.
struct TickSnap: ScrollTargetBehavior {
  let tickSpacing: CGFloat
  var hardFlick: CGFloat = 1800

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let unit = abs(context.velocity.dx) > hardFlick ? tickSpacing * 10 : tickSpacing
    target.rect.origin.x = (target.rect.minX / unit).rounded() * unit
  }
}
