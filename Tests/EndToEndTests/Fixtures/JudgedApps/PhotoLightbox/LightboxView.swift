import SwiftUI

/// Full screen photo viewer, presented with `fullScreenCover`.
struct LightboxView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var model: LightboxModel

  /// Black bar that shows between two photos while they are being swiped.
  private let gap: CGFloat = 20

  init(photos: [Photo], opening photo: Photo) {
    _model = State(initialValue: LightboxModel(photos: photos, opening: photo))
  }

  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      pager
      if !model.chromeHidden {
        chrome
          .transition(.opacity)
      }
    }
    .statusBarHidden(model.chromeHidden)
    .preferredColorScheme(.dark)
  }

  private var pager: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(model.photos) { photo in
          Image(photo.assetName)
            .resizable()
            .scaledToFit()
            .padding(.horizontal, gap / 2)
            .containerRelativeFrame([.horizontal, .vertical])
            .contentShape(.rect)
            .accessibilityLabel(photo.caption)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $model.currentID)
    .scrollIndicators(.hidden)
    .padding(.horizontal, -gap / 2)
    .ignoresSafeArea()
    .onTapGesture {
      withAnimation(.easeInOut(duration: 0.2)) { model.chromeHidden.toggle() }
    }
  }

  private var chrome: some View {
    VStack {
      HStack {
        Button("Close", systemImage: "xmark") { dismiss() }
          .labelStyle(.iconOnly)
        Spacer()
        Text(model.counter)
          .font(.subheadline.monospacedDigit())
        Spacer()
        if let photo = model.current {
          ShareLink(item: photo.caption)
            .labelStyle(.iconOnly)
        }
      }
      .padding()
      Spacer()
      Text(model.current?.caption ?? "")
        .font(.footnote)
        .padding(12)
        .background(.ultraThinMaterial, in: .capsule)
        .padding(.bottom, 8)
        .allowsHitTesting(false)
    }
    .tint(.white)
  }
}

#Preview {
  LightboxView(photos: .sample, opening: [Photo].sample[3])
}
