import SwiftData
import SwiftUI

@Model
final class Step {
  var order: Int
  var text: String
  var minutes: Int

  init(order: Int, text: String, minutes: Int) {
    self.order = order
    self.text = text
    self.minutes = minutes
  }
}

// One page a step, for cooking with the device propped up. iPhone and iPad.
struct StepsView: View {
  @Query(sort: \Step.order) private var steps: [Step]

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text("Method")
        .font(.largeTitle.bold())
        .screenGutter()

      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(steps) { step in
            StepPage(step: step)
              .containerRelativeFrame(.horizontal)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.paging)
      .screenGutter()
    }
    .padding(.vertical)
  }
}

struct StepPage: View {
  let step: Step

  var body: some View {
    VStack(spacing: 16) {
      Text("\(step.order)")
        .font(.system(size: 64, weight: .heavy, design: .rounded))
      Text(step.text)
        .font(.title2)
        .multilineTextAlignment(.center)
      Label("\(step.minutes) min", systemImage: "timer")
    }
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.background.secondary, in: .rect(cornerRadius: 28))
    .shadow(radius: 6)
  }
}

@MainActor
private let sample: ModelContainer? = {
  let container = try? ModelContainer(for: Step.self, configurations: .init(isStoredInMemoryOnly: true))
  for (i, text) in ["Chop", "Fry", "Deglaze", "Simmer", "Season", "Serve"].enumerated() {
    container?.mainContext.insert(Step(order: i + 1, text: text, minutes: 4 + i))
  }
  return container
}()

#Preview("iPhone") {
  if let sample { StepsView().modelContainer(sample) }
}

#Preview("iPad") {
  if let sample { StepsView().modelContainer(sample).environment(\.horizontalSizeClass, .regular) }
}
