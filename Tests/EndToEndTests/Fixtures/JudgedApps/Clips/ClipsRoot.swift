import SwiftUI

struct ClipsRoot: View {
  @State private var store = ClipStore()

  var body: some View {
    ClipFeed(store: store)
      .miniPlayer(store.state.playing) { store.send(.stopTapped) }
  }
}

extension View {
  /// Shared by Library, Search and Clips.
  func miniPlayer(_ clip: Clip?, stop: @escaping () -> Void) -> some View {
    modifier(MiniPlayerHost(clip: clip, stop: stop))
  }
}

struct MiniPlayerHost: ViewModifier {
  let clip: Clip?
  let stop: () -> Void

  func body(content: Content) -> some View {
    content
      .contentMargins(.bottom, clip == nil ? 0 : 64, for: .scrollContent)
      .overlay(alignment: .bottom) {
        if let clip {
          HStack {
            Text(clip.show).lineLimit(1)
            Spacer()
            Button("Stop", systemImage: "stop.fill", action: stop)
              .labelStyle(.iconOnly)
          }
          .padding(.horizontal, 20)
          .frame(height: 64)
          .background(.ultraThinMaterial)
        }
      }
  }
}

#Preview { ClipsRoot() }
