import SwiftUI

struct AlbumView: View {
  let pages: [AlbumPage]
  @Environment(\.verticalSizeClass) private var heightClass
  @State private var loupe: Stamp?

  private var layout: AlbumLayout { AlbumLayout(heightClass) }
  private var total: Int { pages.reduce(0) { $0 + $1.stamps.count } }

  var body: some View {
    VStack(spacing: 0) {
      Text("Album").font(.headline).frame(height: 44)
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: layout.margin) {
          ForEach(pages) { page in
            sheet(of: page)
          }
        }
        .padding(.horizontal, layout.margin)
      }
      .scrollTargetBehavior(Turning(pages: pages, layout: layout))
      .scrollIndicators(.never)
      .fixedSize(horizontal: false, vertical: true)
      Spacer(minLength: 0)
      Text("\(total) stamps in \(pages.count) countries")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .frame(height: 40)
    }
    .sheet(item: $loupe) { pocket($0).scaleEffect(2).presentationDetents([.medium]) }
  }

  private func sheet(of page: AlbumPage) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(page.id)
        .font(.subheadline.italic())
        .frame(height: 32)
      Grid(horizontalSpacing: layout.gutter, verticalSpacing: layout.gutter) {
        ForEach(Array(layout.lines(page).enumerated()), id: \.offset) { _, line in
          GridRow {
            ForEach(line) { stamp in
              pocket(stamp).onTapGesture { loupe = stamp }
            }
          }
        }
      }
      .padding(layout.binding)
      .frame(width: layout.width(page), alignment: .topLeading)
      .background(Color.black.opacity(0.85))
    }
  }

  private func pocket(_ stamp: Stamp) -> some View {
    VStack {
      Text(stamp.face).font(.title3.bold())
      Text(String(stamp.year)).font(.caption2)
    }
    .frame(width: layout.pocket, height: layout.pocket)
    .background(stamp.mint ? Color.yellow.opacity(0.8) : Color.gray)
    .overlay {
      Rectangle().strokeBorder(.white, style: .init(lineWidth: 4, lineCap: .round, dash: [1, 6]))
    }
    .accessibilityElement()
    .accessibilityLabel("\(stamp.face), \(stamp.year), \(stamp.mint ? "mint" : "used")")
  }
}

extension AlbumView {
  struct Turning: ScrollTargetBehavior {
    let pages: [AlbumPage]
    let layout: AlbumLayout

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let window = context.containerSize.width
      let end = max(0, context.contentSize.width - window)
      let wanted = target.rect.minX
      var best: CGFloat?
      for rest in layout.rests(pages, window: window) {
        let r = min(rest, end)
        if let b = best, abs(b - wanted) <= abs(r - wanted) { continue }
        best = r
      }
      if let best { target.rect.origin.x = best }
    }
  }
}

#Preview("Album") { AlbumView(pages: AlbumPage.collection) }
#Preview("Album, lying", traits: .landscapeLeft) { AlbumView(pages: AlbumPage.collection) }
