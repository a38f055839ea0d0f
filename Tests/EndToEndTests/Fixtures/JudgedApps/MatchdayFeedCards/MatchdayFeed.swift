import SwiftUI

struct Match: Identifiable {
  let id: Int
  var home: String
  var away: String
  var score: (Int, Int)
  var minute: Int
}

@Observable @MainActor
final class MatchdayModel {
  var matches: [Match] = {
    let clubs = ["Rovers", "United", "Athletic", "Albion", "Wanderers", "City", "Town", "County"]
    return (0..<14).map { i in
      Match(
        id: i, home: clubs[i % 8], away: clubs[(i + 3) % 8], score: (i % 4, (i * 5) % 3), minute: 5 + i * 6)
    }
  }()
}

private enum Metrics {
  static let cardHeight: CGFloat = 220
  static let compactCardHeight: CGFloat = 150
  static let gap: CGFloat = 12
}

struct MatchdayFeed: View {
  @State private var model = MatchdayModel()
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  private var cardHeight: CGFloat {
    verticalSizeClass == .compact ? Metrics.compactCardHeight : Metrics.cardHeight
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: Metrics.gap) {
          ForEach(model.matches) { match in
            MatchCard(match: match)
              .frame(height: cardHeight)
          }
        }
      }
      .contentMargins(.horizontal, 16, for: .scrollContent)
      .contentMargins(.top, 8, for: .scrollContent)
      .scrollTargetBehavior(CardStop(step: Metrics.cardHeight + Metrics.gap))
      .navigationTitle("Matchday")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct MatchCard: View {
  let match: Match

  var body: some View {
    HStack {
      Text(match.home).frame(maxWidth: .infinity)
      VStack {
        Text("\(match.score.0) : \(match.score.1)")
          .font(.largeTitle.bold().monospacedDigit())
        Text("\(match.minute)'")
          .foregroundStyle(.green)
      }
      Text(match.away).frame(maxWidth: .infinity)
    }
    .font(.headline)
    .frame(maxHeight: .infinity)
    .background(.thinMaterial, in: .rect(cornerRadius: 20))
  }
}

// Stops at the top edge of a card, or at the end of the list.
private struct CardStop: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let y = min(max(target.rect.minY, 0), end)
    let card = (y / step).rounded() * step

    if end - y < abs(card - y) {
      target.rect.origin.y = end
    } else {
      target.rect.origin.y = min(card, end)
    }
  }
}

#Preview {
  MatchdayFeed()
}

#Preview("Landscape", traits: .landscapeLeft) {
  MatchdayFeed()
}
