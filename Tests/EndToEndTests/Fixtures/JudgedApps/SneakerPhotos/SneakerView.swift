import SwiftUI

struct SneakerView: View {
  var sneaker = Sneaker.trail
  @State private var shown: Int? = 0
  @State private var size = 42

  var body: some View {
    VStack(spacing: 14) {
      photos
      Dots(count: sneaker.photos.count, index: shown ?? 0)
      picker
      Text(sneaker.name).font(.title2.bold())
      Stepper("EU \(size)", value: $size, in: 36...47)
        .padding(.horizontal)
      Button("Add to bag") {}
        .buttonStyle(.borderedProminent)
    }
  }

  private var photos: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 12) {
        ForEach(Array(sneaker.photos.enumerated()), id: \.element.id) { index, photo in
          RoundedRectangle(cornerRadius: 20)
            .fill(photo.tint.gradient)
            .overlay(alignment: .bottomLeading) {
              Text(photo.caption).font(.caption).padding(12)
            }
            .containerRelativeFrame(.horizontal)
            .tag(index)
        }
      }
      .scrollTargetLayout()
    }
    .safeAreaPadding(.horizontal, 20)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $shown)
    .frame(maxHeight: 340)
  }

  // angle buttons under the photo
  private var picker: some View {
    HStack {
      ForEach(Array(sneaker.photos.enumerated()), id: \.element.id) { index, photo in
        Button(photo.caption) {
          withAnimation { shown = index }
        }
        .font(.footnote.weight(index == shown ? .bold : .regular))
        .buttonStyle(.bordered)
      }
    }
  }
}

#Preview {
  SneakerView()
}
