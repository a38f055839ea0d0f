import SwiftUI

struct Poster: Identifiable, Hashable {
  let id: Int
  var title: String
  var hue: Double
}

extension Poster {
  static let samples: [Poster] = (0..<24).map {
    Poster(id: $0, title: "Episode \($0 + 1)", hue: Double($0) / 24)
  }
}

struct RecentlyWatchedRow: View {
  var posters = Poster.samples

  private let columns = 3
  private let gutter: CGFloat = 10

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Recently Watched")
        .font(.title3.bold())

      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: gutter) {
          ForEach(posters) { poster in
            PosterCell(poster: poster)
              .containerRelativeFrame(.horizontal, count: columns, spacing: gutter)
          }
        }
      }
      .frame(height: 210)
      .scrollTargetBehavior(.columns(columns))
    }
    .padding(.horizontal, 16)
  }
}

private struct PosterCell: View {
  let poster: Poster

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 10)
        .fill(Color(hue: poster.hue, saturation: 0.6, brightness: 0.8))
        .frame(height: 170)
      Text(poster.title)
        .font(.caption)
        .lineLimit(1)
    }
  }
}
