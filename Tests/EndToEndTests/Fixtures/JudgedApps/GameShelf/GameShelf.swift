import SwiftUI
import Observation

@Observable
final class GameLibrary {
  struct Game: Identifiable, Hashable {
    let id: String
    let studio: String
    let hue: Double
  }

  var games: [Game] = [
    Game(id: "Tidebreaker", studio: "Saltworks", hue: 0.55),
    Game(id: "Moss & Bone", studio: "Low Fern", hue: 0.33),
    Game(id: "Orbit Post", studio: "Nine Lamps", hue: 0.72),
    Game(id: "Kettle Kingdom", studio: "Brass Hare", hue: 0.08),
    Game(id: "Under Glass", studio: "Saltworks", hue: 0.48),
    Game(id: "Night Tram", studio: "Depot 4", hue: 0.63),
    Game(id: "Little Siege", studio: "Brass Hare", hue: 0.95),
  ]
  var focused: Game.ID?
  var started: Game?
}

struct GameShelf: View {
  @State private var library = GameLibrary()

  private let cover = CGSize(width: 240, height: 300)

  var body: some View {
    VStack(spacing: 12) {
      GeometryReader { proxy in
        carousel(sideMargin: max(0, (proxy.size.width - cover.width) / 2))
      }
      .frame(height: cover.height)

      Text(library.focused ?? library.games[0].id)
        .font(.title3.bold())
        .contentTransition(.opacity)
    }
    .frame(maxHeight: .infinity)
    .background(.black)
    .foregroundStyle(.white)
    .sheet(item: $library.started) { game in
      VStack {
        Text(game.id).font(.largeTitle)
        Text(game.studio).foregroundStyle(.secondary)
      }
      .presentationDetents([.medium])
    }
  }

  private func carousel(sideMargin: CGFloat) -> some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 20) {
        ForEach(library.games) { game in
          Button {
            library.started = game
          } label: {
            GameCover(game: game)
          }
          .buttonStyle(.plain)
          .frame(width: cover.width, height: cover.height)
          .scrollTransition(axis: .horizontal) { content, phase in
            content
              .scaleEffect(phase.isIdentity ? 1 : 0.82)
              .opacity(phase.isIdentity ? 1 : 0.6)
          }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, sideMargin, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
    .scrollPosition(id: $library.focused)
    .scrollClipDisabled()
  }
}

private struct GameCover: View {
  let game: GameLibrary.Game

  var body: some View {
    RoundedRectangle(cornerRadius: 24)
      .fill(Color(hue: game.hue, saturation: 0.6, brightness: 0.8).gradient)
      .overlay(alignment: .bottomLeading) {
        Text(game.studio)
          .font(.caption)
          .padding()
      }
  }
}

extension GameLibrary.Game: CustomStringConvertible {
  var description: String { "\(id) by \(studio)" }
}

#Preview {
  GameShelf()
}
