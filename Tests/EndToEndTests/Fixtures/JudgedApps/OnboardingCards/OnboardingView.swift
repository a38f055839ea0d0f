import SwiftUI

struct OnboardingPage: Identifiable, CaseIterable, Hashable {
  let id: Int
  let symbol: String
  let title: LocalizedStringResource
  let message: LocalizedStringResource

  static let allCases: [OnboardingPage] = [
    .init(id: 0, symbol: "leaf", title: "Grow with us", message: "Identify any plant from a photo."),
    .init(
      id: 1, symbol: "drop", title: "Never forget", message: "Watering reminders that follow the weather."),
    .init(id: 2, symbol: "sun.max", title: "Find the light", message: "Measure the light in every room."),
    .init(id: 3, symbol: "person.2", title: "Share the care", message: "Invite the people you live with."),
  ]

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct OnboardingView: View {
  let onFinish: () -> Void
  @State private var currentID: OnboardingPage.ID? = 0

  private let pages = OnboardingPage.allCases
  private var isLast: Bool { currentID == pages.last?.id }

  var body: some View {
    VStack(spacing: 24) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(pages) { page in
            OnboardingCard(page: page)
              .containerRelativeFrame(.horizontal) { width, _ in
                width - OnboardingStyle.gutter * 2
              }
              .padding(.horizontal, OnboardingStyle.gutter)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $currentID)

      PageDots(count: pages.count, current: currentID ?? 0)

      Button(isLast ? "Get Started" : "Continue", action: advance)
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .padding(.vertical, 24)
  }

  private func advance() {
    guard !isLast else { return onFinish() }
    withAnimation(.snappy) {
      currentID = (currentID ?? 0) + 1
    }
  }
}
