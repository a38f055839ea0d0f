import SwiftUI

/// Full-screen pager over a roll; opened from the contact sheet with a zoom.
struct PhotoPager: View {
  let roll: [Photo]
  let namespace: Namespace.ID
  @State private var current: Photo.ID?
  @State private var chromeVisible = true

  init(roll: [Photo], opening photo: Photo, namespace: Namespace.ID) {
    self.roll = roll
    self.namespace = namespace
    _current = State(initialValue: photo.id)
  }

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.black.ignoresSafeArea()

      ScrollView(.horizontal) {
        LazyHStack(spacing: Mat.gutter) {
          ForEach(roll) { photo in
            Print(photo: photo)
              .containerRelativeFrame(.vertical)
              .containerRelativeFrame(.horizontal) { length, _ in
                length - Mat.gutter
              }
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, Mat.gutter / 2)
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $current, anchor: .center)
      .scrollIndicators(.hidden)
      .padding(.horizontal, -Mat.gutter / 2)
      .ignoresSafeArea()
      .onTapGesture { withAnimation(.snappy) { chromeVisible.toggle() } }

      if chromeVisible, let photo = roll.first(where: { $0.id == current }) {
        CaptionBar(photo: photo)
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .navigationTransition(.zoom(sourceID: current ?? roll[0].id, in: namespace))
    .toolbarVisibility(chromeVisible ? .visible : .hidden, for: .navigationBar)
    .toolbarBackgroundVisibility(.hidden, for: .navigationBar)
    .statusBarHidden(!chromeVisible)
  }
}

enum Mat {
  /// The dark strip between two prints.
  static let gutter: CGFloat = 20
}

private struct Print: View {
  let photo: Photo

  var body: some View {
    Image(photo.asset)
      .resizable()
      .scaledToFit()
      .accessibilityLabel(photo.title)
  }
}

private struct CaptionBar: View {
  let photo: Photo

  var body: some View {
    HStack {
      Text(photo.title).font(.headline)
      Spacer()
      Text("f/\(photo.aperture, specifier: "%.1f")").monospacedDigit()
    }
    .padding()
    .glassEffect(.regular, in: .rect(cornerRadius: 20))
    .padding()
  }
}
