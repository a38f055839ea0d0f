import SwiftUI

struct Mix: Identifiable {
  let id: String
  let name: String
  let curator: String
  let hue: Double

  static let today: [Mix] = [
    .init(id: "focus", name: "Deep Focus", curator: "Made for you", hue: 0.60),
    .init(id: "chill", name: "Sunday Chill", curator: "Made for you", hue: 0.45),
    .init(id: "run", name: "Tempo 170", curator: "Workout", hue: 0.05),
    .init(id: "jazz", name: "Blue Hour Jazz", curator: "Editors", hue: 0.70),
    .init(id: "new", name: "New Arrivals", curator: "Editors", hue: 0.90),
    .init(id: "piano", name: "Quiet Piano", curator: "Made for you", hue: 0.15),
  ]
}

struct ListenNowScreen: View {
  var mixes = Mix.today

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 32) {
          FeaturedCarousel(title: "Top Picks", items: mixes) { mix in
            MixCard(mix: mix)
          }
          recentlyPlayed
        }
        .padding(.vertical, 16)
      }
      .navigationTitle("Listen Now")
    }
  }

  private var recentlyPlayed: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Recently Played")
        .font(.title2.bold())
        .padding(.bottom, 8)
      ForEach(mixes.reversed()) { mix in
        HStack {
          Image(systemName: "music.note.list")
          Text(mix.name)
          Spacer()
        }
        .frame(height: 48)
        Divider()
      }
    }
    .padding(.horizontal, 24)
  }
}

private struct MixCard: View {
  let mix: Mix

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Spacer()
      Text(mix.curator)
        .font(.caption.weight(.medium))
        .opacity(0.8)
      Text(mix.name)
        .font(.title.bold())
    }
    .foregroundStyle(.white)
    .padding(20)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: 400)
    .background(Color(hue: mix.hue, saturation: 0.6, brightness: 0.7).gradient)
    .clipShape(.rect(cornerRadius: 24))
  }
}
