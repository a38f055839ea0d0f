import SwiftUI

enum OnboardingStep: Int, CaseIterable, Identifiable {
  case welcome, notifications, health, done
  var id: Int { rawValue }

  var title: LocalizedStringKey {
    switch self {
    case .welcome: "Welcome to Habitual"
    case .notifications: "Gentle reminders"
    case .health: "Connect Health"
    case .done: "You're all set"
    }
  }

  var symbol: String {
    switch self {
    case .welcome: "sparkles"
    case .notifications: "bell.badge"
    case .health: "heart.text.square"
    case .done: "checkmark.seal"
    }
  }
}

struct OnboardingView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var step: Int? = 0

  private let sideInset: CGFloat = 32
  private let gap: CGFloat = 16

  var body: some View {
    VStack(spacing: 24) {
      GeometryReader { proxy in
        let cardWidth = max(proxy.size.width - 2 * sideInset, 1)

        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: gap) {
            ForEach(OnboardingStep.allCases) { item in
              OnboardingCard(step: item)
                .frame(width: cardWidth, height: proxy.size.height)
            }
          }
          .scrollTargetLayout()
          .padding(.horizontal, sideInset)
        }
        .scrollPosition(id: $step, anchor: .center)
        .scrollTargetBehavior(
          StepBehavior(pitch: cardWidth + gap, lastStep: OnboardingStep.allCases.count - 1)
        )
      }
      dots
      Button(step == OnboardingStep.done.rawValue ? "Start" : "Continue", action: advance)
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .padding(.vertical, 32)
    .interactiveDismissDisabled()
  }

  private var dots: some View {
    HStack {
      ForEach(OnboardingStep.allCases) { item in
        Circle()
          .fill(item.rawValue == step ? Color.accentColor : .secondary.opacity(0.3))
          .frame(width: 8, height: 8)
      }
    }
  }

  private func advance() {
    let next = (step ?? 0) + 1
    if next < OnboardingStep.allCases.count {
      withAnimation { step = next }
    } else {
      dismiss()
    }
  }
}

private struct OnboardingCard: View {
  let step: OnboardingStep

  var body: some View {
    VStack(spacing: 28) {
      Image(systemName: step.symbol)
        .font(.system(size: 88))
        .foregroundStyle(.tint)
      Text(step.title).font(.title.bold()).multilineTextAlignment(.center)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 32))
  }
}

private struct StepBehavior: ScrollTargetBehavior {
  let pitch: CGFloat
  let lastStep: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let origin = Int((context.originalTarget.rect.minX / pitch).rounded())
    let landing = target.rect.minX / pitch

    let rule: FloatingPointRoundingRule
    if context.velocity.dx > 40 {
      rule = .up
    } else if context.velocity.dx < -40 {
      rule = .down
    } else {
      rule = .toNearestOrAwayFromZero
    }

    let wanted = Int(landing.rounded(rule))
    let lowest = max(origin - 1, 0)
    let highest = min(origin + 1, lastStep)
    target.rect.origin.x = CGFloat(min(max(wanted, lowest), highest)) * pitch
  }
}
