import SwiftUI

struct Dinner: Identifiable, Hashable {
  let id: Int
  let day: String
  let title: String
  let minutes: Int
  let ingredients: [String]
  let steps: [String]

  init(_ id: Int, _ day: String, _ title: String, minutes: Int, needs: String, steps: String) {
    self.id = id
    self.day = day
    self.title = title
    self.minutes = minutes
    self.ingredients = needs.split(separator: ",").map(String.init) + Dinner.staples
    self.steps = steps.split(separator: ";").map(String.init)
  }

  static let staples = ["Olive oil", "Sea salt", "Black pepper", "Garlic"]

  static let week: [Dinner] = [
    Dinner(
      1, "Monday", "Lentil bolognese", minutes: 40,
      needs: "Green lentils,Carrots,Celery,Onion,Tomato paste,Tinned tomatoes,Red wine,Tagliatelle",
      steps:
        "Dice the vegetables and sweat them;Add lentils and paste;Pour in wine and tomatoes;Simmer for half an hour;Boil the pasta and toss"
    ),
    Dinner(
      2, "Tuesday", "Miso salmon", minutes: 25,
      needs: "Salmon,White miso,Mirin,Ginger,Rice,Pak choi,Sesame,Lime",
      steps: "Whisk the glaze;Brush the fish;Cook the rice;Grill for eight minutes;Wilt the greens and serve"),
    Dinner(
      3, "Wednesday", "Chickpea curry", minutes: 35,
      needs: "Chickpeas,Coconut milk,Curry paste,Onion,Spinach,Basmati,Coriander,Lemon",
      steps: "Soften the onion;Fry the paste;Add chickpeas and milk;Stir in the spinach;Serve on rice"),
    Dinner(
      4, "Thursday", "Leek gratin", minutes: 50,
      needs: "Leeks,Potatoes,Cream,Gruyère,Nutmeg,Thyme,Butter,Breadcrumbs",
      steps: "Slice everything thinly;Heat the cream;Layer the dish;Top with cheese;Bake until golden"),
    Dinner(
      5, "Friday", "Fish tacos", minutes: 30,
      needs: "Cod,Tortillas,Red cabbage,Yoghurt,Chipotle,Lime,Avocado,Radish",
      steps:
        "Shred and dress the cabbage;Season the cod;Fry in batches;Warm the tortillas;Fill and squeeze lime"),
    Dinner(
      6, "Saturday", "Mushroom risotto", minutes: 45,
      needs: "Arborio rice,Chestnut mushrooms,Porcini,Stock,Shallots,White wine,Parmesan,Parsley",
      steps: "Soak the porcini;Sweat the shallots;Toast the rice;Add stock slowly;Beat in the cheese"),
    Dinner(
      7, "Sunday", "Roast chicken", minutes: 90,
      needs: "Chicken,Lemon,Potatoes,Fennel,Onion,Rosemary,Butter,Stock",
      steps:
        "Salt the bird early;Fill it with lemon;Roast on the vegetables;Rest for fifteen minutes;Make the gravy"
    ),
  ]
}

struct DinnerCard: View {
  let dinner: Dinner
  let isExpanded: Bool
  let toggle: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button(action: toggle) {
        HStack {
          VStack(alignment: .leading, spacing: 6) {
            Text(dinner.day).font(.subheadline).foregroundStyle(.secondary)
            Text(dinner.title).font(.title3.bold())
            Label("\(dinner.minutes) min", systemImage: "clock").font(.footnote)
          }
          Spacer()
          Image(systemName: "chevron.down")
            .rotationEffect(.degrees(isExpanded ? 180 : 0))
        }
        .padding(.horizontal, 16)
        .frame(height: 132)
        .contentShape(.rect)
      }
      .buttonStyle(.plain)

      if isExpanded {
        ForEach(dinner.ingredients, id: \.self) { ingredient in
          Label(ingredient, systemImage: "circle")
            .font(.callout)
            .frame(height: 36)
            .padding(.horizontal, 16)
        }
        ForEach(Array(dinner.steps.enumerated()), id: \.offset) { index, step in
          HStack(alignment: .top, spacing: 12) {
            Text("\(index + 1)").font(.headline)
            Text(step).lineLimit(2)
            Spacer(minLength: 0)
          }
          .padding(.horizontal, 16)
          .frame(height: 72, alignment: .top)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.background.secondary, in: .rect(cornerRadius: 18))
  }
}

struct DinnerPlanScreen: View {
  let dinners: [Dinner]
  @State private var expanded: Set<Dinner.ID> = []

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 12) {
          ForEach(dinners) { dinner in
            DinnerCard(dinner: dinner, isExpanded: expanded.contains(dinner.id)) {
              withAnimation(.snappy) {
                expanded.formSymmetricDifference([dinner.id])
              }
            }
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, 16)
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .navigationTitle("This week")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  DinnerPlanScreen(dinners: Dinner.week)
}
