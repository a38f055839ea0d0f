import SwiftUI

struct ClipFeed: View {
  let store: ClipStore

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(store.state.clips) { clip in
          ClipPage(clip: clip)
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(
      id: Binding(
        get: { store.state.visible },
        set: { store.send(.visibleChanged($0)) }
      )
    )
    .scrollIndicators(.hidden)
    .background(.black)
    .ignoresSafeArea()
    .onAppear { store.send(.appeared) }
  }
}

private struct ClipPage: View {
  let clip: Clip

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Rectangle().fill(.teal.gradient)
      VStack(alignment: .leading, spacing: 8) {
        Text(clip.show).font(.caption).textCase(.uppercase)
        Text("“\(clip.quote)”").font(.title.weight(.semibold))
      }
      .foregroundStyle(.white)
      .padding(.horizontal, 72)
      .padding(.bottom, 48)
    }
  }
}
