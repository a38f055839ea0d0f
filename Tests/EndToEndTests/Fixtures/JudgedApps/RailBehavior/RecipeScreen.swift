import SwiftUI

struct RecipeStep: Identifiable {
  let id: Int
  let title: String
  let minutes: Int
  let icon: String
}

struct RecipeScreen: View {
  private let steps = [
    RecipeStep(id: 1, title: "Chop the onions", minutes: 5, icon: "scissors"),
    RecipeStep(id: 2, title: "Sweat in butter", minutes: 10, icon: "flame"),
    RecipeStep(id: 3, title: "Toast the rice", minutes: 3, icon: "timer"),
    RecipeStep(id: 4, title: "Deglaze with wine", minutes: 2, icon: "wineglass"),
    RecipeStep(id: 5, title: "Add stock and stir", minutes: 18, icon: "drop"),
    RecipeStep(id: 6, title: "Rest and serve", minutes: 4, icon: "fork.knife"),
  ]

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 16) {
        Text("Steps").font(.title2.bold()).padding(.horizontal, 20)
        CardRail(items: steps, cardWidth: 210, spacing: 14, inset: 20) { step in
          StepCard(step: step)
        }
        Spacer()
      }
      .navigationTitle("Risotto")
    }
  }
}

struct StepCard: View {
  let step: RecipeStep

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Image(systemName: step.icon).font(.largeTitle)
      Spacer()
      Text(step.title).font(.headline)
      Text("\(step.minutes) min").foregroundStyle(.secondary)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.orange.opacity(0.15), in: RoundedRectangle(cornerRadius: 18))
  }
}
