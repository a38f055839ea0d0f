import SwiftUI

struct RankingView: View {
  var players: [Player]
  var me: Player

  var body: some View {
    VStack(spacing: 0) {
      Text("Ranking")
        .font(.headline)
        .frame(maxWidth: .infinity)
        .frame(height: 52)

      GeometryReader { geo in
        table(RowMetrics(container: geo.size.height))
      }

      PlayerRow(player: me)
        .frame(height: 60)
        .background(.yellow.opacity(0.3))
    }
  }

  func table(_ metrics: RowMetrics) -> some View {
    ZStack(alignment: .top) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(players) { player in
            PlayerRow(player: player)
              .frame(height: metrics.row)
              .overlay(alignment: .bottom) { Divider() }
          }
        }
        .padding(.top, RowMetrics.heading)
      }
      .scrollTargetBehavior(RowSnap(metrics: metrics, count: players.count))

      ColumnHeading()
    }
  }
}

struct ColumnHeading: View {
  var body: some View {
    HStack {
      Text("#").frame(width: 40)
      Text("Name")
      Spacer()
      Text("Points")
    }
    .font(.caption.bold())
    .padding(.horizontal)
    .frame(height: RowMetrics.heading)
    .background(Color(.systemBackground))
  }
}

struct PlayerRow: View {
  let player: Player

  var body: some View {
    HStack {
      Text("\(player.id)").monospacedDigit().frame(width: 40)
      Text(player.name)
      Spacer()
      Text("\(player.points)").monospacedDigit()
    }
    .padding(.horizontal)
  }
}

#Preview {
  RankingView(players: Player.samples, me: Player.samples[16])
}

#Preview("Few") {
  RankingView(players: Array(Player.samples.prefix(4)), me: Player.samples[1])
}
