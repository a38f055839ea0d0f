import SwiftUI

enum LyricsLayout {
  static let lineHeight: CGFloat = 56
  static let lineGap: CGFloat = 12
  static var pitch: CGFloat { lineHeight + lineGap }
}

struct LyricsView: View {
  @ObservedObject var model: LyricsModel
  @State private var focused: Int?

  var body: some View {
    GeometryReader { proxy in
      // Enough room above and below for any line to sit in the middle.
      let inset = max((proxy.size.height - LyricsLayout.lineHeight) / 2, 0)

      ScrollView(.vertical, showsIndicators: false) {
        LazyVStack(alignment: .leading, spacing: LyricsLayout.lineGap) {
          ForEach(model.lines) { line in
            LyricRow(line: line, isFocused: line.id == focused)
              .onTapGesture { model.seek(to: line) }
          }
        }
        .padding(.vertical, inset)
      }
      .scrollTargetBehavior(LyricSnap(count: model.lines.count))
      .onScrollGeometryChange(for: Int.self) { geometry in
        Int((geometry.contentOffset.y / LyricsLayout.pitch).rounded())
      } action: { _, line in
        focused = line
      }
    }
    .background(
      LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
    )
    .safeAreaInset(edge: .bottom) { NowPlayingBar() }
  }
}

struct LyricSnap: ScrollTargetBehavior {
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0 else { return }
    let position = target.rect.minY / LyricsLayout.pitch
    let line: CGFloat
    switch context.velocity.dy {
    case 40...:
      line = position.rounded(.up)
    case ...(-40):
      line = position.rounded(.down)
    default:
      line = position.rounded()
    }
    let bounded = min(max(line, 0), CGFloat(count - 1))
    target.rect.origin.y = bounded * LyricsLayout.pitch
  }
}

private struct LyricRow: View {
  let line: LyricLine
  let isFocused: Bool

  var body: some View {
    Text(line.text)
      .font(.title2.bold())
      .lineLimit(2)
      .minimumScaleFactor(0.6)
      .foregroundStyle(isFocused ? .white : .white.opacity(0.4))
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: LyricsLayout.lineHeight)
      .padding(.horizontal, 24)
      .animation(.easeOut(duration: 0.2), value: isFocused)
  }
}

private struct NowPlayingBar: View {
  var body: some View {
    HStack(spacing: 36) {
      Image(systemName: "backward.fill")
      Image(systemName: "play.fill").font(.largeTitle)
      Image(systemName: "forward.fill")
    }
    .font(.title2)
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity)
    .padding(.vertical, 12)
  }
}
