import SwiftUI

struct OnboardingStep: Identifiable, Hashable {
  let id: Int
  let symbol: String
  let title: String
  let message: String

  static let all: [OnboardingStep] = [
    .init(id: 0, symbol: "leaf", title: "Welcome", message: "Keep every plant in your home happy."),
    .init(id: 1, symbol: "drop", title: "Watering", message: "We remind you, plant by plant."),
    .init(id: 2, symbol: "sun.max", title: "Light", message: "Measure each spot with the camera."),
    .init(id: 3, symbol: "bell", title: "Reminders", message: "Only when it matters."),
  ]
}

struct OnboardingView: View {
  var onFinish: () -> Void = {}

  @State private var current: OnboardingStep.ID?
  private let steps = OnboardingStep.all

  private var isLast: Bool { current == steps.last?.id }

  var body: some View {
    VStack(spacing: 24) {
      IntroPager(steps, current: $current) { step in
        VStack(spacing: 16) {
          Image(systemName: step.symbol).font(.system(size: 96)).foregroundStyle(.green)
          Text(step.title).font(.largeTitle.bold())
          Text(step.message).multilineTextAlignment(.center).foregroundStyle(.secondary)
        }
        .padding(.horizontal, 40)
      }
      HStack(spacing: 8) {
        ForEach(steps) { step in
          Capsule()
            .fill(step.id == (current ?? 0) ? Color.green : .gray.opacity(0.3))
            .frame(width: step.id == (current ?? 0) ? 24 : 8, height: 8)
        }
      }
      .animation(.snappy, value: current)
      Button(isLast ? "Start" : "Skip", action: onFinish)
        .buttonStyle(.borderedProminent)
        .padding(.bottom)
    }
  }
}

#Preview {
  OnboardingView()
}
