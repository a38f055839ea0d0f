import SwiftUI

enum Ruler {
  static let lowest = 40.0
  static let step = 0.5
  static let lastTick = 160
  static let gap: CGFloat = 8
  static let tickWidth: CGFloat = 2
  static var pitch: CGFloat { gap + tickWidth }

  static func value(at tick: Int) -> Double { lowest + Double(tick) * step }
}

struct TickSnapping: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let tick = (target.rect.origin.x / Ruler.pitch).rounded()
    let clamped = min(max(tick, 0), CGFloat(Ruler.lastTick))
    target.rect.origin.x = clamped * Ruler.pitch
  }
}

struct WeightRuler: View {
  @Binding var tick: Int

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .bottom, spacing: Ruler.gap) {
          ForEach(0...Ruler.lastTick, id: \.self) { i in
            TickMark(index: i)
          }
        }
        .frame(height: geo.size.height, alignment: .bottom)
        .padding(.horizontal, (geo.size.width - Ruler.tickWidth) / 2)
      }
      .scrollTargetBehavior(TickSnapping())
      .onScrollGeometryChange(for: Int.self) { g in
        Int((g.contentOffset.x / Ruler.pitch).rounded())
      } action: { _, new in
        tick = min(max(new, 0), Ruler.lastTick)
      }
      .overlay(alignment: .bottom) {
        Capsule()
          .fill(.red)
          .frame(width: Ruler.tickWidth, height: 52)
          .allowsHitTesting(false)
      }
    }
    .frame(height: 84)
    .sensoryFeedback(.selection, trigger: tick)
  }
}

private struct TickMark: View {
  let index: Int

  private var isMajor: Bool { index.isMultiple(of: 10) }

  var body: some View {
    Capsule()
      .fill(isMajor ? Color.primary : Color.secondary.opacity(0.5))
      .frame(width: isMajor ? 3 : Ruler.tickWidth, height: isMajor ? 40 : 24)
      .overlay(alignment: .top) {
        if isMajor {
          Text(Ruler.value(at: index), format: .number.precision(.fractionLength(0)))
            .font(.caption2)
            .monospacedDigit()
            .fixedSize()
            .offset(y: -18)
        }
      }
  }
}

struct LogWeightSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var tick = 0

  var body: some View {
    VStack(spacing: 28) {
      Text("Today's weight").font(.headline)
      Text("\(Ruler.value(at: tick), specifier: "%.1f") kg")
        .font(.system(size: 44, weight: .semibold, design: .rounded))
        .contentTransition(.numericText())
      WeightRuler(tick: $tick)
        .background(.quaternary.opacity(0.5), in: .rect(cornerRadius: 16))
      Button("Save") { dismiss() }
        .buttonStyle(.borderedProminent)
    }
    .padding(24)
    .presentationDetents([.medium])
  }
}

#Preview {
  Text("Log").sheet(isPresented: .constant(true)) { LogWeightSheet() }
}
