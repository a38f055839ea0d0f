import SwiftUI

enum OnboardingStep: Int, CaseIterable, Identifiable {
  case welcome, track, share, remind, ready

  var id: Int { rawValue }

  var title: LocalizedStringKey {
    switch self {
    case .welcome: "Welcome"
    case .track: "Track every run"
    case .share: "Share with friends"
    case .remind: "Gentle reminders"
    case .ready: "You're all set"
    }
  }

  var symbol: String {
    switch self {
    case .welcome: "hand.wave"
    case .track: "figure.run"
    case .share: "person.2"
    case .remind: "bell"
    case .ready: "checkmark.seal"
    }
  }
}

struct OnboardingView: View {
  @Environment(\.dismiss) private var dismiss

  @State private var width: CGFloat = 0
  @State private var offset: CGFloat = 0
  @State private var origin = DragOrigin()
  @State private var position = ScrollPosition(edge: .leading)

  private let steps = OnboardingStep.allCases
  private let peek: CGFloat = 24
  private let spacing: CGFloat = 16

  private var cardWidth: CGFloat { max(0, width - 2 * peek) }
  private var stride: CGFloat { cardWidth + spacing }

  private var page: Int {
    guard width > 0 else { return 0 }
    return min(max(Int((offset / stride).rounded()), 0), steps.count - 1)
  }

  var body: some View {
    VStack(spacing: 24) {
      ScrollView(.horizontal) {
        HStack(spacing: spacing) {
          ForEach(steps) { step in
            OnboardingCard(step: step)
              .frame(width: cardWidth)
          }
        }
        .padding(.horizontal, peek)
      }
      .scrollIndicators(.hidden)
      .scrollPosition($position)
      .scrollTargetBehavior(
        OnboardingPaging(stride: stride, count: steps.count, origin: origin, offset: offset)
      )
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.x + $0.contentInsets.leading
      } action: { _, x in
        offset = x
      }
      .onScrollPhaseChange { _, new, context in
        guard new == .interacting else { return }
        let x = context.geometry.contentOffset.x + context.geometry.contentInsets.leading
        origin = DragOrigin(x: x, stride: stride)
      }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }

      HStack(spacing: 8) {
        ForEach(steps) { step in
          Capsule()
            .fill(step.rawValue == page ? Color.accentColor : .secondary.opacity(0.3))
            .frame(width: step.rawValue == page ? 22 : 8, height: 8)
        }
      }
      .animation(.snappy, value: page)

      Button(page == steps.count - 1 ? "Start" : "Continue") {
        if page == steps.count - 1 {
          dismiss()
        } else {
          withAnimation { position.scrollTo(x: CGFloat(page + 1) * stride) }
        }
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .padding(.bottom, 12)
    }
  }
}

private struct OnboardingCard: View {
  let step: OnboardingStep

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: step.symbol).font(.system(size: 88))
      Text(step.title).font(.title.bold())
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.fill.quaternary, in: .rect(cornerRadius: 28))
  }
}
