import SwiftUI

struct Match: Identifiable, Hashable {
  let id: Int
  let home: String
  let away: String
  let score: String
  let clock: String
}

struct Kickoff: Identifiable, Hashable {
  let id: String
  let matches: [Match]
}

struct LiveScoresStrip: View {
  let kickoffs: [Kickoff]

  private enum Layout {
    static let card = CGSize(width: 168, height: 84)
    static let gap: CGFloat = 8
    static let margin: CGFloat = 16
  }

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: Layout.gap) {
        ForEach(kickoffs) { kickoff in
          if kickoff.id != kickoffs.first?.id {
            KickoffDivider(label: kickoff.id)
          }
          ForEach(kickoff.matches) { match in
            MatchCard(match: match)
              .frame(width: Layout.card.width, height: Layout.card.height)
          }
        }
      }
    }
    .contentMargins(.horizontal, Layout.margin, for: .scrollContent)
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(CardSnap(length: Layout.card.width, gap: Layout.gap))
    .frame(height: Layout.card.height + 16)
    .background(.bar)
  }
}

private struct KickoffDivider: View {
  let label: String

  var body: some View {
    Text(label)
      .font(.caption2.bold())
      .foregroundStyle(.secondary)
      .fixedSize()
      .rotationEffect(.degrees(-90))
      .frame(width: 20, height: 84)
  }
}

private struct MatchCard: View {
  let match: Match

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text(match.home)
        Spacer()
        Text(match.score).monospacedDigit().bold()
      }
      Text(match.away)
      Text(match.clock)
        .font(.caption2)
        .foregroundStyle(.red)
    }
    .font(.footnote)
    .padding(10)
    .background(.quaternary, in: .rect(cornerRadius: 12))
  }
}

private struct CardSnap: ScrollTargetBehavior {
  let length: CGFloat
  let gap: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.width - context.containerSize.width
    let proposed = target.rect.minX
    guard end > 0, proposed > 0, proposed < end - 1 else { return }

    let pitch = length + gap
    let card = (proposed / pitch).rounded()
    target.rect.origin.x = min(card * pitch, end)
  }
}

#Preview {
  let sizes = [("13:30", 3), ("16:00", 4), ("18:30", 3)]
  let kickoffs = sizes.map { time, count in
    Kickoff(
      id: time,
      matches: (0..<count).map {
        Match(id: time.hashValue &+ $0, home: "Home \($0)", away: "Away \($0)", score: "1–0", clock: "54'")
      })
  }
  VStack {
    LiveScoresStrip(kickoffs: kickoffs)
    Spacer()
  }
}
