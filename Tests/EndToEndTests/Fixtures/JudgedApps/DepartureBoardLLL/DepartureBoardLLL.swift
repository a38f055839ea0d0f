import SwiftUI

struct Departure: Identifiable {
  let id: Int
  let time: String
  let destination: String
  let line: String
  var notice: String?

  static let board: [Departure] = [
    Departure(id: 1, time: "07:02", destination: "Lakeside", line: "RE 4"),
    Departure(id: 2, time: "07:09", destination: "Airport", line: "S 1"),
    Departure(id: 3, time: "07:14", destination: "North Harbour", line: "S 3", notice: "About 10 min late"),
    Departure(id: 4, time: "07:20", destination: "Old Mill", line: "RB 22"),
    Departure(id: 5, time: "07:24", destination: "Airport", line: "S 1"),
    Departure(id: 6, time: "07:31", destination: "Lakeside", line: "RE 4", notice: "Today from platform 9"),
    Departure(id: 7, time: "07:38", destination: "Castle Hill", line: "S 7", notice: "Without bicycle coach"),
    Departure(id: 8, time: "07:39", destination: "Airport", line: "S 1"),
    Departure(id: 9, time: "07:44", destination: "North Harbour", line: "S 3"),
    Departure(id: 10, time: "07:50", destination: "Old Mill", line: "RB 22"),
    Departure(id: 11, time: "07:54", destination: "Airport", line: "S 1", notice: "About 5 min late"),
    Departure(id: 12, time: "08:02", destination: "Lakeside", line: "RE 4"),
    Departure(id: 13, time: "08:08", destination: "Castle Hill", line: "S 7"),
    Departure(id: 14, time: "08:09", destination: "Airport", line: "S 1"),
    Departure(id: 15, time: "08:14", destination: "North Harbour", line: "S 3"),
    Departure(id: 16, time: "08:20", destination: "Old Mill", line: "RB 22"),
    Departure(id: 17, time: "08:24", destination: "Airport", line: "S 1"),
    Departure(id: 18, time: "08:31", destination: "Lakeside", line: "RE 4"),
  ]
}

enum BoardMetrics {
  static let rowHeight: CGFloat = 64
  static let rowSpacing: CGFloat = 8
  static let headerHeight: CGFloat = 88
  static let footerHeight: CGFloat = 56
}

/// Lets the board come to rest with a whole departure at its top edge.
struct WholeRowBehavior: ScrollTargetBehavior {
  let stride: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(context.contentSize.height - context.containerSize.height, 0)
    if target.rect.minY >= end - stride / 2 {
      target.rect.origin.y = end
    } else {
      let row = (target.rect.minY / stride).rounded()
      target.rect.origin.y = max(row, 0) * stride
    }
  }
}

struct DepartureRow: View {
  let departure: Departure

  var body: some View {
    HStack(spacing: 12) {
      Text(departure.time)
        .font(.headline.monospacedDigit())
        .frame(width: 60, alignment: .leading)
      VStack(alignment: .leading, spacing: 4) {
        Text(departure.destination)
          .font(.headline)
        Text(departure.line)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        if let notice = departure.notice {
          Label(notice, systemImage: "exclamationmark.triangle.fill")
            .font(.caption)
            .foregroundStyle(.orange)
        }
      }
      .lineLimit(1)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 10)
    .frame(maxWidth: .infinity, minHeight: BoardMetrics.rowHeight, alignment: .leading)
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 12))
  }
}

struct DepartureBoard: View {
  let station: String
  let departures: [Departure]
  @State private var showsArrivals = false

  var body: some View {
    VStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 2) {
        Text(station).font(.title.bold())
        Text("Departures").foregroundStyle(.secondary)
      }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: BoardMetrics.headerHeight)

      ScrollView {
        VStack(spacing: BoardMetrics.rowSpacing) {
          ForEach(departures) { departure in
            DepartureRow(departure: departure)
          }
        }
        .padding(.horizontal, 16)
      }
      .scrollTargetBehavior(
        WholeRowBehavior(stride: BoardMetrics.rowHeight + BoardMetrics.rowSpacing)
      )

      Button("Show arrivals", systemImage: "arrow.left.arrow.right") {
        showsArrivals.toggle()
      }
      .frame(maxWidth: .infinity)
      .frame(height: BoardMetrics.footerHeight)
    }
    .sheet(isPresented: $showsArrivals) {
      ContentUnavailableView("No arrivals", systemImage: "tram")
    }
  }
}

#Preview {
  DepartureBoard(station: "Westbridge", departures: Departure.board)
}
