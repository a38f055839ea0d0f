import SwiftUI

struct Departure: Identifiable, Hashable {
  let id: Int
  let time: String
  let quay: String
  let minutes: Int

  static let saturday: [Departure] = [
    ("06:15", "A"), ("07:30", "A"), ("08:45", "B"), ("10:00", "A"), ("11:15", "B"),
    ("12:30", "A"), ("13:45", "A"), ("15:00", "B"), ("16:15", "A"), ("17:30", "B"),
    ("18:45", "A"), ("20:15", "A"), ("21:45", "B"), ("23:20", "A"),
  ].enumerated().map { index, entry in
    Departure(id: index, time: entry.0, quay: entry.1, minutes: entry.1 == "A" ? 35 : 50)
  }
}

struct ChipBehavior: ScrollTargetBehavior {
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let overflow = context.contentSize.width - context.containerSize.width
    guard pitch > 0, overflow > 0 else { return }
    let lastIndex = Int(overflow / pitch)
    let nearest = Int((target.rect.minX / pitch).rounded())
    target.rect.origin.x = CGFloat(min(max(nearest, 0), lastIndex)) * pitch
  }
}

struct ChipStrip<Item: Identifiable, Chip: View>: View {
  let items: [Item]
  var chipWidth: CGFloat = 88
  var gap: CGFloat = 8
  @ViewBuilder let chip: (Item) -> Chip

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: gap) {
        ForEach(items) { item in
          chip(item)
            .frame(width: chipWidth, height: 56)
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(ChipBehavior(pitch: chipWidth + gap))
    .frame(height: 56)
  }
}

struct DepartureChip: View {
  let departure: Departure
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 2) {
      Text(departure.time)
        .font(.headline.monospacedDigit())
      Text("Quay \(departure.quay)")
        .font(.caption2)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .foregroundStyle(isSelected ? Color.white : Color.primary)
    .background(isSelected ? Color.blue : Color.blue.opacity(0.12), in: .rect(cornerRadius: 12))
  }
}

struct DepartureDetail: View {
  let departure: Departure

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("Leaves at \(departure.time)", systemImage: "clock")
      Label("Quay \(departure.quay)", systemImage: "mappin.and.ellipse")
      Label("\(departure.minutes) minutes at sea", systemImage: "water.waves")
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.background.secondary, in: .rect(cornerRadius: 16))
  }
}

struct TimetableScreen: View {
  let departures: [Departure]
  @State private var selected: Departure?

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 16) {
        Text("Saturday")
          .font(.title2.bold())
        ChipStrip(items: departures) { departure in
          Button {
            selected = departure
          } label: {
            DepartureChip(departure: departure, isSelected: departure == selected)
          }
          .buttonStyle(.plain)
        }
        if let selected {
          DepartureDetail(departure: selected)
        } else {
          Text("Choose a departure")
            .foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
      }
      .padding(20)
      .navigationTitle("Timetable")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  TimetableScreen(departures: Departure.saturday)
}
