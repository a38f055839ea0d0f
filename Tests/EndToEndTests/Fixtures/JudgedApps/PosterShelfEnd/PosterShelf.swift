import SwiftUI

struct Movie: Identifiable {
  let id: Int
  let title: String
  let hue: Double

  static let newReleases = (0..<12).map {
    Movie(id: $0, title: "Episode \($0 + 1)", hue: Double($0) / 12)
  }
}

struct PosterSnapBehavior: ScrollTargetBehavior {
  let itemWidth: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let stride = itemWidth + spacing
    let maxOffset = max(0, context.contentSize.width - context.containerSize.width)
    let index = (target.rect.origin.x / stride).rounded()
    target.rect.origin.x = min(max(index * stride, 0), maxOffset)
  }
}

struct PosterShelf: View {
  let title: String
  let movies: [Movie]

  private let posterWidth: CGFloat = 128
  private let spacing: CGFloat = 12
  private let inset: CGFloat = 20

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .firstTextBaseline) {
        Text(title).font(.title3.bold())
        Spacer()
        Image(systemName: "chevron.right").foregroundStyle(.secondary)
      }
      .padding(.horizontal, inset)

      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(alignment: .top, spacing: spacing) {
          ForEach(movies) { movie in
            poster(movie)
          }
        }
        .padding(.horizontal, inset)
      }
      .frame(height: 230)
      .scrollTargetBehavior(PosterSnapBehavior(itemWidth: posterWidth, spacing: spacing))
    }
  }

  private func poster(_ movie: Movie) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 10)
        .fill(Color(hue: movie.hue, saturation: 0.5, brightness: 0.8).gradient)
        .aspectRatio(2 / 3, contentMode: .fit)
      Text(movie.title)
        .font(.caption)
        .lineLimit(1)
    }
    .frame(width: posterWidth)
  }
}

struct BrowseView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 28) {
          PosterShelf(title: "New this week", movies: Movie.newReleases)
          PosterShelf(title: "Because you liked Orbit", movies: Movie.newReleases.reversed())
        }
        .padding(.vertical)
      }
      .navigationTitle("Browse")
    }
  }
}

#Preview {
  BrowseView()
}
