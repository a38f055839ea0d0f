import Observation

struct OnboardingStep: Identifiable, Hashable {
  let id: String
  let title: String
  let symbol: String
}

@MainActor
@Observable
final class OnboardingModel {
  let steps: [OnboardingStep]

  // The step on screen, two-way bound to the scroll view.
  var visibleStepID: OnboardingStep.ID?

  // The step from which the next swipe is measured.
  private(set) var anchorIndex = 0

  init(steps: [OnboardingStep]) {
    self.steps = steps
    visibleStepID = steps.first?.id
  }

  var isLastStep: Bool { visibleStepID == steps.last?.id }

  func advance() {
    anchorIndex = min(anchorIndex + 1, steps.count - 1)
    visibleStepID = steps[anchorIndex].id
  }
}

extension OnboardingModel {
  static let demo = OnboardingModel(steps: [
    .init(id: "hello", title: "Welcome", symbol: "hand.wave"),
    .init(id: "track", title: "Track your habits", symbol: "checklist"),
    .init(id: "remind", title: "Gentle reminders", symbol: "bell.badge"),
    .init(id: "share", title: "Share with friends", symbol: "person.2"),
    .init(id: "go", title: "Ready to go", symbol: "flag.checkered"),
  ])
}
