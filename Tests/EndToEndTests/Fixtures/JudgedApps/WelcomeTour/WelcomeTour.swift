import SwiftUI

struct TourStep: Identifiable {
  let id: Int
  let symbol: String
  let title: LocalizedStringResource
  let detail: LocalizedStringResource

  static let all: [TourStep] = [
    .init(
      id: 0, symbol: "fork.knife", title: "Cook from your fridge",
      detail: "Tell us what is left and we find a recipe."),
    .init(id: 1, symbol: "cart", title: "Shop once a week", detail: "Everything ends up in one shared list."),
    .init(id: 2, symbol: "timer", title: "Hands free timers", detail: "Each step starts its own timer."),
    .init(
      id: 3, symbol: "heart", title: "Keep the good ones", detail: "Favourites sync to all your devices."),
  ]
}

struct WelcomeTour: View {
  @Environment(\.dismiss) private var dismiss
  @State private var currentStep: Int? = 0
  var steps = TourStep.all

  private var isLast: Bool { currentStep == steps.last?.id }

  var body: some View {
    VStack(spacing: 12) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(steps) { step in
            TourPage(step: step)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
      .scrollPosition(id: $currentStep)
      .scrollIndicators(.hidden)

      HStack {
        Button("Skip") { dismiss() }
          .opacity(isLast ? 0 : 1)
        Spacer()
        TourDots(count: steps.count, selected: currentStep ?? 0)
        Spacer()
        Button(isLast ? "Start" : "Next") { advance() }
          .bold()
      }
      .padding(.horizontal, 24)
      .padding(.bottom, 8)
    }
    .background(Color.orange.opacity(0.08).ignoresSafeArea())
  }

  private func advance() {
    guard !isLast else { return dismiss() }
    withAnimation(.snappy) {
      currentStep = (currentStep ?? 0) + 1
    }
  }
}

private struct TourPage: View {
  @Environment(\.verticalSizeClass) private var vSize
  let step: TourStep

  var body: some View {
    let layout =
      vSize == .compact
      ? AnyLayout(HStackLayout(spacing: 32))
      : AnyLayout(VStackLayout(spacing: 24))
    layout {
      Image(systemName: step.symbol)
        .font(.system(size: 88, weight: .light))
        .foregroundStyle(.orange)
      VStack(spacing: 8) {
        Text(step.title).font(.title.bold())
        Text(step.detail).foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
    }
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct TourDots: View {
  let count: Int
  let selected: Int

  var body: some View {
    HStack(spacing: 6) {
      ForEach(0..<count, id: \.self) { i in
        Capsule()
          .fill(i == selected ? Color.orange : .secondary.opacity(0.3))
          .frame(width: i == selected ? 18 : 6, height: 6)
      }
    }
    .animation(.snappy, value: selected)
  }
}

#Preview { WelcomeTour() }
