import SwiftUI

struct Track: Identifiable {
  let id: Int
  var name: String
  var length: Duration
}

struct ArtistScreen: View {
  let name: String
  let tracks: [Track]

  var body: some View {
    CollapsingHeaderScaffold { progress in
      VStack(spacing: 4) {
        Text(name)
          .font(.system(size: 40 - 16 * progress, weight: .heavy))
        Text("\(tracks.count) tracks")
          .font(.subheadline)
          .opacity(1 - progress)
      }
      .foregroundStyle(.white)
      .padding(.bottom, 12)
    } content: {
      LazyVStack(spacing: 0) {
        ForEach(tracks) { track in
          HStack {
            Text(track.name)
            Spacer()
            Text(track.length, format: .time(pattern: .minuteSecond))
              .foregroundStyle(.secondary)
          }
          .padding(.horizontal)
          .frame(height: 52)
          Divider()
        }
      }
    }
  }
}

#Preview("Long") {
  ArtistScreen(
    name: "Nova Lark", tracks: (1...30).map { Track(id: $0, name: "Track \($0)", length: .seconds(180 + $0)) }
  )
}

#Preview("Short") {
  ArtistScreen(name: "Single", tracks: [Track(id: 1, name: "Only one", length: .seconds(201))])
}
