import SwiftUI

struct StepStops: ScrollTargetBehavior {
  var tops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let y = target.rect.minY
    let stops = tops.filter { $0 < end } + [end]
    if let nearest = stops.min(by: { abs($0 - y) < abs($1 - y) }) {
      target.rect.origin.y = nearest
    }
  }
}

struct GuideView: View {
  let steps: [RepairStep]
  @State private var tops: [RepairStep.ID: CGFloat] = [:]
  @State private var open: Set<RepairStep.ID> = []

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(steps) { step in
          StepCard(step: step, isOpen: open.contains(step.id)) {
            withAnimation(.snappy) { toggle(step) }
          }
          .reportTop { tops[step.id] = $0 }
        }
      }
      .coordinateSpace(.named(GuideSpace.content))
    }
    .scrollTargetBehavior(StepStops(tops: steps.compactMap { tops[$0.id] }))
  }

  private func toggle(_ step: RepairStep) {
    if open.remove(step.id) == nil { open.insert(step.id) }
  }
}

private struct StepCard: View {
  let step: RepairStep
  let isOpen: Bool
  let onToggle: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Image(systemName: step.symbol)
        .font(.system(size: 56))
        .frame(maxWidth: .infinity)
        .frame(height: 180)
        .background(.quaternary)
      HStack {
        Text("\(step.id). \(step.title)").font(.headline).lineLimit(1)
        Spacer()
        Button(isOpen ? "Less" : "Tips", action: onToggle)
      }
      .padding(.horizontal)
      .frame(height: 56)
      if isOpen {
        ForEach(step.tips, id: \.self) { tip in
          Label(tip, systemImage: "lightbulb")
            .padding(.horizontal)
            .frame(height: 36)
        }
      }
    }
  }
}

enum GuideSpace { static let content = "guide" }

private extension View {
  func reportTop(_ report: @escaping (CGFloat) -> Void) -> some View {
    background {
      GeometryReader { geo in
        Color.clear.onAppear {
          report(geo.frame(in: .named(GuideSpace.content)).minY)
        }
      }
    }
  }
}

#Preview { GuideView(steps: .chain) }
