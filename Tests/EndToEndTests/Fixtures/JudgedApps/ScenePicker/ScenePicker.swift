import SwiftUI

struct LightScene: Identifiable, Hashable {
  let id: String
  let symbol: String
  let lamps: Int
  let tint: Color
}

private let defaultScenes: [LightScene] = [
  LightScene(id: "Good morning", symbol: "sunrise", lamps: 4, tint: .yellow),
  LightScene(id: "Working", symbol: "desktopcomputer", lamps: 2, tint: .blue),
  LightScene(id: "Dinner", symbol: "fork.knife", lamps: 3, tint: .orange),
  LightScene(id: "Film", symbol: "popcorn", lamps: 1, tint: .purple),
  LightScene(id: "Good night", symbol: "moon.zzz", lamps: 0, tint: .indigo),
]

struct CardRail<Item: Identifiable, Card: View>: View {
  let items: [Item]
  var peek: CGFloat = 32
  var spacing: CGFloat = 12
  @Binding var selection: Item.ID?
  @ViewBuilder let card: (Item) -> Card

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: spacing) {
        ForEach(items) { item in
          card(item)
            .containerRelativeFrame(.horizontal) { length, _ in
              max(0, length - 2 * peek)
            }
        }
      }
      .scrollTargetLayout()
      .padding(.horizontal, peek)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.peeking(peek, spacing: spacing))
    .scrollPosition(id: $selection, anchor: .center)
  }
}

struct ScenePicker: View {
  @State private var current: LightScene.ID?

  var body: some View {
    VStack(spacing: 16) {
      Text(current ?? defaultScenes[0].id)
        .font(.title2.bold())

      CardRail(items: defaultScenes, selection: $current) { scene in
        VStack(spacing: 14) {
          Image(systemName: scene.symbol).font(.system(size: 54))
          Text(scene.lamps == 1 ? "1 lamp" : "\(scene.lamps) lamps")
        }
        .frame(maxWidth: .infinity)
        .frame(height: 200)
        .background(scene.tint.opacity(0.25), in: .rect(cornerRadius: 28))
      }
      .frame(height: 200)

      Button("Activate", systemImage: "power") {}
        .buttonStyle(.borderedProminent)
    }
  }
}

#Preview { ScenePicker() }
