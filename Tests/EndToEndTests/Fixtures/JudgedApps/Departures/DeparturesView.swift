import SwiftUI

struct DeparturesView: View {
  @AppStorage("stickyDates") private var stickyDates = true
  @StateObject private var board = DepartureBoard()

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: stickyDates ? [.sectionHeaders] : []) {
          ForEach(board.groups) { group in
            Section {
              ForEach(group.flights) { flight in
                FlightRow(flight: flight)
              }
            } header: {
              Text(group.title).dateBand()
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .navigationTitle("Departures")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Toggle("Sticky dates", isOn: $stickyDates)
      }
    }
    .task { await board.poll() }
  }
}

private struct FlightRow: View {
  let flight: Flight

  var body: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 4) {
        Text(flight.number).font(.headline.monospaced())
        Text(flight.city).font(.subheadline)
      }
      Spacer()
      Text(flight.time).font(.title3.monospacedDigit())
    }
    .padding(.horizontal)
    .padding(.top, 8)
    .frame(height: 68, alignment: .top)
    .overlay(alignment: .bottom) { Divider() }
  }
}

#Preview { DeparturesView() }
