import SwiftUI

struct Departure: Identifiable {
  let id: Int
  let line: String
  let destination: String
  let minutes: Int
}

struct StationView: View {
  let station: String
  let departures: [Departure]

  @ScaledMetric(relativeTo: .headline) private var scaledHeight: CGFloat = 60

  // Whole points, so that the rows and the snapping agree at each type size.
  private var rowHeight: CGFloat { min(scaledHeight.rounded(), 120) }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(station)
        .font(.title.bold())
        .lineLimit(1)
      Board(rowHeight: rowHeight, rowSpacing: 6) {
        ForEach(departures) { departure in
          DepartureRow(departure: departure)
            .frame(height: rowHeight)
        }
      }
      Label("Live times, updated every 20 s", systemImage: "antenna.radiowaves.left.and.right")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
    .padding()
  }
}

private struct DepartureRow: View {
  let departure: Departure

  var body: some View {
    HStack(spacing: 14) {
      Text(departure.line)
        .font(.headline)
        .frame(minWidth: 44)
        .padding(.vertical, 4)
        .background(.blue, in: .capsule)
        .foregroundStyle(.white)
      Text(departure.destination)
        .lineLimit(1)
      Spacer(minLength: 8)
      Text("\(departure.minutes)′")
        .monospacedDigit()
    }
    .padding(.horizontal, 12)
    .frame(maxHeight: .infinity)
    .background(.quaternary, in: .rect(cornerRadius: 10))
    .accessibilityElement(children: .combine)
  }
}

#Preview {
  StationView(
    station: "Hauptbahnhof",
    departures: (0..<30).map {
      Departure(id: $0, line: "S\($0 % 8 + 1)", destination: "Terminal \($0 % 3 + 1)", minutes: $0 * 3 + 1)
    }
  )
}
