import SwiftUI

struct Camera: Identifiable {
  let id = UUID()
  var room: String
  var isOnline: Bool
  var tint: Color
}

struct HomeScene: Identifiable {
  let id: String
  let symbol: String
}

struct CameraHome: View {
  @State private var cameras = [
    Camera(room: "Front door", isOnline: true, tint: .indigo),
    Camera(room: "Hall", isOnline: true, tint: .purple),
    Camera(room: "Garage", isOnline: false, tint: .gray),
    Camera(room: "Garden", isOnline: true, tint: .green),
  ]
  @State private var shown: Camera.ID?

  private let scenes = [
    HomeScene(id: "Good morning", symbol: "sunrise"),
    HomeScene(id: "Leaving", symbol: "figure.walk.departure"),
    HomeScene(id: "Film night", symbol: "popcorn"),
    HomeScene(id: "Good night", symbol: "moon.zzz"),
  ]

  var body: some View {
    NavigationStack {
      ScrollView(.vertical) {
        VStack(alignment: .leading, spacing: 24) {
          cameraPager
          Text("Scenes").font(.title2.bold())
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12)], spacing: 12) {
            ForEach(scenes) { scene in
              Label(scene.id, systemImage: scene.symbol)
                .frame(maxWidth: .infinity, minHeight: 72)
                .background(.quaternary, in: .rect(cornerRadius: 16))
            }
          }
        }
        .padding(20)
      }
      .navigationTitle("Home")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var cameraPager: some View {
    VStack(spacing: 10) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(cameras) { camera in
            CameraTile(camera: camera)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $shown)
      .scrollIndicators(.hidden)
      .frame(height: 210)
      .clipShape(.rect(cornerRadius: 24))

      HStack(spacing: 6) {
        ForEach(cameras) { camera in
          Circle()
            .fill(camera.id == (shown ?? cameras.first?.id) ? Color.primary : .secondary.opacity(0.4))
            .frame(width: 7, height: 7)
        }
      }
    }
  }
}

private struct CameraTile: View {
  let camera: Camera

  var body: some View {
    camera.tint.opacity(0.7)
      .overlay {
        Image(systemName: camera.isOnline ? "video.fill" : "video.slash")
          .font(.largeTitle)
          .foregroundStyle(.white)
      }
      .overlay(alignment: .bottomLeading) {
        Text(camera.room)
          .font(.headline)
          .foregroundStyle(.white)
          .padding()
      }
  }
}

#Preview {
  CameraHome()
}
