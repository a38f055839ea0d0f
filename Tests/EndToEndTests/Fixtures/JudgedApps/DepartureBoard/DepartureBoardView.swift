import SwiftUI

struct DepartureBoardView: View {
  let station: String
  let departures: [Departure]

  @ScaledMetric(relativeTo: .body) private var rowHeight: CGFloat = 60
  @State private var hidesCancelled = false

  private var visible: [Departure] {
    hidesCancelled ? departures.filter { $0.status != .cancelled } : departures
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(visible) { departure in
            DepartureRow(departure: departure)
              .frame(height: rowHeight)
              .overlay(alignment: .bottom) { Divider() }
          }
          Text("Times supplied by the operator. Platforms may change.")
            .font(.footnote)
            .foregroundStyle(.secondary)
            .padding(.vertical, 14)
        }
      }
      .scrollTargetBehavior(WholeRows(rowHeight: rowHeight))
      .navigationTitle(station)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Toggle("Hide cancelled", systemImage: "eye.slash", isOn: $hidesCancelled)
      }
    }
  }
}

private struct DepartureRow: View {
  let departure: Departure

  var body: some View {
    HStack(spacing: 12) {
      Text(departure.time)
        .monospacedDigit()
        .bold()
      Text(departure.destination)
        .strikethrough(departure.status == .cancelled)
      Spacer(minLength: 8)
      Text(departure.platform)
        .font(.headline)
        .frame(width: 32)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.7)
    .padding(.horizontal, 16)
    .frame(maxHeight: .infinity)
    .foregroundStyle(departure.status == .delayed ? Color.orange : Color.primary)
  }
}

#Preview {
  DepartureBoardView(station: "Zürich HB", departures: Departure.samples)
}
