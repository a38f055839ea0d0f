import SwiftUI

struct ClipFeed: View {
  @State private var store = ClipStore()

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Clips").font(.title2.bold())
        Spacer()
        Image(systemName: "magnifyingglass")
      }
      .padding(.horizontal)
      .frame(height: 52)

      feed

      MiniPlayer()
    }
    .task {
      store.start()
      await store.load()
    }
  }

  var feed: some View {
    GeometryReader { geo in
      ScrollView(.vertical, showsIndicators: false) {
        LazyVStack(spacing: 0) {
          if store.isOffline {
            OfflineNote(count: store.visible.count)
          }
          ForEach(store.visible) { clip in
            ClipPage(clip: clip)
              .frame(width: geo.size.width, height: geo.size.height)
          }
        }
      }
      .scrollTargetBehavior(.paging)
    }
  }
}

struct OfflineNote: View {
  let count: Int

  var body: some View {
    Label("Offline. \(count) downloaded clips", systemImage: "wifi.slash")
      .font(.footnote)
      .frame(maxWidth: .infinity)
      .frame(height: 44)
      .background(.yellow.opacity(0.3))
  }
}
