import SwiftUI

struct RowStops: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.height - context.containerSize.height
    guard end > 0 else { return }
    let y = min(max(target.rect.minY, 0), end)

    var low = 0
    var high = stops.count
    while low < high {
      let mid = (low + high) / 2
      if stops[mid] < y { low = mid + 1 } else { high = mid }
    }
    let after = low < stops.count ? min(stops[low], end) : end
    let before = low > 0 ? stops[low - 1] : 0
    target.rect.origin.y = y - before < after - y ? before : after
  }
}

struct BoardView: View {
  @State private var model = BoardModel()

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(model.groups) { group in
          Section {
            ForEach(group.departures) { DepartureRow(departure: $0) }
          } header: {
            Text("\(group.hour):00")
              .font(.subheadline.bold())
              .padding(.horizontal)
              .frame(maxWidth: .infinity, alignment: .leading)
              .frame(height: BoardMetrics.header)
              .background(Color(.secondarySystemBackground))
          }
        }
      }
    }
    .scrollTargetBehavior(RowStops(stops: model.stops))
  }
}

private struct DepartureRow: View {
  let departure: Departure

  var body: some View {
    HStack(spacing: 12) {
      Text(departure.time).monospacedDigit().bold()
      Text(departure.line)
        .font(.caption.bold())
        .padding(.horizontal, 8)
        .padding(.vertical, 3)
        .background(.blue.opacity(0.2), in: .capsule)
      Text(departure.goal)
      Spacer()
    }
    .lineLimit(1)
    .padding(.horizontal)
    .frame(height: BoardMetrics.row)
    .overlay(alignment: .bottom) { Divider().padding(.leading) }
  }
}

#Preview { BoardView() }
