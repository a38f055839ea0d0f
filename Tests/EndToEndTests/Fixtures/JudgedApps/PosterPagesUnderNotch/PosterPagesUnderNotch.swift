import SwiftUI

struct Poster: Identifiable {
  let id: Int
  let title: String

  static let all = (1...9).map { Poster(id: $0, title: "Poster \($0)") }
}

struct PosterPagesUnderNotch: View {
  var posters = Poster.all

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(posters) { poster in
            ZStack {
              Color.indigo
              Text(poster.title).font(.largeTitle)
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .ignoresSafeArea()
    }
    .background(.black)
  }
}

#Preview { PosterPagesUnderNotch() }
