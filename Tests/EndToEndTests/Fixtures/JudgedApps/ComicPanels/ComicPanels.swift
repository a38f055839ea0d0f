import SwiftUI

struct ComicPanel: Identifiable {
  let id: Int
  let caption: String
  let height: CGFloat
  let tint: Color
}

struct ComicChapter {
  let title: String
  let panels: [ComicPanel]
  let gutter: CGFloat = 12

  var panelTops: [CGFloat] {
    var tops: [CGFloat] = []
    var y: CGFloat = 0
    for panel in panels {
      tops.append(y)
      y += panel.height + gutter
    }
    return tops
  }

  static let harbor = ComicChapter(
    title: "Harbor Lights, ch. 3",
    panels: [
      ComicPanel(id: 1, caption: "The ferry was late again.", height: 320, tint: .blue),
      ComicPanel(id: 2, caption: "\"You came alone?\"", height: 240, tint: .teal),
      ComicPanel(id: 3, caption: "Nobody answered.", height: 520, tint: .indigo),
      ComicPanel(id: 4, caption: "A light went on across the water.", height: 280, tint: .orange),
      ComicPanel(id: 5, caption: "Then a second one.", height: 220, tint: .yellow),
      ComicPanel(id: 6, caption: "\"Run.\"", height: 640, tint: .red),
      ComicPanel(id: 7, caption: "The pier gave way.", height: 360, tint: .brown),
      ComicPanel(id: 8, caption: "To be continued.", height: 300, tint: .gray),
    ])
}

struct PanelMagnet: ScrollTargetBehavior {
  var panelTops: [CGFloat]
  var reach: CGFloat = 40

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(context.contentSize.height - context.containerSize.height, 0)
    let proposed = min(max(target.rect.minY, 0), end)
    let stops = panelTops.filter { $0 < end } + [end]
    let nearest = stops.min { abs($0 - proposed) < abs($1 - proposed) } ?? proposed
    if abs(nearest - proposed) <= reach {
      target.rect.origin.y = nearest
    }
  }
}

extension ScrollTargetBehavior where Self == PanelMagnet {
  static func panels(of chapter: ComicChapter) -> PanelMagnet {
    PanelMagnet(panelTops: chapter.panelTops)
  }
}

struct PanelView: View {
  let panel: ComicPanel

  var body: some View {
    Rectangle()
      .fill(panel.tint.gradient)
      .frame(height: panel.height)
      .overlay(alignment: .bottomLeading) {
        Text(panel.caption)
          .font(.callout.italic())
          .padding(10)
          .background(.white, in: .rect(cornerRadius: 4))
          .foregroundStyle(.black)
          .padding(12)
      }
      .border(.black, width: 2)
  }
}

struct ReaderBar: View {
  let title: String

  var body: some View {
    HStack {
      Button("Library", systemImage: "chevron.left") {}
        .labelStyle(.iconOnly)
      Spacer()
      Text(title).font(.headline)
      Spacer()
      Image(systemName: "bookmark")
    }
    .padding(.horizontal, 16)
    .frame(height: 48)
  }
}

struct ComicReaderScreen: View {
  let chapter: ComicChapter
  @State private var progress = 0.0

  var body: some View {
    VStack(spacing: 0) {
      ReaderBar(title: chapter.title)
      ScrollView {
        VStack(spacing: chapter.gutter) {
          ForEach(chapter.panels) { panel in
            PanelView(panel: panel)
          }
        }
        .padding(.horizontal, 8)
      }
      .scrollTargetBehavior(.panels(of: chapter))
      .onScrollGeometryChange(for: Double.self) { geometry in
        let range = max(geometry.contentSize.height - geometry.containerSize.height, 1)
        return min(max(geometry.contentOffset.y / range, 0), 1)
      } action: { _, fraction in
        progress = fraction
      }
      ProgressView(value: progress) {
        Text(progress, format: .percent.precision(.fractionLength(0)))
          .font(.caption.monospacedDigit())
      }
      .padding(.horizontal, 16)
      .frame(height: 52)
    }
  }
}

#Preview {
  ComicReaderScreen(chapter: .harbor)
}
