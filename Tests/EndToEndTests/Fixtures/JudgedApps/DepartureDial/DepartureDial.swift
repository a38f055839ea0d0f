import SwiftUI

struct DepartureDial: View {
  @State private var slot = 96
  @State private var position = ScrollPosition(x: 96 * DialBehavior.tick)

  private let slots = 0..<288

  var body: some View {
    VStack(spacing: 20) {
      Text("Leave at")
        .foregroundStyle(.secondary)
      Text(clock(slot))
        .font(.system(size: 54, weight: .semibold, design: .rounded))
        .monospacedDigit()

      GeometryReader { proxy in
        let side = proxy.size.width / 2 - DialBehavior.tick / 2

        ScrollView(.horizontal) {
          LazyHStack(alignment: .bottom, spacing: 0) {
            ForEach(slots, id: \.self) { n in
              Rectangle()
                .fill(n.isMultiple(of: 12) ? Color.primary : .secondary)
                .frame(width: 2, height: n.isMultiple(of: 12) ? 44 : 22)
                .frame(width: DialBehavior.tick)
            }
          }
          .padding(.horizontal, side)
        }
        .scrollIndicators(.hidden)
        .scrollPosition($position)
        .scrollTargetBehavior(DialBehavior(last: slots.upperBound - 1))
        .onScrollGeometryChange(for: Int.self) { geometry in
          Int((geometry.contentOffset.x / DialBehavior.tick).rounded())
        } action: { _, new in
          slot = min(max(new, slots.lowerBound), slots.upperBound - 1)
        }
        .overlay {
          Rectangle()
            .fill(.red)
            .frame(width: 2)
            .allowsHitTesting(false)
        }
      }
      .frame(height: 60)
      .sensoryFeedback(.selection, trigger: slot)
    }
    .padding(24)
  }

  private func clock(_ slot: Int) -> String {
    let minutes = slot * 5
    return String(format: "%02d:%02d", minutes / 60, minutes % 60)
  }
}

struct DialBehavior: ScrollTargetBehavior {
  static let tick: CGFloat = 14
  let last: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // Quick flings come to rest on quarter hours.
    let unit: CGFloat = abs(context.velocity.dx) > 900 ? 3 : 1
    let nearest = (target.rect.minX / (Self.tick * unit)).rounded() * unit
    target.rect.origin.x = min(max(nearest, 0), CGFloat(last)) * Self.tick
  }
}

#Preview {
  DepartureDial()
}
