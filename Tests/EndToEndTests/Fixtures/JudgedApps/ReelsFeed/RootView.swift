import SwiftUI

extension EnvironmentValues {
  /// Room that the current screen offers to its content.
  @Entry var viewport: CGSize = .zero
}

struct RootView: View {
  @State private var feed = ReelFeed.sample

  var body: some View {
    GeometryReader { proxy in
      ReelsView(feed: feed)
        .environment(\.viewport, proxy.size)
    }
    .background(.black)
    .preferredColorScheme(.dark)
  }
}

#Preview {
  RootView()
}
