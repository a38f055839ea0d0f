import SwiftUI

private let cardWidth: CGFloat = 200
private let gap: CGFloat = 16

struct RecipeRow: View {
  let recipes = ["Shakshuka", "Pho", "Ribollita", "Mapo tofu", "Pierogi", "Ceviche", "Dal", "Tarte fine"]

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Weeknight favourites").font(.title3.bold())
        Spacer()
        Button("See all") {}
      }
      .padding(.horizontal, 20)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: gap) {
          ForEach(recipes, id: \.self) { r in
            VStack(alignment: .leading, spacing: 8) {
              RoundedRectangle(cornerRadius: 16)
                .fill(.orange.opacity(0.25))
                .overlay(Text(String(r.prefix(1))).font(.system(size: 64)))
              Text(r).font(.headline)
              Label("25 min", systemImage: "clock").font(.caption).foregroundStyle(.secondary)
            }
            .frame(width: cardWidth, height: 240)
          }
        }
        .padding(.horizontal, 20)
      }
      .scrollTargetBehavior(SnapToCard(count: recipes.count))
    }
  }
}

struct SnapToCard: ScrollTargetBehavior {
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = cardWidth + gap
    let i = (target.rect.minX / pitch).rounded()
    let index = min(max(i, 0), CGFloat(count - 1))
    target.rect.origin.x = index * pitch
  }
}

#Preview { RecipeRow() }
