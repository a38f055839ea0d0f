import SwiftUI

struct Episode: Identifiable {
  let id = UUID()
  var number: Int
  var title: String
  var minutes: Int
}

// A shelf of episode cards on a tinted panel.
struct EpisodeShelf: View {
  private enum Metrics {
    static let cardWidth: CGFloat = 240
    static let gap: CGFloat = 14
    static let inset: CGFloat = 16
  }

  let showTitle: String
  let episodes: [Episode]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text(showTitle).font(.headline)
        Spacer()
        Text("\(episodes.count) episodes")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .padding([.horizontal, .top], Metrics.inset)

      ScrollView(.horizontal) {
        HStack(spacing: Metrics.gap) {
          ForEach(episodes) { episode in
            card(for: episode)
          }
        }
        .padding(.horizontal, Metrics.inset)
        .padding(.bottom, Metrics.inset)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(ShelfBehavior(stride: Metrics.cardWidth + Metrics.gap))
    }
    .background(.indigo.opacity(0.12))
    .clipShape(.rect(cornerRadius: 20))
    .padding(16)
  }

  private func card(for episode: Episode) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("EPISODE \(episode.number)")
        .font(.caption2)
        .foregroundStyle(.secondary)
      Text(episode.title)
        .font(.subheadline.weight(.semibold))
        .lineLimit(2)
      Spacer()
      Label("\(episode.minutes) min", systemImage: "play.circle.fill")
        .font(.footnote)
    }
    .padding(12)
    .frame(width: Metrics.cardWidth, height: 130, alignment: .topLeading)
    .background(.background, in: .rect(cornerRadius: 14))
  }
}

private struct ShelfBehavior: ScrollTargetBehavior {
  var stride: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let proposed = min(max(0, target.rect.origin.x), end)

    let before = (proposed / stride).rounded(.down) * stride
    let after = min(before + stride, end)

    target.rect.origin.x = proposed - before < after - proposed ? before : after
  }
}

#Preview {
  ScrollView {
    EpisodeShelf(
      showTitle: "The Long Way Round",
      episodes: (1...8).map {
        Episode(number: $0, title: "Part \($0): a road less travelled", minutes: 30 + $0 * 3)
      }
    )
    EpisodeShelf(
      showTitle: "Pilot Season",
      episodes: [Episode(number: 1, title: "Trailer", minutes: 2)]
    )
  }
}
