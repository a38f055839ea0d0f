import SwiftUI

struct ClipFeed: View {
  @State private var store = ClipStore()
  @State private var current: Clip.ID?

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.vertical) {
        LazyVStack(spacing: 0) {
          ForEach(store.clips) { clip in
            ClipPage(clip: clip, isPlaying: clip.id == current)
              .frame(width: proxy.size.width, height: proxy.size.height)
              .id(clip.id)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $current)
      .background(.black)
      .ignoresSafeArea()
    }
    .preferredColorScheme(.dark)
    .onAppear { current = store.clips.first?.id }
    .overlay(alignment: .topTrailing) {
      Button("Filter", systemImage: "line.3.horizontal.decrease.circle") {
        store.showsFilter = true
      }
      .labelStyle(.iconOnly)
      .font(.title2)
      .padding()
    }
    .sheet(isPresented: $store.showsFilter) {
      List(store.topics, id: \.self) { Text($0) }
        .presentationDetents([.medium])
    }
  }
}

private struct ClipPage: View {
  let clip: Clip
  let isPlaying: Bool

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(
        colors: [clip.tint.opacity(0.9), .black],
        startPoint: .top,
        endPoint: .bottom
      )
      Image(systemName: isPlaying ? "waveform" : "waveform.slash")
        .font(.system(size: 88, weight: .thin))
        .symbolEffect(.variableColor, isActive: isPlaying)
        .frame(maxWidth: .infinity, maxHeight: .infinity)

      VStack(alignment: .leading, spacing: 6) {
        Text(clip.show).font(.caption.smallCaps())
        Text(clip.quote).font(.title3.weight(.semibold)).lineLimit(3)
        Text(Duration.seconds(clip.seconds), format: .time(pattern: .minuteSecond))
          .font(.footnote.monospacedDigit())
          .foregroundStyle(.secondary)
      }
      .padding(24)
    }
  }
}

#Preview {
  ClipFeed()
}
