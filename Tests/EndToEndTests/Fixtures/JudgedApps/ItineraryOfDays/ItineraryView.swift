import SwiftUI

private let rowHeight: CGFloat = 72
private let headerHeight: CGFloat = 56
private let daySpacing: CGFloat = 24

extension TripDay {
  var height: CGFloat { headerHeight + CGFloat(stops.count) * rowHeight }
}

struct SnapToDay: ScrollTargetBehavior {
  var tops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let proposed = target.rect.minY
    guard proposed > 0, proposed < end else { return }

    let candidates = tops.filter { $0 < end } + [end]
    if let best = candidates.min(by: { abs($0 - proposed) < abs($1 - proposed) }) {
      target.rect.origin.y = best
    }
  }
}

extension ScrollTargetBehavior where Self == SnapToDay {
  static func days(_ days: [TripDay]) -> SnapToDay {
    var y: CGFloat = 0
    var tops: [CGFloat] = []
    for day in days {
      tops.append(y)
      y += day.height + daySpacing
    }
    return SnapToDay(tops: tops)
  }
}

struct ItineraryView: View {
  let days: [TripDay]

  var body: some View {
    ScrollView {
      VStack(spacing: daySpacing) {
        ForEach(days) { day in
          daySection(day)
            .frame(height: day.height)
            .background(.background.secondary, in: .rect(cornerRadius: 20))
        }
      }
      .padding(.horizontal)
    }
    .scrollTargetBehavior(.days(days))
    .navigationTitle("Lisbon")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func daySection(_ day: TripDay) -> some View {
    VStack(spacing: 0) {
      HStack {
        Text("Day \(day.id)").font(.headline)
        Spacer()
        Text(day.name).foregroundStyle(.secondary)
      }
      .padding(.horizontal)
      .frame(height: headerHeight)

      ForEach(day.stops) { stop in
        HStack(spacing: 14) {
          Text(stop.time)
            .font(.subheadline.monospacedDigit())
            .foregroundStyle(.secondary)
            .frame(width: 56, alignment: .trailing)
          Circle().fill(.tint).frame(width: 8, height: 8)
          Text(stop.title).lineLimit(2)
          Spacer(minLength: 0)
        }
        .padding(.horizontal)
        .frame(height: rowHeight)
      }
    }
  }
}

#Preview {
  NavigationStack {
    ItineraryView(days: TripDay.lisbon)
  }
}
