import SwiftUI
import Observation

struct Reel: Identifiable {
  let id: String
  let author: String
  let caption: String
  let hue: Double
}

@Observable
final class ReelsModel {
  var reels: [Reel]
  var currentID: Reel.ID?
  var liked: Set<Reel.ID> = []

  init(reels: [Reel]) {
    self.reels = reels
    self.currentID = reels.first?.id
  }

  func toggleLike(_ id: Reel.ID) {
    if liked.remove(id) == nil { liked.insert(id) }
  }
}

struct ReelsScreen: View {
  @State var model: ReelsModel

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(model.reels) { reel in
          ReelPage(
            reel: reel,
            isPlaying: reel.id == model.currentID,
            isLiked: model.liked.contains(reel.id),
            onLike: { model.toggleLike(reel.id) }
          )
          .containerRelativeFrame([.horizontal, .vertical])
          .clipped()
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $model.currentID)
    .scrollIndicators(.hidden)
    .ignoresSafeArea()
    .background(Color.black.ignoresSafeArea())
    .overlay(alignment: .top) {
      Text("For you")
        .font(.headline)
        .foregroundStyle(.white)
        .padding(.top, 8)
        .allowsHitTesting(false)
    }
    .preferredColorScheme(.dark)
  }
}

private struct ReelPage: View {
  let reel: Reel
  let isPlaying: Bool
  let isLiked: Bool
  let onLike: () -> Void

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Rectangle()
        .fill(Color(hue: reel.hue, saturation: 0.6, brightness: isPlaying ? 0.6 : 0.4).gradient)

      Image(systemName: isPlaying ? "pause.circle" : "play.circle")
        .font(.system(size: 64))
        .foregroundStyle(.white.opacity(0.4))
        .frame(maxWidth: .infinity, maxHeight: .infinity)

      VStack(alignment: .leading, spacing: 6) {
        Text("@\(reel.author)").bold()
        Text(reel.caption).lineLimit(2)
      }
      .foregroundStyle(.white)
      .padding(.leading, 24)
      .padding(.trailing, 96)
      .padding(.bottom, 56)
    }
    .overlay(alignment: .bottomTrailing) {
      Button(action: onLike) {
        Image(systemName: isLiked ? "heart.fill" : "heart")
          .font(.title)
          .foregroundStyle(isLiked ? .red : .white)
      }
      .padding(.trailing, 24)
      .padding(.bottom, 64)
    }
  }
}

#Preview {
  ReelsScreen(
    model: ReelsModel(
      reels: (0..<12).map {
        Reel(id: "r\($0)", author: "maker\($0)", caption: "Clip number \($0)", hue: Double($0) / 12)
      }))
}
