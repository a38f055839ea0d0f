import SwiftUI

struct SingAlongView: View {
  @StateObject private var model = LyricsModel()
  private let space = "lyrics"

  var body: some View {
    VStack(spacing: 0) {
      header
      GeometryReader { geo in
        ScrollView(showsIndicators: false) {
          VStack(alignment: .leading, spacing: 18) {
            ForEach(model.lines) { line in
              row(line)
            }
          }
          .padding(.horizontal, 24)
          .padding(.vertical, geo.size.height / 2)
        }
        .scrollTargetBehavior(LineCentering(centers: model.centers.values.sorted()))
        .coordinateSpace(name: space)
      }
      controls
    }
    .background(Color.indigo.gradient)
    .foregroundStyle(.white)
  }

  private func row(_ line: LyricLine) -> some View {
    Text(line.text)
      .font(.title.bold())
      .opacity(line.id == model.active ? 1 : 0.5)
      .fixedSize(horizontal: false, vertical: true)
      .onTapGesture { model.active = line.id }
      .onGeometryChange(for: CGFloat.self) { proxy in
        proxy.frame(in: .named(space)).midY
      } action: { y in
        model.centers[line.id] = y
      }
  }

  private var header: some View {
    VStack {
      Text("Passing Through").font(.headline)
      Text("Winter Coats").font(.subheadline).opacity(0.7)
    }
    .frame(height: 64)
  }

  private var controls: some View {
    HStack(spacing: 44) {
      Button("Back", systemImage: "backward.fill") { model.active = max(0, model.active - 1) }
      Button("Play", systemImage: "play.fill") {}.font(.largeTitle)
      Button("Next", systemImage: "forward.fill") {
        model.active = min(model.lines.count - 1, model.active + 1)
      }
    }
    .labelStyle(.iconOnly)
    .frame(height: 80)
  }
}

#Preview { SingAlongView() }
