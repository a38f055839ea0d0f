import SwiftUI

struct PhotoRail: View {
  let photos: [Photo]
  let onTap: (Photo) -> Void

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: Tokens.Spacing.medium) {
        ForEach(photos) { photo in
          Button {
            onTap(photo)
          } label: {
            thumb(photo)
          }
          .buttonStyle(.plain)
        }
      }
      .padding(.horizontal, Tokens.Rail.inset)
    }
    .frame(height: Tokens.Rail.thumb)
    .scrollTargetBehavior(.photoRail)
  }

  private func thumb(_ photo: Photo) -> some View {
    Color(hue: photo.hue, saturation: 0.5, brightness: 0.9)
      .overlay(alignment: .bottomTrailing) {
        if photo.isFavourite {
          Image(systemName: "heart.fill")
            .foregroundStyle(.white)
            .padding(Tokens.Spacing.small)
        }
      }
      .thumbStyle()
  }
}

struct PhotoRailBehavior: ScrollTargetBehavior {
  var pitch: CGFloat = Tokens.Rail.pitch

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // The trailing end is a rest as it is.
    let reach = max(context.contentSize.width - context.containerSize.width, 0)
    guard target.rect.minX < reach else { return }

    let index = (target.rect.minX / pitch).rounded()
    target.rect.origin.x = min(index * pitch, reach)
  }
}

extension ScrollTargetBehavior where Self == PhotoRailBehavior {
  static var photoRail: PhotoRailBehavior { PhotoRailBehavior() }
}
