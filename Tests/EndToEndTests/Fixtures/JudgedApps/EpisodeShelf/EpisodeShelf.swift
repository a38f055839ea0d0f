import SwiftUI

struct EpisodeShelf: View {
  let title: String
  let episodes: [Episode]

  @Environment(PlayerQueue.self) private var queue

  private let rowSpacing: CGFloat = 14
  private let columnSpacing: CGFloat = 12
  private let tileWidth: CGFloat = 168

  private var upperRow: [Episode] {
    episodes.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
  }

  private var lowerRow: [Episode] {
    episodes.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title)
        .font(.title3.bold())
        .padding(.horizontal, 20)

      ScrollView(.horizontal) {
        VStack(alignment: .leading, spacing: rowSpacing) {
          row(upperRow)
          row(lowerRow)
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.never)
    }
  }

  private func row(_ items: [Episode]) -> some View {
    LazyHStack(alignment: .top, spacing: columnSpacing) {
      ForEach(items) { episode in
        EpisodeTile(episode: episode, isQueued: queue.contains(episode))
          .frame(width: tileWidth, height: 212, alignment: .topLeading)
          .onTapGesture { queue.toggle(episode) }
      }
    }
  }
}

private struct EpisodeTile: View {
  let episode: Episode
  let isQueued: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 12)
        .fill(episode.artwork.gradient)
        .frame(height: 140)
        .overlay(alignment: .topTrailing) {
          Image(systemName: isQueued ? "checkmark.circle.fill" : "plus.circle")
            .padding(8)
            .foregroundStyle(.white)
        }
      Text(episode.title)
        .font(.subheadline.weight(.semibold))
        .lineLimit(2)
      Text(episode.length, format: .units(allowed: [.hours, .minutes], width: .narrow))
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}
