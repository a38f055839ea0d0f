import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: UUID
  let assetName: String
  let takenAt: Date
  var caption: String?
}

struct PhotoViewer: View {
  let photos: [Photo]
  @State private var visibleID: Photo.ID?
  @Environment(\.dismiss) private var dismiss

  init(photos: [Photo], startingAt photo: Photo) {
    self.photos = photos
    _visibleID = State(initialValue: photo.id)
  }

  private var visiblePhoto: Photo? {
    photos.first { $0.id == visibleID }
  }

  var body: some View {
    VStack(spacing: 0) {
      topBar
      GeometryReader { proxy in
        ScrollView(.horizontal) {
          HStack(spacing: GalleryLayout.gap) {
            ForEach(photos) { photo in
              Image(photo.assetName)
                .resizable()
                .scaledToFit()
                .frame(width: proxy.size.width, height: proxy.size.height)
            }
          }
          .scrollTargetLayout()
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(.photoPaging(count: photos.count, gap: GalleryLayout.gap))
        .scrollPosition(id: $visibleID)
      }
      caption
    }
    .background(Color.black)
    .preferredColorScheme(.dark)
    .statusBarHidden()
  }

  private var topBar: some View {
    HStack {
      Button("Done") { dismiss() }
      Spacer()
      if let visiblePhoto {
        Text(visiblePhoto.takenAt, format: .dateTime.day().month().year())
          .font(.subheadline)
      }
    }
    .padding(.horizontal, 16)
    .frame(height: 44)
  }

  private var caption: some View {
    Text(visiblePhoto?.caption ?? " ")
      .font(.footnote)
      .lineLimit(2, reservesSpace: true)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(16)
  }
}
