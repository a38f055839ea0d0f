import SwiftUI
import Combine

@MainActor @Observable
final class BrewClock {
  private(set) var running: BrewStep.ID?
  private(set) var left = 0
  private(set) var poured = 0

  func start(_ step: BrewStep) {
    running = step.id
    left = step.seconds ?? 0
    poured += step.water ?? 0
  }

  func tick() {
    guard running != nil else { return }
    left -= 1
    if left <= 0 { running = nil }
  }
}

private struct StepRest: ScrollTargetBehavior {
  let steps: [BrewStep]
  let gap: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let furthest = max(context.contentSize.height - context.containerSize.height, 0)
    var edge: CGFloat = 0
    var choice: CGFloat = 0
    for step in steps {
      let rest = min(edge, furthest)
      if abs(rest - target.rect.minY) <= abs(choice - target.rect.minY) { choice = rest }
      edge += step.cardHeight + gap
    }
    target.rect.origin.y = choice
  }
}

struct BrewStepsView: View {
  var steps = Recipe.v60
  @State private var clock = BrewClock()
  private let gap: CGFloat = 16
  private let beat = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    ScrollView(.vertical) {
      VStack(spacing: gap) {
        ForEach(steps) { card($0) }
      }
      .padding(gap)
    }
    .scrollTargetBehavior(StepRest(steps: steps, gap: gap))
    .safeAreaInset(edge: .bottom, spacing: 0) { tally }
    .onReceive(beat) { _ in clock.tick() }
    .background(Color(.systemGroupedBackground))
  }

  private var tally: some View {
    HStack {
      Label("\(clock.poured) g", systemImage: "drop")
      Spacer()
      Text("V60, one cup").foregroundStyle(.secondary)
    }
    .padding(.horizontal, 24)
    .frame(height: 64)
    .background(.regularMaterial)
  }

  private func card(_ step: BrewStep) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 6) {
        Text("Step \(step.id + 1)").font(.caption.smallCaps())
        Text(step.title).font(.title2.weight(.semibold)).lineLimit(1)
        if let water = step.water { Text("\(water) g of water") }
      }
      .frame(height: BrewStep.Box.headline, alignment: .topLeading)
      ForEach(step.notes, id: \.self) { note in
        Label(note, systemImage: "circle.fill")
          .labelStyle(NoteStyle())
          .frame(height: BrewStep.Box.note)
      }
      if step.seconds != nil { timer(step) }
    }
    .padding(BrewStep.Box.inset)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: step.cardHeight)
    .background(.background, in: .rect(cornerRadius: 18))
  }

  private func timer(_ step: BrewStep) -> some View {
    VStack(spacing: 8) {
      Text(clock.running == step.id ? "\(clock.left)" : "\(step.seconds ?? 0)")
        .font(.system(size: 48, weight: .light).monospacedDigit())
        .frame(height: 64)
      Button("Start") { clock.start(step) }
        .buttonStyle(.borderedProminent)
        .frame(height: 44)
    }
    .frame(maxWidth: .infinity)
    .frame(height: BrewStep.Box.timer, alignment: .bottom)
  }
}

private struct NoteStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 10) {
      configuration.icon.font(.system(size: 5)).foregroundStyle(.brown)
      configuration.title.font(.callout).lineLimit(1)
    }
  }
}

#Preview { BrewStepsView() }
