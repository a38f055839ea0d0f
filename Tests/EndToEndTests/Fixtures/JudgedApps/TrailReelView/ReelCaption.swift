import SwiftUI

struct ReelCaption: View {
  let clip: TrailClip
  let isLiked: Bool
  let like: () -> Void

  var body: some View {
    HStack(alignment: .bottom) {
      VStack(alignment: .leading, spacing: 4) {
        Text(clip.place).font(.title3.bold())
        Text(clip.hiker).font(.subheadline)
      }
      .shadow(radius: 4)
      .allowsHitTesting(false)

      Spacer()

      Button("Like", systemImage: isLiked ? "heart.fill" : "heart", action: like)
        .labelStyle(.iconOnly)
        .font(.title)
    }
    .foregroundStyle(.white)
  }
}
