import SwiftUI
import AVKit

struct FeedView: View {
  @StateObject private var viewModel = FeedViewModel()

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.vertical, showsIndicators: false) {
        LazyVStack(spacing: 0) {
          ForEach(viewModel.clips) { clip in
            ClipPage(clip: clip, player: clip.id == viewModel.visibleID ? viewModel.player : nil)
              .frame(width: proxy.size.width, height: proxy.size.height)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $viewModel.visibleID)
      .ignoresSafeArea()
    }
    .background(Color.black)
    .task { await viewModel.start() }
    .onChange(of: viewModel.visibleID) { _, id in
      viewModel.play(id)
    }
    .onDisappear { viewModel.player.pause() }
  }
}

// MARK: - Page

struct ClipPage: View {
  let clip: Clip
  let player: AVPlayer?

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Rectangle().fill(.black)
      if let player {
        VideoPlayer(player: player)
          .disabled(true)
      } else {
        ProgressView().tint(.white)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      VStack(alignment: .leading, spacing: 4) {
        Text(clip.user).bold()
        Text(clip.caption).font(.subheadline)
      }
      .foregroundStyle(.white)
      .padding(.horizontal)
      .padding(.bottom, 40)
    }
    .clipped()
  }
}

#Preview {
  FeedView()
}
