import SwiftUI

struct HomeTabs: View {
  var body: some View {
    TabView {
      CameraWallView()
        .tabItem { Label("Cameras", systemImage: "video") }
      Text("Rooms")
        .tabItem { Label("Rooms", systemImage: "house") }
      Text("Scenes")
        .tabItem { Label("Scenes", systemImage: "sparkles") }
    }
  }
}

struct CameraWallView: View {
  @State private var model = CameraWallModel()

  var body: some View {
    GeometryReader { geo in
      let insets = geo.safeAreaInsets
      let page = CGSize(
        width: geo.size.width + insets.leading + insets.trailing,
        height: geo.size.height + insets.top + insets.bottom
      )

      ScrollView(.vertical) {
        LazyVStack(spacing: 0) {
          ForEach(model.cameras) { camera in
            CameraPage(camera: camera, insets: insets)
              .frame(width: page.width, height: page.height)
              .clipped()
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $model.currentID)
      .ignoresSafeArea()
    }
    .background(.black)
    .overlay(alignment: .top) { wallHeader }
    .onAppear { model.load() }
  }

  private var wallHeader: some View {
    HStack {
      Text(model.current?.room ?? "No camera")
        .font(.headline)
      Spacer()
      if let camera = model.current {
        Label(
          camera.isOnline ? "Live" : "Offline",
          systemImage: camera.isOnline ? "dot.radiowaves.left.and.right" : "wifi.slash"
        )
        .font(.caption.weight(.semibold))
      }
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 16)
    .frame(height: 44)
    .background(.black.opacity(0.35), in: .capsule)
    .padding(.horizontal, 12)
    .allowsHitTesting(false)
  }
}

private struct CameraPage: View {
  let camera: Camera
  let insets: EdgeInsets

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Image(camera.snapshot)
        .resizable()
        .scaledToFill()
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .saturation(camera.isOnline ? 1 : 0)

      HStack(spacing: 20) {
        Button("Talk", systemImage: "mic.fill") {}
        Button("Siren", systemImage: "bell.fill") {}
        Button("Record", systemImage: "record.circle") {}
      }
      .labelStyle(.iconOnly)
      .font(.title2)
      .tint(.white)
      .padding(.leading, insets.leading + 20)
      .padding(.bottom, insets.bottom + 16)
    }
  }
}

#Preview {
  HomeTabs()
}
