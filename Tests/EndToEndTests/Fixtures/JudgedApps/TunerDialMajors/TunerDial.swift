import SwiftUI

private enum Dial {
  static let lowest = 875  // tenths of a MHz
  static let highest = 1080
  static let tickWidth: CGFloat = 1
  static let tickSpacing: CGFloat = 9
  static var stride: CGFloat { tickWidth + tickSpacing }
  static var lastIndex: Int { highest - lowest }
}

struct TickSnapping: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let index = (target.rect.minX / Dial.stride).rounded()
    target.rect.origin.x = min(max(0, index), CGFloat(Dial.lastIndex)) * Dial.stride
  }
}

@Observable
final class Tuner {
  var tenths = Dial.lowest
  var label: String { String(format: "%.1f", Double(tenths) / 10) }
}

struct TunerDial: View {
  @State private var tuner = Tuner()

  var body: some View {
    VStack(spacing: 24) {
      HStack(alignment: .firstTextBaseline) {
        Text(tuner.label)
          .font(.system(size: 64, weight: .thin, design: .rounded))
          .contentTransition(.numericText())
        Text("MHz").foregroundStyle(.secondary)
      }
      dial.frame(height: 90)
    }
    .sensoryFeedback(.selection, trigger: tuner.tenths)
  }

  private var dial: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: Dial.tickSpacing) {
          ForEach(Dial.lowest...Dial.highest, id: \.self) { tenths in
            Tick(tenths: tenths)
          }
        }
        .padding(.horizontal, (proxy.size.width - Dial.tickWidth) / 2)
        .frame(maxHeight: .infinity)
      }
      .scrollIndicators(.never)
      .scrollTargetBehavior(TickSnapping())
      .onScrollGeometryChange(for: Int.self) { geometry in
        let x = geometry.contentOffset.x + geometry.contentInsets.leading
        return Int((x / Dial.stride).rounded())
      } action: { _, index in
        tuner.tenths = Dial.lowest + min(max(index, 0), Dial.lastIndex)
      }
      .overlay(alignment: .center) {
        Capsule()
          .fill(.orange)
          .frame(width: 3, height: 80)
          .allowsHitTesting(false)
      }
    }
  }
}

private struct Tick: View {
  let tenths: Int

  private var isMajor: Bool { tenths.isMultiple(of: 10) }
  private var isMiddle: Bool { tenths.isMultiple(of: 5) }

  var body: some View {
    Capsule()
      .fill(isMajor ? .primary : .secondary)
      .frame(width: isMajor ? 3 : Dial.tickWidth, height: isMajor ? 44 : isMiddle ? 32 : 20)
      .overlay(alignment: .bottom) {
        if isMajor {
          Text("\(tenths / 10)")
            .font(.caption2)
            .fixedSize()
            .offset(y: 20)
        }
      }
  }
}

#Preview {
  TunerDial()
    .preferredColorScheme(.dark)
}
