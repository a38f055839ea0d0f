import SwiftUI

struct CookStep: Identifiable {
  let id: Int
  let title: String
  let text: String
}

@Observable
final class CookSession {
  var step: CookStep.ID?
  let recipe = "Barley risotto"
  let steps: [CookStep] = [
    .init(id: 0, title: "Soak", text: "Cover the barley with cold water."),
    .init(id: 1, title: "Chop", text: "Dice the onion and the celery."),
    .init(id: 2, title: "Sweat", text: "Soften both in butter, without colour."),
    .init(id: 3, title: "Toast", text: "Stir in the drained barley."),
    .init(id: 4, title: "Simmer", text: "Add stock a ladle at a time."),
    .init(id: 5, title: "Finish", text: "Fold in cheese and lemon zest."),
    .init(id: 6, title: "Rest", text: "Cover and leave for five minutes."),
  ]

  init() { step = steps.first?.id }

  var fraction: Double { Double((step ?? 0) + 1) / Double(steps.count) }
}

struct CookModeView: View {
  @State private var session = CookSession()

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(session.steps) { step in
          StepPage(step: step)
            .containerRelativeFrame(.vertical)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(StepTurnBehavior(threshold: 0.2))
    .scrollPosition(id: $session.step)
    .scrollIndicators(.hidden)
    .safeAreaInset(edge: .top, spacing: 0) {
      ProgressView(session.recipe, value: session.fraction)
        .padding(.horizontal, 20)
        .frame(height: 48)
        .background(Color(.systemBackground))
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      HStack {
        Button("Timer", systemImage: "timer") {}
        Spacer()
        Button("Ingredients", systemImage: "list.bullet") {}
      }
      .padding(.horizontal, 20)
      .frame(height: 72)
      .background(Color(.systemBackground))
    }
  }
}

private struct StepPage: View {
  let step: CookStep

  var body: some View {
    VStack(spacing: 16) {
      Text("\(step.id + 1)")
        .font(.system(size: 64, weight: .bold, design: .rounded))
        .foregroundStyle(.tint)
      Text(step.title).font(.title.bold())
      Text(step.text)
        .font(.title3)
        .multilineTextAlignment(.center)
        .minimumScaleFactor(0.6)
    }
    .padding(24)
    .frame(maxWidth: .infinity)
  }
}
