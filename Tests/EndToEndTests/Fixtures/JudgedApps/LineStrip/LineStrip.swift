// Tramlines

import SwiftUI

struct LineStrip: View {
  @StateObject private var model = LineModel()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: StripMetrics.spacing) {
          Text(model.line)
            .font(.title3.bold())
            .foregroundStyle(.white)
            .frame(width: StripMetrics.badge, height: 44)
            .background(.red, in: .rect(cornerRadius: 10))

          ForEach(model.stations) { station in
            if let zone = station.opensZone {
              ZoneMark(zone: zone)
            }
            StationPill(station: station, isHere: station.id == model.here)
              .onTapGesture { model.here = station.id }
          }
        }
      }
      .safeAreaPadding(.horizontal, StripMetrics.margin)
      .restsOnStations(model.stops)
      .frame(height: 60)

      departures
      Spacer(minLength: 0)
    }
    .padding(.top)
  }

  private var departures: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(model.here).font(.headline)
      ForEach([3, 11, 18], id: \.self) { minutes in
        LabeledContent("Terminal", value: "\(minutes) min")
      }
    }
    .padding(.horizontal, StripMetrics.margin)
  }
}

private struct StationPill: View {
  let station: Station
  let isHere: Bool

  var body: some View {
    Text(station.name)
      .font(.subheadline)
      .lineLimit(1)
      .minimumScaleFactor(0.75)
      .padding(.horizontal, 14)
      .frame(width: station.width, height: 44)
      .background(isHere ? Color.red.opacity(0.2) : Color.gray.opacity(0.15), in: .capsule)
  }
}

private struct ZoneMark: View {
  let zone: Int

  var body: some View {
    Text("\(zone)")
      .font(.caption2)
      .frame(width: StripMetrics.zone, height: 44)
      .background(alignment: .leading) { Rectangle().frame(width: 1) }
  }
}

#Preview {
  LineStrip()
}
