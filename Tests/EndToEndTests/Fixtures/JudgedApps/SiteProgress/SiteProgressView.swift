import SwiftUI

struct SitePhoto: Identifiable, Decodable {
  var id: String { file }
  let file: String
  let taken: String
}

@MainActor @Observable
final class SiteProgressModel {
  var photos: [SitePhoto] = (1...14).map { SitePhoto(file: "site-\($0)", taken: "Week \($0)") }

  func reload(from url: URL) async {
    guard let (data, _) = try? await URLSession.shared.data(from: url),
      let list = try? JSONDecoder().decode([SitePhoto].self, from: data)
    else { return }
    photos = list
  }
}

struct SiteProgressView: View {
  @State private var model = SiteProgressModel()
  @State private var layout = GalleryLayout()

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: layout.gap) {
        ForEach(model.photos) { photo in
          PhotoCard(photo: photo)
            .containerRelativeFrame(.horizontal) { width, _ in width - 2 * layout.side }
        }
      }
      .padding(.horizontal, layout.side)
    }
    .scrollTargetBehavior(CardSnap(pitch: layout.pitch))
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      layout.adopt($0)
    }
    .frame(maxHeight: 420)
  }
}

private struct PhotoCard: View {
  let photo: SitePhoto

  var body: some View {
    Image(photo.file)
      .resizable()
      .scaledToFill()
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .overlay(alignment: .bottom) {
        Text(photo.taken).padding(8).background(.thinMaterial, in: .capsule).padding()
      }
      .clipShape(.rect(cornerRadius: 16))
  }
}

#Preview { SiteProgressView() }
