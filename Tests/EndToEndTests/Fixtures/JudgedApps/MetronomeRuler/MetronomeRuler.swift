import SwiftUI

enum Ruler {
  static let tick: CGFloat = 10
  static let width: CGFloat = 300
  static let lowest = 60
  static let highest = 180

  static var count: Int { highest - lowest + 1 }
  static var inset: CGFloat { (width - tick) / 2 }
}

struct TickBehavior: ScrollTargetBehavior {
  let spacing: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.axes.contains(.horizontal), count > 0 else { return }
    let nearest = (target.rect.minX / spacing).rounded()
    let index = min(max(nearest, 0), CGFloat(count - 1))
    target.rect.origin.x = index * spacing
  }
}

extension ScrollTargetBehavior where Self == TickBehavior {
  static func ticks(every spacing: CGFloat, count: Int) -> TickBehavior {
    TickBehavior(spacing: spacing, count: count)
  }
}

struct TickMark: View {
  let bpm: Int

  private var isMajor: Bool { bpm.isMultiple(of: 10) }

  var body: some View {
    VStack(spacing: 6) {
      Capsule()
        .frame(width: 2, height: isMajor ? 32 : 18)
      if isMajor {
        Text("\(bpm)")
          .font(.caption2.monospacedDigit())
          .fixedSize()
      }
      Spacer(minLength: 0)
    }
    .foregroundStyle(isMajor ? .primary : .secondary)
    .frame(width: Ruler.tick)
  }
}

struct TempoRuler: View {
  @Binding var bpm: Int

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(Ruler.lowest...Ruler.highest, id: \.self) { value in
          TickMark(bpm: value)
        }
      }
      .padding(.horizontal, Ruler.inset)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.ticks(every: Ruler.tick, count: Ruler.count))
    .onScrollGeometryChange(for: Int.self) { geometry in
      let index = Int((geometry.contentOffset.x / Ruler.tick).rounded())
      return min(max(Ruler.lowest + index, Ruler.lowest), Ruler.highest)
    } action: { _, value in
      bpm = value
    }
    .frame(width: Ruler.width, height: 64)
    .overlay(alignment: .top) {
      Capsule()
        .fill(.orange)
        .frame(width: 3, height: 40)
        .allowsHitTesting(false)
    }
    .sensoryFeedback(.selection, trigger: bpm)
  }
}

struct MetronomeScreen: View {
  @State private var bpm = Ruler.lowest
  @State private var isRunning = false

  private var marking: String {
    switch bpm {
    case ..<76: "Adagio"
    case ..<108: "Andante"
    case ..<120: "Moderato"
    case ..<156: "Allegro"
    default: "Vivace"
    }
  }

  var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 2) {
        Text("\(bpm)")
          .font(.system(size: 64, weight: .semibold, design: .rounded))
          .contentTransition(.numericText())
        Text(marking).foregroundStyle(.secondary)
      }
      TempoRuler(bpm: $bpm)
      Button(isRunning ? "Stop" : "Start") {
        isRunning.toggle()
      }
      .buttonStyle(.borderedProminent)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

#Preview {
  MetronomeScreen()
}
