import SwiftUI

struct OnboardingPage: Identifiable {
  let id: Int
  let title: LocalizedStringResource
  let message: LocalizedStringResource
  let symbol: String
  let tint: Color

  static let all: [OnboardingPage] = [
    .init(
      id: 0, title: "Track every run", message: "Pace, splits and routes in one place.", symbol: "figure.run",
      tint: .orange),
    .init(
      id: 1, title: "Train with a plan", message: "Weekly sessions that adapt to you.", symbol: "calendar",
      tint: .teal),
    .init(
      id: 2, title: "Recover well", message: "Sleep and strain, side by side.", symbol: "bed.double",
      tint: .indigo),
    .init(
      id: 3, title: "Race your friends", message: "Segments, clubs and live leaderboards.", symbol: "trophy",
      tint: .pink),
    .init(
      id: 4, title: "Stay in the loop", message: "Turn on reminders to keep your streak.",
      symbol: "bell.badge", tint: .green),
  ]
}

struct OnboardingFlow: View {
  let onFinish: () -> Void

  private let pages = OnboardingPage.all
  @State private var current: OnboardingPage.ID? = 0

  var body: some View {
    VStack(spacing: 0) {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top) {
          ForEach(pages) { page in
            OnboardingPageView(page: page)
              .containerRelativeFrame([.horizontal, .vertical])
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $current)

      footer
    }
    .background(Color(.systemBackground))
  }

  private var isLast: Bool { current == pages.last?.id }

  private var footer: some View {
    VStack(spacing: 20) {
      PageDots(count: pages.count, selected: current ?? 0)
      Button(isLast ? "Get started" : "Skip", action: onFinish)
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .padding(.vertical, 20)
  }
}

private struct OnboardingPageView: View {
  let page: OnboardingPage

  var body: some View {
    ZStack {
      page.tint.opacity(0.18)
      VStack(spacing: 16) {
        Image(systemName: page.symbol)
          .font(.system(size: 88))
          .foregroundStyle(page.tint)
        Text(page.title)
          .font(.largeTitle.bold())
        Text(page.message)
          .font(.title3)
          .foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 32)
    }
  }
}

private struct PageDots: View {
  let count: Int
  let selected: Int

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        Capsule()
          .fill(index == selected ? Color.accentColor : Color.secondary.opacity(0.3))
          .frame(width: index == selected ? 20 : 8, height: 8)
      }
    }
    .animation(.snappy, value: selected)
  }
}
