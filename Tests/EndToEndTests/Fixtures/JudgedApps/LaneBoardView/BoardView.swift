import SwiftUI

struct BoardView: View {
  @State private var board = Board.sample
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  private enum Layout {
    static let margin: CGFloat = 24
    static let gap: CGFloat = 12
    static let rule: CGFloat = 1
  }

  private var lanesPerScreen: Int {
    verticalSizeClass == .compact ? 2 : 1
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(board.name)
        .font(.title2.bold())
        .padding(.horizontal, Layout.margin)

      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: Layout.gap) {
          ForEach(board.lanes) { lane in
            LaneView(lane: lane)
              .containerRelativeFrame(
                .horizontal,
                count: lanesPerScreen,
                spacing: Layout.gap * 2 + Layout.rule
              )

            if lane.id != board.lanes.last?.id {
              Rectangle()
                .fill(.quaternary)
                .frame(width: Layout.rule)
            }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, Layout.margin, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
      .scrollIndicators(.hidden)
    }
    .padding(.vertical, 12)
    .background(Color(uiColor: .systemGroupedBackground))
  }
}

private struct LaneView: View {
  let lane: Lane

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Label(lane.title, systemImage: "circle.fill")
          .foregroundStyle(lane.tint)
          .font(.headline)
        Spacer()
        Text("\(lane.points) pts")
          .font(.caption.monospacedDigit())
          .foregroundStyle(.secondary)
      }

      ScrollView {
        VStack(spacing: 10) {
          ForEach(lane.tickets) { ticket in
            TicketCard(ticket: ticket)
          }
        }
      }
    }
  }
}

private struct TicketCard: View {
  let ticket: Ticket

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(ticket.title)
        .font(.subheadline.weight(.medium))
      HStack {
        Text("#\(ticket.id)")
        Spacer()
        Text(ticket.assignee)
        Text(ticket.points, format: .number)
          .padding(.horizontal, 8)
          .background(.quaternary, in: .capsule)
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.background, in: .rect(cornerRadius: 12))
  }
}

#Preview {
  BoardView()
}
