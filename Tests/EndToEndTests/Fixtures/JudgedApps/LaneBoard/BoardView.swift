import SwiftUI

struct Lane: Identifiable {
  let id: String
  var cards: [String]

  static let board = [
    Lane(id: "Backlog", cards: (1...14).map { "Idea \($0)" }),
    Lane(id: "Doing", cards: ["Release notes", "Crash on sync", "Onboarding copy"]),
    Lane(id: "Review", cards: ["Dark mode icons", "Import from CSV"]),
    Lane(id: "Done", cards: (1...9).map { "Shipped \($0)" }),
  ]
}

struct BoardView: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var lanes = Lane.board

  private var laneWidth: CGFloat { sizeClass == .regular ? 340 : 300 }
  private let gutter: CGFloat = 16

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: gutter) {
        ForEach($lanes) { $lane in
          LaneColumn(lane: $lane)
            .frame(width: laneWidth)
        }
      }
      .padding(.horizontal, 20)
    }
    .scrollTargetBehavior(
      LaneBehavior(laneCount: lanes.count, stride: laneWidth + gutter)
    )
    .scrollIndicators(.hidden)
    .safeAreaInset(edge: .top) {
      Text("Sprint 14")
        .font(.headline)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 10)
        .background(.bar)
    }
  }
}

private struct LaneColumn: View {
  @Binding var lane: Lane

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(lane.id).font(.subheadline.weight(.semibold))
        Spacer()
        Button("Add", systemImage: "plus") {
          lane.cards.insert("Untitled \(lane.cards.count + 1)", at: 0)
        }
        .labelStyle(.iconOnly)
      }
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(lane.cards, id: \.self) { card in
            Text(card)
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding()
              .background(.background, in: .rect(cornerRadius: 10))
          }
        }
      }
    }
    .padding(12)
    .background(.quaternary, in: .rect(cornerRadius: 16))
  }
}

struct LaneBehavior: ScrollTargetBehavior {
  let laneCount: Int
  let stride: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = max(context.contentSize.width - context.containerSize.width, 0)
    let stops = (0..<laneCount).map { min(CGFloat($0) * stride, reach) }
    let x = target.rect.minX
    let velocity = context.velocity.dx

    let stop: CGFloat? =
      if velocity > 200 {
        stops.first { $0 >= x - 0.5 }
      } else if velocity < -200 {
        stops.last { $0 <= x + 0.5 }
      } else {
        stops.min { abs($0 - x) < abs($1 - x) }
      }

    if let stop {
      target.rect.origin.x = stop
    }
  }
}

#Preview {
  BoardView()
}
