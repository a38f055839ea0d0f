import SwiftUI

struct Article: Identifiable {
  let id: Int
  let headline: String
  let body: String
}

struct Photo: Identifiable {
  let id: String
  let symbol: String
}

struct MagazineScreen: View {
  let issue: Int
  let articles: [Article]

  var body: some View {
    DSPager(articles) {
      WelcomeColumn(issue: issue)
    } page: { article in
      VStack(alignment: .leading, spacing: 16) {
        Text(article.headline).font(.largeTitle.bold())
        Text(article.body)
        Spacer()
      }
      .padding(62)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

struct PhotoScreen: View {
  let photos: [Photo]

  var body: some View {
    DSPager(photos) { photo in
      Image(systemName: photo.symbol)
        .resizable()
        .scaledToFit()
        .padding(62)
        .frame(maxHeight: .infinity)
    }
  }
}

#Preview("Magazine") {
  MagazineScreen(
    issue: 12,
    articles: (1...5).map {
      Article(id: $0, headline: "Story \($0)", body: "Words and more words.")
    })
}

#Preview("Photos") {
  PhotoScreen(photos: ["leaf", "bolt", "flame"].map { Photo(id: $0, symbol: $0) })
}
