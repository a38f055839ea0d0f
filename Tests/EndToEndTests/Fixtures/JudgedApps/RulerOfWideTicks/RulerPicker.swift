import SwiftUI

enum RulerMetrics {
  static let tickWidth: CGFloat = 1
  static let majorTickWidth: CGFloat = 3
  static let gap: CGFloat = 8
  static let minorHeight: CGFloat = 22
  static let majorHeight: CGFloat = 40
  static let ticksPerMajor = 10

  static var pitch: CGFloat { tickWidth + gap }
}

struct TickSnap: ScrollTargetBehavior {
  let pitch: CGFloat
  let lastTick: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.axes.contains(.horizontal), pitch > 0 else { return }
    let tick = (target.rect.minX / pitch).rounded()
    target.rect.origin.x = min(max(tick, 0), CGFloat(lastTick)) * pitch
  }
}

struct RulerPicker: View {
  @Binding var value: Double
  let bounds: ClosedRange<Double>
  let step: Double

  private var lastTick: Int {
    Int(((bounds.upperBound - bounds.lowerBound) / step).rounded())
  }

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .bottom, spacing: RulerMetrics.gap) {
          ForEach(0...lastTick, id: \.self) { tick in
            mark(at: tick)
          }
        }
        .padding(.horizontal, geo.size.width / 2)
        .frame(maxHeight: .infinity)
      }
      .scrollTargetBehavior(TickSnap(pitch: RulerMetrics.pitch, lastTick: lastTick))
      .onScrollGeometryChange(for: Int.self) { geometry in
        let x = geometry.contentOffset.x + geometry.contentInsets.leading
        return Int((x / RulerMetrics.pitch).rounded())
      } action: { _, tick in
        let clamped = min(max(tick, 0), lastTick)
        value = bounds.lowerBound + Double(clamped) * step
      }
      .overlay {
        Capsule()
          .fill(.tint)
          .frame(width: 3, height: 56)
          .allowsHitTesting(false)
      }
    }
    .frame(height: 96)
    .sensoryFeedback(.selection, trigger: value)
  }

  private func mark(at tick: Int) -> some View {
    let isMajor = tick.isMultiple(of: RulerMetrics.ticksPerMajor)
    return Rectangle()
      .fill(isMajor ? Color.primary : Color.secondary.opacity(0.6))
      .frame(
        width: isMajor ? RulerMetrics.majorTickWidth : RulerMetrics.tickWidth,
        height: isMajor ? RulerMetrics.majorHeight : RulerMetrics.minorHeight
      )
      .overlay(alignment: .top) {
        if isMajor {
          Text(bounds.lowerBound + Double(tick) * step, format: .number)
            .font(.caption2.monospacedDigit())
            .fixedSize()
            .offset(y: -18)
        }
      }
  }
}
