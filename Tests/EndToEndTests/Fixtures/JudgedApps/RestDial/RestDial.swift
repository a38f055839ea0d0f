import SwiftUI

// Rest length picker for the set timer. One tick is five seconds.

enum Dial {
  static let tick: CGFloat = 12
  static let secondsPerTick = 5
  static let majorEvery = 6  // 30 s
  static let count = 61  // 0 ... 5:00
}

extension CGFloat {
  func nearest(multipleOf step: CGFloat) -> CGFloat {
    (self / step).rounded() * step
  }
}

// Clicks into single ticks; a quick spin clicks into half minutes only.
struct TickDetent: ScrollTargetBehavior {
  var tick = Dial.tick
  var major = Dial.majorEvery
  var spinSpeed: CGFloat = 900

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let spinning = abs(context.velocity.dx) > spinSpeed
    let grid = spinning ? tick * CGFloat(major) : tick
    let end = context.contentSize.width - context.containerSize.width
    target.rect.origin.x = min(max(target.rect.minX.nearest(multipleOf: grid), 0), end)
  }
}

@Observable
final class RestTimer {
  var ticks = 0
  let presets = [30, 60, 90, 180]

  var seconds: Int { ticks * Dial.secondsPerTick }

  var label: String {
    String(format: "%d:%02d", seconds / 60, seconds % 60)
  }
}

struct RestDial: View {
  @State private var timer = RestTimer()

  var body: some View {
    VStack(spacing: 20) {
      Text(timer.label)
        .font(.system(size: 68, weight: .light, design: .rounded))
        .monospacedDigit()
        .contentTransition(.numericText())

      ScrollViewReader { reader in
        VStack(spacing: 20) {
          ruler
            .frame(height: 84)
          HStack(spacing: 10) {
            ForEach(timer.presets, id: \.self) { preset in
              Button("\(preset) s") {
                withAnimation(.snappy) {
                  reader.scrollTo(preset / Dial.secondsPerTick, anchor: .center)
                }
              }
              .buttonStyle(.bordered)
            }
          }
        }
      }
    }
    .sensoryFeedback(.selection, trigger: timer.ticks)
  }

  private var ruler: some View {
    GeometryReader { proxy in
      let side = (proxy.size.width - Dial.tick) / 2

      ScrollView(.horizontal) {
        HStack(alignment: .bottom, spacing: 0) {
          ForEach(0..<Dial.count, id: \.self) { index in
            TickMark(index: index)
          }
        }
        .frame(height: proxy.size.height)
      }
      .scrollIndicators(.hidden)
      .contentMargins(.horizontal, side, for: .scrollContent)
      .scrollTargetBehavior(TickDetent())
      .onScrollGeometryChange(for: Int.self) { geometry in
        let x = geometry.contentOffset.x + geometry.contentInsets.leading
        return Int((x / Dial.tick).rounded())
      } action: { _, new in
        timer.ticks = min(max(new, 0), Dial.count - 1)
      }
      .overlay(alignment: .bottom) {
        Capsule()
          .fill(.orange)
          .frame(width: 3, height: 52)
          .allowsHitTesting(false)
      }
    }
  }
}

private struct TickMark: View {
  let index: Int

  private var isMajor: Bool { index.isMultiple(of: Dial.majorEvery) }

  var body: some View {
    Capsule()
      .fill(isMajor ? Color.primary : Color.secondary.opacity(0.5))
      .frame(width: 2, height: isMajor ? 36 : 20)
      .frame(width: Dial.tick)
      .overlay(alignment: .top) {
        if isMajor {
          Text("\(index * Dial.secondsPerTick)")
            .font(.caption2)
            .fixedSize()
            .offset(y: -20)
        }
      }
  }
}

#Preview {
  RestDial()
}
