import SwiftUI

struct PhotoPager: View {
  let photos: [Photo]
  @State private var visible: Photo.ID?
  @Environment(\.dismiss) private var dismiss

  // The black gap between two photos while swiping.
  private let gap: CGFloat = 20

  init(photos: [Photo], first: Photo.ID) {
    self.photos = photos
    _visible = State(initialValue: first)
  }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: gap) {
        ForEach(photos) { photo in
          PhotoPage(photo: photo)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $visible)
    .scrollTargetBehavior(GapPagingBehavior(gap: gap))
    .background(Color.black.ignoresSafeArea())
    .overlay(alignment: .topTrailing) {
      Button {
        dismiss()
      } label: {
        Image(systemName: "xmark")
          .padding(12)
          .background(.thinMaterial, in: Circle())
      }
      .padding()
    }
  }
}

private struct PhotoPage: View {
  let photo: Photo

  var body: some View {
    Rectangle()
      .fill(Color(hue: photo.hue, saturation: 0.5, brightness: 0.8).gradient)
      .aspectRatio(3 / 4, contentMode: .fit)
      .overlay(alignment: .bottomLeading) {
        Text(photo.title)
          .font(.headline)
          .foregroundStyle(.white)
          .padding()
      }
      .frame(maxHeight: .infinity)
  }
}

// Like `.paging`, with a gap between the pages.
struct GapPagingBehavior: ScrollTargetBehavior {
  let gap: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = context.containerSize.width + gap
    let pageCount = Int(context.contentSize.width / pitch)
    let lastPage = CGFloat(max(pageCount - 1, 0))

    let start = (context.originalTarget.rect.minX / pitch).rounded()
    let travel = target.rect.minX - start * pitch

    var page = start
    switch context.velocity.dx {
    case 150...:
      page = travel > 0 ? start + 1 : start
    case ...(-150):
      page = travel < 0 ? start - 1 : start
    default:
      if abs(travel) > pitch / 2 {
        page += travel > 0 ? 1 : -1
      }
    }

    target.rect.origin.x = min(max(page, 0), lastPage) * pitch
  }
}
