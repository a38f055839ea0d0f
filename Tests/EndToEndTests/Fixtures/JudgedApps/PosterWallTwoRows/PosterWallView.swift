import SwiftUI

struct Movie: Identifiable {
  let id: Int
  let name: String
  let year: Int
}

final class MovieStore: ObservableObject {
  @Published var trending: [Movie] = (1...14).map { Movie(id: $0, name: "Trending \($0)", year: 2010 + $0) }
  @Published var classics: [Movie] = (101...114).map {
    Movie(id: $0, name: "Classic \($0 - 100)", year: 1850 + $0)
  }
}

struct PosterWallView: View {
  @StateObject private var store = MovieStore()
  @State private var selected: Movie?

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        Text("For your weekend")
          .font(.title3.weight(.semibold))
          .padding(.horizontal)

        ScrollView(.horizontal, showsIndicators: false) {
          VStack(alignment: .leading, spacing: 14) {
            HStack(spacing: 14) {
              ForEach(store.trending) { movie in
                PosterCell(movie: movie) { selected = movie }
              }
            }
            HStack(spacing: 14) {
              ForEach(store.classics) { movie in
                PosterCell(movie: movie) { selected = movie }
              }
            }
          }
          .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 16, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned)

        Spacer(minLength: 0)
      }
      .navigationTitle("Movies")
      .navigationBarTitleDisplayMode(.inline)
      .sheet(item: $selected) { movie in
        MovieSheet(movie: movie)
          .presentationDetents([.medium])
      }
    }
  }
}

struct PosterCell: View {
  let movie: Movie
  var onTap: () -> Void

  var body: some View {
    Button(action: onTap) {
      RoundedRectangle(cornerRadius: 12)
        .fill(.gray.opacity(0.3))
        .frame(width: 140, height: 150)
        .overlay(alignment: .bottomLeading) {
          Text(movie.name)
            .font(.footnote.bold())
            .padding(8)
        }
    }
    .buttonStyle(.plain)
  }
}

struct MovieSheet: View {
  let movie: Movie

  var body: some View {
    VStack(spacing: 8) {
      Text(movie.name).font(.title)
      Text(verbatim: "\(movie.year)").foregroundStyle(.secondary)
    }
  }
}

struct PosterWallView_Previews: PreviewProvider {
  static var previews: some View {
    PosterWallView()
  }
}
