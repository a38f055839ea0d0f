import SwiftUI

struct OnboardingPage: Identifiable, Hashable {
  let id: Int
  let symbol: String
  let title: String
  let message: String

  static let all: [OnboardingPage] = [
    OnboardingPage(id: 0, symbol: "sun.horizon", title: "Welcome", message: "Plan calmer days in a minute."),
    OnboardingPage(
      id: 1, symbol: "list.bullet.clipboard", title: "Collect",
      message: "Everything you have to do, in one list."),
    OnboardingPage(
      id: 2, symbol: "calendar", title: "Plan", message: "Drag tasks onto the day they belong to."),
    OnboardingPage(
      id: 3, symbol: "bell.badge", title: "Remember", message: "We nudge you once, never twice."),
    OnboardingPage(id: 4, symbol: "checkmark.seal", title: "Done", message: "You are all set."),
  ]
}

struct OnboardingView: View {
  @AppStorage("hasOnboarded") private var hasOnboarded = false
  @State private var current: OnboardingPage.ID? = 0

  private let pages = OnboardingPage.all

  private var isLast: Bool { current == pages.last?.id }

  var body: some View {
    VStack(spacing: 24) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(pages) { page in
            PageView(page: page)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollPosition(id: $current)
      .scrollTargetBehavior(PageTurnBehavior(pageCount: pages.count))

      PageDots(count: pages.count, current: current ?? 0)

      Button(isLast ? "Start" : "Continue") {
        advance()
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .padding(.bottom, 32)
    }
  }

  private func advance() {
    guard !isLast else {
      hasOnboarded = true
      return
    }
    withAnimation(.snappy) {
      current = (current ?? 0) + 1
    }
  }
}

private struct PageView: View {
  let page: OnboardingPage

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: page.symbol)
        .font(.system(size: 88))
        .foregroundStyle(.tint)
      Text(page.title)
        .font(.title.bold())
      Text(page.message)
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 40)
    }
    .frame(maxHeight: .infinity)
  }
}

private struct PageDots: View {
  let count: Int
  let current: Int

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        Capsule()
          .fill(index == current ? Color.accentColor : Color.secondary.opacity(0.3))
          .frame(width: index == current ? 22 : 8, height: 8)
      }
    }
    .animation(.snappy, value: current)
  }
}

#Preview {
  OnboardingView()
}
