import SwiftUI

struct ComicPage: View {
  let imageName: String

  var body: some View {
    Image(imageName)
      .resizable()
      .scaledToFit()
      .containerRelativeFrame([.horizontal, .vertical])
      .background(Color(white: 0.08))
  }
}

// 페이지와 페이지 사이의 흰 띠
struct PageGutter: View {
  var body: some View {
    Rectangle()
      .fill(.white)
      .frame(height: 12)
  }
}

#Preview {
  ComicReaderView(episode: .sample)
}
