import SwiftUI

struct HomeView: View {
  @StateObject var store = MovieStore()

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("Now playing").font(.largeTitle.bold()).padding(.horizontal)
        PosterCarousel(movies: store.nowPlaying)
          .frame(height: 270)
        Text("Popular").font(.title2.bold()).padding(.horizontal)
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 10) {
            ForEach(store.popular) { PosterImage(movie: $0).frame(width: 110, height: 165) }
          }
          .padding(.horizontal)
        }
      }
    }
    .task { await store.load() }
  }
}

struct PosterCarousel: View {
  let movies: [Movie]
  private let cardWidth: CGFloat = 150
  private let gap: CGFloat = 14

  var body: some View {
    GeometryReader { geo in
      let side = max((geo.size.width - cardWidth) / 2, 0)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: gap) {
          ForEach(movies) { movie in
            VStack(spacing: 8) {
              PosterImage(movie: movie).frame(width: cardWidth, height: 225)
              Text(movie.title).font(.headline).lineLimit(1)
            }
            .frame(width: cardWidth)
            .scrollTransition { v, phase in
              v.scaleEffect(phase.isIdentity ? 1 : 0.9)
            }
          }
        }
        .padding(.horizontal, side)
      }
      .scrollTargetBehavior(SnapCarousel(step: cardWidth + gap, count: movies.count))
    }
  }
}

struct PosterImage: View {
  let movie: Movie
  var body: some View {
    AsyncImage(url: movie.posterURL) {
      $0.resizable().scaledToFill()
    } placeholder: {
      Color.gray.opacity(0.3)
    }
    .clipShape(RoundedRectangle(cornerRadius: 16))
  }
}
