import SwiftUI

struct Reel: Identifiable {
  let id: Int
  let author: String
  let caption: String

  static let all = (0..<14).map { Reel(id: $0, author: "maker\($0)", caption: "Glazing, part \($0)") }
}

struct ReelsFeed: View {
  private let reels = Reel.all

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(reels) { ReelCell(reel: $0) }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .ignoresSafeArea()
  }
}

struct ReelCell: View {
  let reel: Reel
  @State private var isLiked = false

  var body: some View {
    ZStack {
      Color.indigo
        .containerRelativeFrame([.horizontal, .vertical])
      VStack {
        Spacer()
        HStack(alignment: .bottom) {
          VStack(alignment: .leading) {
            Text(reel.author).font(.headline)
            Text(reel.caption).font(.subheadline)
          }
          Spacer()
          VStack(spacing: 26) {
            Circle().frame(width: 52, height: 52)
            ReelButton(symbol: isLiked ? "heart.fill" : "heart", count: "312") { isLiked.toggle() }
            ReelButton(symbol: "bubble.right", count: "28") {}
            ReelButton(symbol: "bookmark", count: "41") {}
            ReelButton(symbol: "arrowshape.turn.up.right", count: "9") {}
          }
        }
        .foregroundStyle(.white)
        .padding(.bottom, 70)
      }
      .padding()
    }
  }
}

struct ReelButton: View {
  let symbol: String
  let count: String
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      VStack(spacing: 4) {
        Image(systemName: symbol).resizable().scaledToFit().frame(width: 30, height: 30)
        Text(count).font(.caption)
      }
    }
  }
}

#Preview { ReelsFeed() }
