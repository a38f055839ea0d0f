import SwiftUI

struct TempoSnapping: ScrollTargetBehavior {
  let tick: CGFloat
  let count: Int
  var roundEvery = 10

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // A hard spin lands on a round tempo, anything gentler on the nearest beat.
    let grain = abs(context.velocity.dx) > 1_600 ? roundEvery : 1
    let step = tick * CGFloat(grain)
    let nearest = (target.rect.minX / step).rounded() * step
    target.rect.origin.x = min(max(nearest, 0), tick * CGFloat(count - 1))
  }
}

struct TempoDial: View {
  @Bindable var metronome: Metronome
  @State private var width: CGFloat = 0

  private let tick: CGFloat = 12

  private var selection: Binding<Int?> {
    Binding(
      get: { metronome.bpm },
      set: { if let bpm = $0 { metronome.bpm = bpm } }
    )
  }

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: 0) {
        ForEach(Metronome.range, id: \.self) { bpm in
          TempoTick(bpm: bpm)
            .frame(width: tick)
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .contentMargins(.horizontal, max(0, (width - tick) / 2), for: .scrollContent)
    .scrollTargetBehavior(TempoSnapping(tick: tick, count: Metronome.range.count))
    .scrollPosition(id: selection, anchor: .center)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .frame(height: 80)
    .overlay(alignment: .top) {
      Capsule()
        .fill(.red)
        .frame(width: 3, height: 46)
        .allowsHitTesting(false)
    }
    .sensoryFeedback(.selection, trigger: metronome.bpm)
  }
}

private struct TempoTick: View {
  let bpm: Int

  private var isRound: Bool { bpm.isMultiple(of: 10) }

  var body: some View {
    Rectangle()
      .fill(isRound ? .primary : .tertiary)
      .frame(width: 1.5, height: isRound ? 36 : 20)
      .frame(maxHeight: .infinity, alignment: .top)
      .overlay(alignment: .bottom) {
        if isRound {
          Text(bpm, format: .number)
            .font(.caption2.monospacedDigit())
            .fixedSize()
        }
      }
  }
}

struct MetronomeScreen: View {
  @State private var metronome = Metronome()

  var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 0) {
        Text(metronome.bpm, format: .number)
          .font(.system(size: 72, weight: .semibold, design: .rounded))
          .contentTransition(.numericText())
        Text(metronome.marking)
          .foregroundStyle(.secondary)
      }
      TempoDial(metronome: metronome)
      HStack(spacing: 32) {
        Button("Slower", systemImage: "minus") {
          withAnimation { metronome.nudge(by: -1) }
        }
        Button(
          metronome.isTicking ? "Stop" : "Start",
          systemImage: metronome.isTicking ? "stop.fill" : "play.fill"
        ) {
          metronome.isTicking.toggle()
        }
        Button("Faster", systemImage: "plus") {
          withAnimation { metronome.nudge(by: 1) }
        }
      }
      .labelStyle(.iconOnly)
      .font(.title2)
    }
    .frame(maxHeight: .infinity)
  }
}

#Preview {
  MetronomeScreen()
}
