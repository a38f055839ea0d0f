import SwiftUI

private enum Ruler {
  static let minutes = 0...60
  static let pitch: CGFloat = 14
  static let height: CGFloat = 72
}

struct TickSnap: ScrollTargetBehavior {
  let pitch: CGFloat
  let last: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let tick = Int((target.rect.minX / pitch).rounded())
    target.rect.origin.x = CGFloat(min(max(tick, 0), last)) * pitch
  }
}

struct TimerScreen: View {
  @State private var minutes = 0
  @State private var isRunning = false

  var body: some View {
    VStack(spacing: 24) {
      Text("\(minutes):00")
        .font(.system(size: 72, weight: .light).monospacedDigit())
        .contentTransition(.numericText())

      MinuteRuler(minutes: $minutes)
        .disabled(isRunning)

      Button(isRunning ? "Stop" : "Start") {
        isRunning.toggle()
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(minutes == 0)
    }
    .padding(.horizontal, 24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .sensoryFeedback(.selection, trigger: minutes)
  }
}

struct MinuteRuler: View {
  @Binding var minutes: Int

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(Ruler.minutes, id: \.self) { minute in
            Tick(minute: minute)
              .frame(width: Ruler.pitch, height: Ruler.height, alignment: .top)
          }
        }
        .padding(.horizontal, proxy.size.width / 2)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(TickSnap(pitch: Ruler.pitch, last: Ruler.minutes.upperBound))
      .onScrollGeometryChange(for: Int.self) { geometry in
        let tick = Int((geometry.contentOffset.x / Ruler.pitch).rounded())
        return min(max(tick, Ruler.minutes.lowerBound), Ruler.minutes.upperBound)
      } action: { _, tick in
        minutes = tick
      }
    }
    .frame(height: Ruler.height)
    .overlay(alignment: .top) { Needle() }
    .padding(.vertical, 12)
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 16))
    .clipShape(.rect(cornerRadius: 16))
  }
}

private struct Tick: View {
  let minute: Int

  private var isMajor: Bool { minute.isMultiple(of: 5) }

  var body: some View {
    VStack(spacing: 8) {
      Capsule()
        .fill(isMajor ? Color.primary : Color.secondary.opacity(0.5))
        .frame(width: 2, height: isMajor ? 36 : 22)
      if isMajor {
        Text("\(minute)")
          .font(.caption.monospacedDigit())
          .fixedSize()
      }
    }
  }
}

private struct Needle: View {
  var body: some View {
    Capsule()
      .fill(.orange)
      .frame(width: 3, height: 48)
      .allowsHitTesting(false)
  }
}

#Preview {
  TimerScreen()
}
