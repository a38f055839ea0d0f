import SwiftUI

struct Trip: Identifiable, Hashable {
  let id: Int
  let number: String
  let isExpress: Bool
  let calls: [Int?]

  static let sample: [Trip] = (0..<18).map { index in
    let start = 5 * 60 + 12 + index * 58
    let express = index % 3 == 1
    let calls: [Int?] = (0..<9).map { stop in
      if express && [2, 3, 5].contains(stop) { return nil }
      return start + stop * (express ? 7 : 9)
    }
    return Trip(
      id: index, number: "\(express ? "IR" : "S") \(2100 + index * 2)", isExpress: express, calls: calls)
  }
}

enum Line {
  static let stations = [
    "Altmark", "Brunn", "Cellerau", "Dornfeld", "Eschen",
    "Farn", "Grünau", "Halde", "Ilmstadt",
  ]
}

enum SheetMetrics {
  static let stationWidth: CGFloat = 96
  static let tripWidth: CGFloat = 72
  static let rowHeight: CGFloat = 40
  static let headerHeight: CGFloat = 44
}

struct TripColumnBehavior: ScrollTargetBehavior {
  let columnWidth: CGFloat
  let columnCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let visibleColumns = max(1, Int(context.containerSize.width / columnWidth))
    let lastFirstColumn = CGFloat(max(0, columnCount - visibleColumns))
    let proposed = (target.rect.minX / columnWidth).rounded()
    let column = min(max(proposed, 0), lastFirstColumn)
    target.rect.origin.x = column * columnWidth
  }
}

struct TripColumn: View {
  let trip: Trip

  var body: some View {
    VStack(spacing: 0) {
      Text(trip.number)
        .font(.caption.bold())
        .foregroundStyle(trip.isExpress ? Color.red : Color.primary)
        .frame(height: SheetMetrics.headerHeight)
      ForEach(Array(trip.calls.enumerated()), id: \.offset) { _, minute in
        Text(label(for: minute))
          .font(.callout.monospacedDigit())
          .frame(height: SheetMetrics.rowHeight)
      }
    }
    .frame(width: SheetMetrics.tripWidth)
    .background(trip.id.isMultiple(of: 2) ? Color.gray.opacity(0.08) : Color.clear)
  }

  private func label(for minute: Int?) -> String {
    guard let minute else { return "|" }
    let hour = minute / 60 % 24
    let rest = minute % 60
    return "\(hour):\(rest < 10 ? "0" : "")\(rest)"
  }
}

struct StationColumn: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Station")
        .font(.caption)
        .foregroundStyle(.secondary)
        .frame(height: SheetMetrics.headerHeight)
      ForEach(Line.stations, id: \.self) { name in
        Text(name)
          .font(.callout)
          .lineLimit(1)
          .frame(height: SheetMetrics.rowHeight)
      }
    }
    .frame(width: SheetMetrics.stationWidth, alignment: .leading)
    .background(Color(.systemBackground))
  }
}

struct DepartureSheet: View {
  let trips: [Trip]

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(trips) { trip in
          TripColumn(trip: trip)
        }
      }
      .padding(.leading, SheetMetrics.stationWidth)
    }
    .scrollTargetBehavior(
      TripColumnBehavior(columnWidth: SheetMetrics.tripWidth, columnCount: trips.count)
    )
    .overlay(alignment: .leading) {
      StationColumn()
    }
  }
}

struct ConductorScreen: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text("Line 24 · weekdays")
            .font(.headline)
          DepartureSheet(trips: Trip.sample)
          Text("IR trains do not call at Cellerau, Dornfeld and Farn.")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        .padding(12)
      }
      .navigationTitle("Timetable")
    }
  }
}

#Preview {
  ConductorScreen()
}
