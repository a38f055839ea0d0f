import SwiftUI

struct RollViewer: View {
  @Bindable var model: RollModel
  @Environment(\.dismiss) private var dismiss
  @State private var showsBars = true

  private let gap: CGFloat = 20

  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      pages
      if showsBars { bars }
    }
    .statusBarHidden(!showsBars)
    .onTapGesture {
      withAnimation(.easeInOut(duration: 0.2)) { showsBars.toggle() }
    }
  }

  private var pages: some View {
    GeometryReader { geo in
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: gap) {
          ForEach(model.photos) { photo in
            Image(photo.asset)
              .resizable()
              .scaledToFit()
              .frame(width: geo.size.width, height: geo.size.height)
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, gap / 2)
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $model.currentID, anchor: .center)
      .frame(width: geo.size.width + gap)
      .offset(x: -gap / 2)
    }
    .ignoresSafeArea()
  }

  private var bars: some View {
    VStack {
      HStack {
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark")
        }
        Spacer()
        Text(model.title).font(.headline)
        Spacer()
        Button {
          model.toggleFavorite()
        } label: {
          Image(systemName: isFavorite ? "heart.fill" : "heart")
        }
      }
      .padding()
      .background(.ultraThinMaterial)
      Spacer()
    }
    .tint(.white)
    .transition(.opacity)
  }

  private var isFavorite: Bool {
    model.photos.first { $0.id == model.currentID }?.isFavorite ?? false
  }
}

#Preview {
  RollViewer(
    model: RollModel(
      photos: (1...9).map { Photo(id: "p\($0)", asset: "sample\($0)") },
      start: "p3"))
}
