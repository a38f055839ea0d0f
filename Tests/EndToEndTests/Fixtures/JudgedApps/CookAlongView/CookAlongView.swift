import SwiftUI

// Moves through the method one step at a time, however hard the flick -
// wet hands aren't precise.
struct StepPager: ScrollTargetBehavior {
  var pageWidth: CGFloat
  var pageCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard pageWidth > 0 else { return }

    let start = (context.originalTarget.rect.minX / pageWidth).rounded()
    var page = (target.rect.minX / pageWidth).rounded()
    page = min(max(page, start - 1), start + 1)
    page = min(max(page, 0), CGFloat(pageCount - 1))

    target.rect.origin.x = page * pageWidth
  }
}

extension ScrollTargetBehavior where Self == StepPager {
  static func oneStep(width: CGFloat, of count: Int) -> StepPager {
    StepPager(pageWidth: width, pageCount: count)
  }
}

struct CookAlongView: View {
  let recipe: Recipe

  @State private var pageWidth: CGFloat = 0
  @State private var showsIngredients = false

  var body: some View {
    VStack(spacing: 0) {
      header

      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(recipe.steps) { step in
            StepCard(step: step, total: recipe.steps.count)
              .padding(20)
              .containerRelativeFrame(.horizontal)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.oneStep(width: pageWidth, of: recipe.steps.count))
      .background {
        GeometryReader { proxy in
          Color.clear
            .onAppear { pageWidth = proxy.size.width }
        }
      }
    }
    .background(Color(.systemGroupedBackground))
    .sheet(isPresented: $showsIngredients) {
      List(recipe.ingredients, id: \.self) { Text($0) }
        .presentationDetents([.medium])
    }
  }

  private var header: some View {
    HStack {
      Text(recipe.name)
        .font(.title2.bold())
      Spacer()
      Button("Ingredients", systemImage: "basket") {
        showsIngredients = true
      }
      .labelStyle(.iconOnly)
    }
    .padding(.horizontal, 20)
    .padding(.top, 12)
  }
}

private struct StepCard: View {
  let step: RecipeStep
  let total: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Step \(step.id) of \(total)")
        .font(.footnote)
        .foregroundStyle(.secondary)
      Text(step.title)
        .font(.largeTitle.bold())
      Text(step.text)
        .font(.title3)
      Spacer(minLength: 0)
      if let minutes = step.minutes {
        Label("\(minutes) min", systemImage: "timer")
          .font(.headline)
          .padding(.horizontal, 14)
          .padding(.vertical, 8)
          .background(.orange.opacity(0.2), in: .capsule)
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.background, in: .rect(cornerRadius: 28))
  }
}

#Preview {
  CookAlongView(recipe: .shakshuka)
}
