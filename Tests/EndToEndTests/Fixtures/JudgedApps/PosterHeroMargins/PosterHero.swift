import SwiftUI

struct Poster: Identifiable {
  let id: Int
  let name: String
}

struct PosterHero: View {
  let posters: [Poster]

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(posters) { poster in
          PosterCard(poster: poster)
            .frame(width: 310)
            .scrollTransition { content, phase in
              content.scaleEffect(phase.isIdentity ? 1 : 0.92).blur(radius: phase.isIdentity ? 0 : 3)
            }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 48, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
    .scrollIndicators(.hidden)
    .frame(height: 420)
  }
}

struct PosterCard: View {
  let poster: Poster

  var body: some View {
    RoundedRectangle(cornerRadius: 22)
      .fill(.orange.gradient)
      .overlay(alignment: .bottomLeading) { Text(poster.name).font(.title2.bold()).padding() }
  }
}

struct FestivalScreen: View {
  private let posters = (0..<8).map { Poster(id: $0, name: "Evening \($0 + 1)") }

  var body: some View {
    VStack(alignment: .leading) {
      Text("This week").font(.largeTitle.bold()).padding(.horizontal)
      PosterHero(posters: posters)
      Spacer()
    }
  }
}

#Preview { FestivalScreen() }
