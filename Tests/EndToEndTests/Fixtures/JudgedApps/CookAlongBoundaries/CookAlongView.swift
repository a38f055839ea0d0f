import SwiftUI

struct CookStep: Identifiable {
  let id: Int
  let text: String
  var photo: String?

  var height: CGFloat { photo == nil ? 180 : 420 }
}

extension CookStep {
  static let focaccia: [CookStep] = [
    CookStep(
      id: 1, text: "Stir flour, water, yeast and salt until no dry spots remain.", photo: "circle.dotted"),
    CookStep(id: 2, text: "Cover and rest for 30 minutes."),
    CookStep(id: 3, text: "Wet your hands and fold the dough four times over itself.", photo: "hands.clap"),
    CookStep(id: 4, text: "Prove in the fridge over night."),
    CookStep(
      id: 5, text: "Tip into an oiled tin and press dimples with your fingertips.", photo: "hand.point.down"),
    CookStep(id: 6, text: "Bake at 230° for 22 minutes, then cool on a rack.", photo: "oven"),
  ]
}

struct CookAlongView: View {
  let title: String
  let steps: [CookStep]

  private let gap: CGFloat = 16

  private var tops: [CGFloat] {
    var y: CGFloat = 0
    return steps.map { step in
      defer { y += step.height + gap }
      return y
    }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: gap) {
          ForEach(steps) { step in
            StepCard(step: step)
              .frame(height: step.height)
          }
        }
        .padding(.vertical, gap)
        .padding(.horizontal)
      }
      .scrollTargetBehavior(BoundarySnap(boundaries: tops))
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct StepCard: View {
  let step: CookStep

  var body: some View {
    VStack(spacing: 0) {
      if let photo = step.photo {
        Image(systemName: photo)
          .font(.system(size: 90))
          .frame(maxWidth: .infinity)
          .frame(height: 300)
          .background(.orange.gradient.opacity(0.4))
      }
      HStack(alignment: .top, spacing: 12) {
        Text("\(step.id)").font(.title.bold()).foregroundStyle(.orange)
        Text(step.text).font(.body)
        Spacer(minLength: 0)
      }
      .padding()
      .frame(maxHeight: .infinity)
    }
    .background(.background.secondary)
    .clipShape(.rect(cornerRadius: 20))
  }
}

#Preview {
  CookAlongView(title: "Focaccia", steps: CookStep.focaccia)
}
