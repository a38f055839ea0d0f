import SwiftUI

struct Episode: Identifiable, Hashable {
  let number: Int
  let title: String
  let minutes: Int

  var id: Int { number }
}

struct EpisodeCard: View {
  let episode: Episode

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("EPISODE \(episode.number)")
        .font(.caption.weight(.semibold))
        .foregroundStyle(.secondary)
      Text(episode.title)
        .font(.title2.bold())
      Spacer(minLength: 0)
      HStack {
        Label("\(episode.minutes) min", systemImage: "clock")
        Spacer()
        Image(systemName: "play.circle.fill").font(.title)
      }
      .font(.subheadline)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.indigo.opacity(0.15), in: .rect(cornerRadius: 20))
  }
}

struct FollowTile: View {
  @Binding var isFollowing: Bool

  var body: some View {
    Button {
      isFollowing.toggle()
    } label: {
      VStack(spacing: 10) {
        Image(systemName: isFollowing ? "checkmark" : "plus")
          .font(.title)
        Text(isFollowing ? "Following" : "Follow")
          .font(.subheadline.weight(.medium))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.quaternary, in: .rect(cornerRadius: 20))
    }
    .buttonStyle(.plain)
  }
}
