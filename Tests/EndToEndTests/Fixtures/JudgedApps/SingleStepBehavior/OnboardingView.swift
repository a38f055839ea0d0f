import SwiftUI

struct OnboardingView: View {
  @State private var model = OnboardingModel.demo
  var onFinish: () -> Void = {}

  var body: some View {
    VStack(spacing: 24) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(model.steps) { step in
            VStack(spacing: 20) {
              Image(systemName: step.symbol).font(.system(size: 80))
              Text(step.title).font(.title.bold())
            }
            .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollPosition(id: $model.visibleStepID)
      .scrollTargetBehavior(
        SingleStepBehavior(currentIndex: model.anchorIndex, stepCount: model.steps.count)
      )

      HStack(spacing: 8) {
        ForEach(model.steps) { step in
          Capsule()
            .fill(step.id == model.visibleStepID ? Color.accentColor : .secondary.opacity(0.3))
            .frame(width: step.id == model.visibleStepID ? 22 : 8, height: 8)
        }
      }
      .animation(.snappy, value: model.visibleStepID)

      Button(model.isLastStep ? "Start" : "Next") {
        if model.isLastStep { onFinish() } else { withAnimation { model.advance() } }
      }
      .buttonStyle(.borderedProminent)
    }
    .padding(.bottom, 32)
  }
}
