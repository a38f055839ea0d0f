import SwiftUI

struct Player: Identifiable {
  let id: Int
  let name: String
  let score: Int
}

struct LeaderboardView: View {
  @State private var showsScores = true

  let players: [Player] = {
    let names = ["Aino", "Ben", "Chloé", "Davi", "Emre"]
    return (0..<25).map { i in
      Player(id: i + 1, name: names[i % 5], score: 9800 - i * 310)
    }
  }()

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Text("Leaderboard")
          .font(.title.bold())
        Spacer()
        Toggle("Scores", isOn: $showsScores)
          .fixedSize()
      }

      // the box in the middle of the screen
      ScrollView {
        VStack(spacing: 0) {
          ForEach(players) { player in
            PlayerRow(player: player, showsScore: showsScores)
              .frame(height: 64)
          }
        }
      }
      .scrollTargetBehavior(RowSnapping())
      .frame(height: 420)
      .background(Color(.secondarySystemBackground))
      .clipShape(RoundedRectangle(cornerRadius: 20))

      Text("Season ends in 3 days")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding()
  }
}

// The upper edge of the box is never in the middle of a row.
struct RowSnapping: ScrollTargetBehavior {
  let rowHeight: CGFloat = 64

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let row = (target.rect.minY / rowHeight).rounded()
    target.rect.origin.y = max(row, 0) * rowHeight
  }
}

struct PlayerRow: View {
  let player: Player
  let showsScore: Bool

  var medal: String {
    switch player.id {
    case 1: return "🥇"
    case 2: return "🥈"
    case 3: return "🥉"
    default: return "\(player.id)"
    }
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(medal)
          .frame(width: 36)
        Text(player.name)
          .font(.headline)
        Spacer()
        if showsScore {
          Text("\(player.score)")
            .monospacedDigit()
            .foregroundStyle(.secondary)
        }
      }
      .padding(.horizontal)
      .frame(maxHeight: .infinity)
      Divider()
    }
  }
}

#Preview {
  LeaderboardView()
}
