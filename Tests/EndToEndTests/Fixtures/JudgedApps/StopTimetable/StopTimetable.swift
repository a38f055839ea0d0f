import SwiftUI

struct Departure: Identifiable {
  let id: Int
  var line: String
  var destination: String
  var minute: Int

  static let samples: [Departure] = (0..<30).map { n in
    Departure(
      id: n,
      line: ["U2", "U7", "M13", "X83"][n % 4],
      destination: ["Harbour", "Old Town", "University", "Stadium"][(n / 2) % 4],
      minute: 2 + n * 3
    )
  }
}

struct StopTimetable: View {
  let stopName: String
  let departures: [Departure]

  enum Metrics {
    static let banner: CGFloat = 132
    static let row: CGFloat = 76
  }

  var body: some View {
    NavigationStack {
      ScrollView(.vertical) {
        VStack(spacing: 0) {
          banner
            .frame(height: Metrics.banner)
          ForEach(departures) { departure in
            DepartureRow(departure: departure)
              .frame(height: Metrics.row)
              .overlay(alignment: .bottom) { Divider() }
          }
          Text("Times are estimates and may change at short notice.")
            .font(.footnote)
            .foregroundStyle(.secondary)
            .padding(.vertical, 20)
        }
      }
      .scrollTargetBehavior(RowSnap(lead: Metrics.banner, row: Metrics.row))
      .navigationTitle(stopName)
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var banner: some View {
    ZStack {
      Rectangle().fill(.yellow.gradient)
      Label("Lift at platform 2 out of service", systemImage: "exclamationmark.triangle")
        .font(.headline)
    }
  }
}

private struct DepartureRow: View {
  let departure: Departure

  var body: some View {
    HStack(spacing: 14) {
      Text(departure.line)
        .font(.headline)
        .frame(width: 52, height: 30)
        .background(.blue.opacity(0.2), in: .capsule)
      Text(departure.destination)
      Spacer()
      Text("\(departure.minute) min").monospacedDigit()
    }
    .padding(.horizontal)
  }
}

private struct RowSnap: ScrollTargetBehavior {
  let lead: CGFloat
  let row: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let bottom = max(0, context.contentSize.height - context.containerSize.height)
    let y = target.rect.minY
    let index = max(0, ((y - lead) / row).rounded())
    let stops = [0, lead + index * row, bottom].filter { $0 <= bottom }
    if let best = stops.min(by: { abs($0 - y) < abs($1 - y) }) {
      target.rect.origin.y = best
    }
  }
}

#Preview {
  StopTimetable(stopName: "Market Square", departures: Departure.samples)
}
