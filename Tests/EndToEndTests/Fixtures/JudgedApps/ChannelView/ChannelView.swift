import SwiftUI

struct ChannelHeaderSnap: ScrollTargetBehavior {
  var offset: CGFloat
  var headerHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // only while the header is partly visible
    guard offset > 0, offset < headerHeight else { return }

    let dy = context.velocity.dy
    let opens = abs(dy) > 60 ? dy < 0 : offset < headerHeight / 2
    target.rect.origin.y = opens ? 0 : headerHeight
  }
}

struct ChannelView: View {
  @State private var scrollOffset: CGFloat = 0
  private let bannerHeight: CGFloat = 180

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 0) {
          banner
          ForEach(0..<50) { index in
            VideoRow(index: index)
          }
        }
      }
      .onScrollGeometryChange(
        for: CGFloat.self,
        of: { geo in
          geo.contentOffset.y + geo.contentInsets.top
        },
        action: { _, newValue in
          scrollOffset = newValue
        }
      )
      .scrollTargetBehavior(ChannelHeaderSnap(offset: scrollOffset, headerHeight: bannerHeight))
      .navigationTitle("Woodworking Weekly")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var banner: some View {
    ZStack {
      Color.brown
      VStack(spacing: 8) {
        Image(systemName: "hammer.fill").font(.system(size: 44))
        Text("182k subscribers").font(.subheadline)
      }
      .foregroundStyle(.white)
    }
    .frame(height: bannerHeight)
    .opacity(1 - min(max(scrollOffset / bannerHeight, 0), 1) * 0.6)
  }
}

private struct VideoRow: View {
  let index: Int
  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      RoundedRectangle(cornerRadius: 6).fill(.quaternary).frame(width: 142, height: 80)
      Text("Episode \(50 - index): joints, glue and patience").font(.subheadline)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 12)
    .frame(height: 96)
  }
}
