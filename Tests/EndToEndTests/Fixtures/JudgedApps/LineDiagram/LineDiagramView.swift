import SwiftUI

struct LineDiagramView: View {
  let lines: [TransitLine]

  private enum Layout {
    static let stopHeight: CGFloat = 56
    static let headerHeight: CGFloat = 36
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        ForEach(lines) { line in
          Section {
            ForEach(Array(line.stops.enumerated()), id: \.offset) { position, stop in
              StopRow(
                name: stop,
                color: line.color,
                isTerminus: position == 0 || position == line.stops.count - 1
              )
              .frame(height: Layout.stopHeight)
            }
          } header: {
            LineHeader(line: line)
              .frame(height: Layout.headerHeight)
          }
        }
      }
    }
    .scrollTargetBehavior(StopSnap(stopHeight: Layout.stopHeight))
  }
}

// Lets the diagram stop with a whole stop right under the line's header.
struct StopSnap: ScrollTargetBehavior {
  let stopHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = max(0, context.contentSize.height - context.containerSize.height)
    let y = target.rect.origin.y
    let stop = (y / stopHeight).rounded() * stopHeight
    target.rect.origin.y = abs(limit - y) < abs(stop - y) ? limit : min(stop, limit)
  }
}

private struct LineHeader: View {
  let line: TransitLine

  var body: some View {
    HStack {
      Text(line.id)
        .font(.caption.bold())
        .padding(.horizontal, 8)
        .background(line.color, in: .capsule)
      Text(line.name).font(.subheadline.weight(.semibold))
      Spacer()
    }
    .lineLimit(1)
    .padding(.horizontal)
    .frame(maxHeight: .infinity)
    .background(.bar)
  }
}

private struct StopRow: View {
  let name: String
  let color: Color
  let isTerminus: Bool

  var body: some View {
    HStack(spacing: 16) {
      ZStack {
        Rectangle().fill(color).frame(width: 6)
        Circle()
          .fill(.background)
          .strokeBorder(color, lineWidth: 3)
          .frame(width: isTerminus ? 22 : 14)
      }
      .frame(width: 24)
      Text(name)
        .fontWeight(isTerminus ? .bold : .regular)
        .lineLimit(1)
      Spacer()
    }
    .padding(.horizontal, 24)
  }
}

#Preview {
  LineDiagramView(lines: TransitLine.network)
}
