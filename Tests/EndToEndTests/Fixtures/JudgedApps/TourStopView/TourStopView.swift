import SwiftUI

struct TourImage: Identifiable, Hashable {
  let id: Int
  let caption: String
  let symbol: String
  let tint: Color
}

struct TourStop: Identifiable {
  let id: Int
  let title: String
  let text: String
  let images: [TourImage]

  static let courtyard = TourStop(
    id: 4,
    title: "The inner courtyard",
    text: "Built in 1592 for the salt merchants, the courtyard served as a market until the fire of 1781. "
      + "The gallery on the upper floor was added by the museum's first director.",
    images: [
      TourImage(
        id: 0, caption: "The courtyard from the north gate", symbol: "building.columns.fill", tint: .orange),
      TourImage(id: 1, caption: "Salt scales, 17th century", symbol: "scalemass.fill", tint: .teal),
      TourImage(id: 2, caption: "The fire of 1781, woodcut", symbol: "flame.fill", tint: .red),
      TourImage(id: 3, caption: "Plan of the upper gallery", symbol: "map.fill", tint: .indigo),
    ]
  )
}

struct PictureFrame: ViewModifier {
  let tint: Color

  func body(content: Content) -> some View {
    content
      .padding(16)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(tint.opacity(0.2), in: .rect(cornerRadius: 20))
      .padding(.horizontal, 8)
      .containerRelativeFrame(.horizontal)
  }
}

extension View {
  func pictureFrame(tint: Color) -> some View {
    modifier(PictureFrame(tint: tint))
  }
}

struct TourGallery: View {
  let images: [TourImage]
  @Binding var current: TourImage.ID?

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(images) { image in
          VStack(spacing: 12) {
            Image(systemName: image.symbol)
              .font(.system(size: 80))
              .foregroundStyle(image.tint)
              .frame(maxHeight: .infinity)
            Text(image.caption)
              .font(.footnote)
          }
          .pictureFrame(tint: image.tint)
        }
      }
      .scrollTargetLayout()
    }
    .frame(height: 280)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $current, anchor: .center)
    .scrollIndicators(.hidden)
  }
}

struct GalleryDots: View {
  let images: [TourImage]
  let current: TourImage.ID?

  var body: some View {
    HStack(spacing: 8) {
      ForEach(images) { image in
        Circle()
          .fill(image.id == current ? Color.primary : Color.secondary.opacity(0.3))
          .frame(width: 7, height: 7)
      }
    }
    .frame(maxWidth: .infinity)
  }
}

struct TourStopView: View {
  let stop: TourStop
  @State private var current: TourImage.ID?

  init(stop: TourStop) {
    self.stop = stop
    _current = State(initialValue: stop.images.first?.id)
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          TourGallery(images: stop.images, current: $current)
          GalleryDots(images: stop.images, current: current)
          Text("Stop \(stop.id)")
            .font(.caption.bold())
            .foregroundStyle(.secondary)
          Text(stop.title)
            .font(.title2.bold())
          Text(stop.text)
        }
        .padding(.horizontal, 20)
        .padding(.bottom, 32)
      }
      .navigationTitle("Salt and stone")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  TourStopView(stop: .courtyard)
}
