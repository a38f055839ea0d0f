import SwiftUI

struct OnboardingStep: Identifiable, Hashable {
  let id: Int
  let symbol: String
  let title: LocalizedStringKey
  let detail: LocalizedStringKey
  let tint: Color

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  static let all: [OnboardingStep] = [
    .init(
      id: 0, symbol: "figure.walk", title: "Walk more",
      detail: "We count your steps while the phone rests in your pocket.", tint: .mint),
    .init(
      id: 1, symbol: "bed.double", title: "Sleep well",
      detail: "Wind down with a reminder at the same hour each night.", tint: .indigo),
    .init(
      id: 2, symbol: "fork.knife", title: "Eat mindfully",
      detail: "Log a meal with a photo, nothing to type.", tint: .orange),
    .init(
      id: 3, symbol: "chart.xyaxis.line", title: "See progress",
      detail: "A summary every Sunday, shared only if you wish.", tint: .pink),
  ]
}

struct OnboardingView: View {
  let onFinish: () -> Void

  private let steps = OnboardingStep.all
  @State private var current: OnboardingStep.ID? = 0

  private var isLastStep: Bool { current == steps.last?.id }

  var body: some View {
    VStack(spacing: 24) {
      Text("Welcome")
        .font(.largeTitle.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 24)

      PeekCarousel(items: steps, selection: $current) { step in
        StepCard(step: step)
      }
      .frame(height: 440)

      HStack(spacing: 8) {
        ForEach(steps) { step in
          Circle()
            .fill(step.id == current ? Color.primary : Color.secondary.opacity(0.3))
            .frame(width: 8, height: 8)
        }
      }

      Button(isLastStep ? "Get started" : "Next", action: advance)
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .padding(.vertical, 16)
  }

  private func advance() {
    guard !isLastStep, let current else {
      onFinish()
      return
    }
    withAnimation(.snappy) {
      self.current = current + 1
    }
  }
}

private struct StepCard: View {
  let step: OnboardingStep

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: step.symbol)
        .font(.system(size: 88))
        .foregroundStyle(step.tint)
      Text(step.title)
        .font(.title2.bold())
      Text(step.detail)
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(step.tint.opacity(0.12), in: .rect(cornerRadius: 28))
  }
}
