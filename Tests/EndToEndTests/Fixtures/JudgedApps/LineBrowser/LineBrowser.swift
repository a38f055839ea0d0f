import SwiftUI

private enum Layout {
  static let strip: CGFloat = 56
  static let heading: CGFloat = 44
  static let row: CGFloat = 64

  static func tops(of lines: [TransitLine]) -> [CGFloat] {
    var y: CGFloat = 0
    return lines.map { line in
      defer { y += heading + row * CGFloat(line.stations.count) }
      return y
    }
  }
}

// Pulls a line's heading up to the strip when the scroll would end close to it;
// in the middle of a long line it scrolls freely.
struct HeadingMagnet: ScrollTargetBehavior {
  var tops: [CGFloat]
  var barHeight: CGFloat
  var reach: CGFloat = 96

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard let top = tops.min(by: { abs($0 - y) < abs($1 - y) }),
      abs(top - y) <= reach
    else { return }

    let furthest = max(0, context.contentSize.height - context.containerSize.height)
    // keep the heading clear of the strip
    target.rect.origin.y = min(max(top - barHeight, 0), furthest)
  }
}

struct LineBrowser: View {
  let lines: [TransitLine]
  @State private var current = 0

  private var tops: [CGFloat] { Layout.tops(of: lines) }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(lines) { line in
          heading(line)
          ForEach(line.stations, id: \.self) { station in
            row(station, on: line)
          }
        }
      }
    }
    .scrollTargetBehavior(HeadingMagnet(tops: tops, barHeight: Layout.strip))
    .onScrollGeometryChange(for: Int.self) { geometry in
      let y = geometry.contentOffset.y + geometry.contentInsets.top
      return tops.lastIndex { $0 <= y + 1 } ?? 0
    } action: { _, index in
      current = index
    }
    .safeAreaInset(edge: .top, spacing: 0) { strip }
  }

  private var strip: some View {
    HStack(spacing: 14) {
      ForEach(lines.indices, id: \.self) { index in
        Text(lines[index].id)
          .font(.headline)
          .foregroundStyle(.white)
          .frame(width: 36, height: 36)
          .background(lines[index].color, in: .circle)
          .opacity(index == current ? 1 : 0.3)
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: Layout.strip)
    .background(.bar)
  }

  private func heading(_ line: TransitLine) -> some View {
    Text("\(line.name) line")
      .font(.title3.bold())
      .foregroundStyle(line.color)
      .padding(.horizontal)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: Layout.heading)
  }

  private func row(_ station: String, on line: TransitLine) -> some View {
    HStack(spacing: 16) {
      Circle()
        .strokeBorder(line.color, lineWidth: 3)
        .frame(width: 18, height: 18)
      Text(station)
      Spacer()
      Image(systemName: "chevron.right").foregroundStyle(.tertiary)
    }
    .padding(.horizontal)
    .frame(height: Layout.row)
  }
}

#Preview {
  LineBrowser(lines: TransitLine.network)
}
