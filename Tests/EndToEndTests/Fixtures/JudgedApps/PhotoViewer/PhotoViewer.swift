import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: Int
  let asset: String
}

struct PhotoViewer: View {
  let photos: [Photo]
  @State private var current: Photo.ID?
  @State private var chromeHidden = false

  init(photos: [Photo], start: Photo.ID? = nil) {
    self.photos = photos
    _current = State(initialValue: start ?? photos.first?.id)
  }

  var body: some View {
    VStack(spacing: 0) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: PhotoPaging.gap) {
          ForEach(photos) { photo in
            Image(photo.asset)
              .resizable()
              .scaledToFit()
              .containerRelativeFrame([.horizontal, .vertical])
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollPosition(id: $current)
      .scrollTargetBehavior(PhotoPaging())
      .onScrollPhaseChange { _, phase in
        withAnimation { chromeHidden = phase == .interacting }
      }
      ThumbnailBar(photos: photos, current: $current)
        .opacity(chromeHidden ? 0.3 : 1)
    }
    .background(.black)
  }
}

struct PhotoPaging: ScrollTargetBehavior {
  static let gap: CGFloat = 20

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = context.containerSize.width + Self.gap
    let pageCount = Int(context.contentSize.width / page)
    guard pageCount > 1 else { return }

    let from = Int((context.originalTarget.rect.minX / page).rounded())
    let landing = target.rect.minX / page

    var index: Int
    switch context.velocity.dx {
    case let v where v > 50: index = Int(landing.rounded(.up))
    case let v where v < -50: index = Int(landing.rounded(.down))
    default: index = Int(landing.rounded())
    }
    index = min(max(index, from - 1), from + 1)
    index = min(max(index, 0), pageCount - 1)
    target.rect.origin.x = CGFloat(index) * page
  }
}
