import SwiftUI
import Observation

struct Photo: Identifiable, Hashable {
  let id: Int
  let caption: String
  let hue: Double
}

@Observable
final class PhotoViewerModel {
  let photos: [Photo]
  var currentPage = 0

  init(photos: [Photo]) {
    self.photos = photos
  }

  func willDisplay(_ photo: Photo) {
    guard let index = photos.firstIndex(of: photo) else { return }
    currentPage = index
  }
}

struct SinglePageBehavior: ScrollTargetBehavior {
  let currentPage: Int
  let pageCount: Int

  private let minimumFlick: CGFloat = 300

  init(currentPage: Int, pageCount: Int) {
    self.currentPage = currentPage
    self.pageCount = pageCount
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pageWidth = context.containerSize.width
    guard pageWidth > 0, pageCount > 0 else { return }

    let page: Int
    if context.velocity.dx > minimumFlick {
      page = currentPage + 1
    } else if context.velocity.dx < -minimumFlick {
      page = currentPage - 1
    } else {
      page = Int((target.rect.minX / pageWidth).rounded())
    }
    target.rect.origin.x = CGFloat(min(max(page, 0), pageCount - 1)) * pageWidth
  }
}

struct PhotoPager: View {
  @State var model: PhotoViewerModel

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(model.photos) { photo in
          PhotoPage(photo: photo)
            .containerRelativeFrame([.horizontal, .vertical])
            .onAppear { model.willDisplay(photo) }
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(
      SinglePageBehavior(currentPage: model.currentPage, pageCount: model.photos.count)
    )
    .background(.black)
    .overlay(alignment: .top) {
      Text("\(model.currentPage + 1) of \(model.photos.count)")
        .font(.subheadline)
        .foregroundStyle(.white)
        .padding(8)
    }
  }
}

private struct PhotoPage: View {
  let photo: Photo

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Color(hue: photo.hue, saturation: 0.5, brightness: 0.8)
      Text(photo.caption)
        .foregroundStyle(.white)
        .padding()
    }
  }
}

#Preview {
  PhotoPager(
    model: PhotoViewerModel(
      photos: (0..<12).map { Photo(id: $0, caption: "Lisbon \($0 + 1)", hue: Double($0) / 12) }
    ))
}
