import SwiftUI

struct ShortCell: View {
  let clip: ShortClip
  let isActive: Bool
  let isLiked: Bool
  let onLike: () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {
      Color(hue: clip.hue, saturation: 0.5, brightness: isActive ? 0.7 : 0.4)
      HStack(alignment: .bottom) {
        VStack(alignment: .leading, spacing: 4) {
          Text(clip.author).bold()
          Text(clip.caption).font(.footnote)
        }
        Spacer()
        Button(action: onLike) {
          Image(systemName: isLiked ? "heart.fill" : "heart").font(.title)
        }
      }
      .foregroundStyle(.white)
      .padding(24)
      .padding(.bottom, 16)
    }
    .clipped()
  }
}
