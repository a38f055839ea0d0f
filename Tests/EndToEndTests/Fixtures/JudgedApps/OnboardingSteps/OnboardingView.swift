import SwiftUI

struct OnboardingStep: Identifiable, Hashable {
  let id: Int
  let symbol: String
  let title: LocalizedStringKey
  let message: LocalizedStringKey
  let color: Color

  static func == (lhs: OnboardingStep, rhs: OnboardingStep) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  static let all: [OnboardingStep] = [
    OnboardingStep(
      id: 0, symbol: "banknote", title: "See where it goes",
      message: "Every expense sorted into clear categories.", color: .green),
    OnboardingStep(
      id: 1, symbol: "target", title: "Set a goal",
      message: "Put something aside each month without thinking about it.", color: .orange),
    OnboardingStep(
      id: 2, symbol: "person.2", title: "Share a budget", message: "Invite your partner or your flatmates.",
      color: .blue),
    OnboardingStep(
      id: 3, symbol: "lock.shield", title: "Private by design", message: "Your data stays on this device.",
      color: .purple),
  ]
}

struct OnboardingView: View {
  var onFinish: () -> Void = {}

  @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false
  @State private var stepID: Int? = 0

  private let steps = OnboardingStep.all
  private var isLast: Bool { stepID == steps.last?.id }

  var body: some View {
    VStack(spacing: 16) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(steps) { step in
            OnboardingStepView(step: step)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $stepID)
      .scrollIndicators(.hidden)
      .ignoresSafeArea(.container, edges: .horizontal)

      dots

      Button(action: advance) {
        Text(isLast ? "Get started" : "Continue")
          .frame(maxWidth: 420)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .padding(.horizontal, 24)
    }
    .padding(.bottom, 12)
    .overlay(alignment: .topTrailing) {
      Button("Skip", action: finish)
        .padding(.horizontal, 20)
        .padding(.top, 8)
        .opacity(isLast ? 0 : 1)
    }
    .background(Color(.systemBackground))
  }

  private var dots: some View {
    HStack(spacing: 8) {
      ForEach(steps) { step in
        Capsule()
          .fill(step.id == stepID ? Color.accentColor : Color(.systemGray4))
          .frame(width: step.id == stepID ? 22 : 8, height: 8)
      }
    }
    .animation(.snappy, value: stepID)
  }

  private func advance() {
    guard !isLast else { return finish() }
    withAnimation(.snappy) {
      stepID = (stepID ?? 0) + 1
    }
  }

  private func finish() {
    hasSeenOnboarding = true
    onFinish()
  }
}

private struct OnboardingStepView: View {
  let step: OnboardingStep
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  private var iconSize: CGFloat { verticalSizeClass == .compact ? 88 : 180 }

  var body: some View {
    VStack(spacing: 14) {
      Image(systemName: step.symbol)
        .font(.system(size: iconSize * 0.4))
        .foregroundStyle(step.color)
        .frame(width: iconSize, height: iconSize)
        .background(step.color.opacity(0.15), in: .circle)
      Text(step.title)
        .font(.title.bold())
      Text(step.message)
        .foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: 420, maxHeight: .infinity)
    .padding(.horizontal, 32)
  }
}

#Preview {
  OnboardingView()
}
