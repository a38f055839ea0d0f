import SwiftUI

struct PaintRecipe: Identifiable {
  let id: Int
  let name: String
  var red: Double
  var green: Double
  var blue: Double

  var color: Color { Color(red: red, green: green, blue: blue) }

  static let shelf: [PaintRecipe] = [
    PaintRecipe(id: 0, name: "Brick Dust", red: 0.69, green: 0.35, blue: 0.27),
    PaintRecipe(id: 1, name: "Wet Slate", red: 0.33, green: 0.38, blue: 0.42),
    PaintRecipe(id: 2, name: "Pistachio", red: 0.70, green: 0.80, blue: 0.58),
    PaintRecipe(id: 3, name: "Old Gold", red: 0.78, green: 0.63, blue: 0.24),
    PaintRecipe(id: 4, name: "North Sea", red: 0.16, green: 0.36, blue: 0.47),
    PaintRecipe(id: 5, name: "Plaster", red: 0.92, green: 0.87, blue: 0.81),
  ]
}

struct CardTurn: ScrollTargetBehavior {
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = context.containerSize.width + spacing
    let end = max(context.contentSize.width - context.containerSize.width, 0)
    var card = (context.originalTarget.rect.minX / step).rounded()
    if context.velocity.dx > 0 {
      card += 1
    } else if context.velocity.dx < 0 {
      card -= 1
    }
    target.rect.origin.x = min(max(card * step, 0), end)
  }
}

struct CardPager<Items: RandomAccessCollection, Card: View>: View
where Items.Element: Identifiable, Items.Element.ID == Int {
  let items: Items
  var spacing: CGFloat = 16
  @Binding var selection: Int?
  @ViewBuilder let card: (Items.Element) -> Card

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: spacing) {
        ForEach(items) { item in
          card(item)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .scrollPosition(id: $selection)
    .scrollTargetBehavior(CardTurn(spacing: spacing))
  }
}

struct SwatchCard: View {
  let recipe: PaintRecipe

  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(recipe.color)
      .frame(height: 220)
      .overlay(alignment: .bottomLeading) {
        Text(recipe.name)
          .font(.title3.bold())
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .background(.ultraThinMaterial, in: .capsule)
          .padding(16)
      }
  }
}

struct PigmentSlider: View {
  let name: String
  @Binding var amount: Double

  var body: some View {
    HStack(spacing: 12) {
      Text(name).frame(width: 56, alignment: .leading)
      Slider(value: $amount, in: 0...1)
      Text(amount, format: .percent.precision(.fractionLength(0)))
        .monospacedDigit()
        .frame(width: 52, alignment: .trailing)
    }
    .font(.subheadline)
  }
}

struct PaintMixerScreen: View {
  @State private var recipes = PaintRecipe.shelf
  @State private var selection: Int? = 0

  private var index: Int {
    recipes.firstIndex { $0.id == selection } ?? 0
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 28) {
          CardPager(items: recipes, selection: $selection) { recipe in
            SwatchCard(recipe: recipe)
          }
          VStack(spacing: 16) {
            PigmentSlider(name: "Red", amount: $recipes[index].red)
            PigmentSlider(name: "Green", amount: $recipes[index].green)
            PigmentSlider(name: "Blue", amount: $recipes[index].blue)
          }
        }
        .padding(24)
      }
      .navigationTitle("Mixer")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  PaintMixerScreen()
}
