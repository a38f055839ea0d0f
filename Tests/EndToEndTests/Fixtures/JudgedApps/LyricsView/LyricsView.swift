import SwiftUI

struct LyricsView: View {
  let song: Song
  @State private var active = 0

  private static let line: CGFloat = 56

  var body: some View {
    VStack(spacing: 0) {
      Text(song.title)
        .font(.headline)
        .frame(height: 60)

      GeometryReader { geo in
        ScrollView(showsIndicators: false) {
          VStack(spacing: 0) {
            ForEach(song.lines.indices, id: \.self) { i in
              Text(song.lines[i])
                .font(.title3.bold())
                .minimumScaleFactor(0.6)
                .lineLimit(1)
                .opacity(i == active ? 1 : 0.35)
                .frame(maxWidth: .infinity)
                .frame(height: Self.line)
            }
          }
          // first and last line can reach the middle
          .padding(.vertical, (geo.size.height - Self.line) / 2)
        }
        .scrollTargetBehavior(LineSnap(height: Self.line))
        .onScrollGeometryChange(for: Int.self) { g in
          Int(((g.contentOffset.y + g.contentInsets.top) / Self.line).rounded())
        } action: { _, new in
          active = min(max(new, 0), song.lines.count - 1)
        }
      }

      controls
    }
    .padding(.horizontal, 24)
    .background(.black)
    .foregroundStyle(.white)
  }

  private var controls: some View {
    HStack(spacing: 48) {
      Image(systemName: "backward.fill")
      Image(systemName: "pause.fill").font(.largeTitle)
      Image(systemName: "forward.fill")
    }
    .frame(height: 96)
  }
}

struct LineSnap: ScrollTargetBehavior {
  let height: CGFloat
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = (target.rect.minY / height).rounded() * height
  }
}
