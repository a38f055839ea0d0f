import SwiftUI

struct BoardGame: Identifiable {
  let id = UUID()
  var title: String
  var players: ClosedRange<Int>
  var minutes: Int
  var hue: Double
}

struct GameShelfView: View {
  let games: [BoardGame]

  @AppStorage("shelfDensity") private var density = ShelfDensity.cosy
  @State private var picked: BoardGame?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("My shelf").font(.title.bold())
        Spacer()
        Picker("Density", selection: $density) {
          ForEach(ShelfDensity.allCases) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.segmented)
        .frame(width: 170)
      }
      .padding(.horizontal, 20)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: density.gap) {
          ForEach(games) { game in
            GameBox(game: game, side: density.tile)
              .onTapGesture { picked = game }
          }
        }
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.shelf(density))

      if let picked {
        Label("\(picked.title): \(picked.minutes) min", systemImage: "die.face.5")
          .padding(.horizontal, 20)
          .transition(.opacity)
      }
      Spacer(minLength: 0)
    }
    .padding(.top, 12)
    .animation(.snappy, value: density)
  }
}

private struct GameBox: View {
  let game: BoardGame
  let side: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 10)
        .fill(Color(hue: game.hue, saturation: 0.55, brightness: 0.85).gradient)
        .frame(width: side, height: side)
      Text(game.title)
        .font(.subheadline.weight(.semibold))
        .lineLimit(1)
      Text("\(game.players.lowerBound)–\(game.players.upperBound) players")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .frame(width: side, alignment: .leading)
  }
}

#Preview {
  GameShelfView(games: [
    BoardGame(title: "Harbour Lords", players: 2...4, minutes: 75, hue: 0.55),
    BoardGame(title: "Moss & Stone", players: 1...4, minutes: 40, hue: 0.33),
    BoardGame(title: "Night Train", players: 3...6, minutes: 30, hue: 0.72),
    BoardGame(title: "Tiny Orchard", players: 2...5, minutes: 20, hue: 0.1),
    BoardGame(title: "Salt Road", players: 2...4, minutes: 110, hue: 0.05),
    BoardGame(title: "Lanternfish", players: 1...2, minutes: 25, hue: 0.6),
    BoardGame(title: "Guild of Cooks", players: 3...5, minutes: 60, hue: 0.95),
    BoardGame(title: "Polder", players: 2...2, minutes: 45, hue: 0.45),
    BoardGame(title: "Zeppelin Mail", players: 2...6, minutes: 50, hue: 0.15),
  ])
}
