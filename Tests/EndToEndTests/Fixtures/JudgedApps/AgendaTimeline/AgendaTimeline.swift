import SwiftUI

struct AgendaDay: Identifiable {
  let id: Int
  let title: String
  let events: [String]
}

extension AgendaDay {
  static let conference: [AgendaDay] = [3, 5, 2, 14, 4, 6, 3, 5, 4, 7]
    .enumerated()
    .map { index, count in
      AgendaDay(id: index, title: "Day \(index + 1)", events: (1...count).map { "Session \($0)" })
    }
}

struct AgendaTimeline: View {
  let days = AgendaDay.conference

  enum Size {
    static let header: CGFloat = 44
    static let event: CGFloat = 72
    static let gap: CGFloat = 24
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: Size.gap) {
          ForEach(days) { day in
            section(day)
          }
        }
      }
      .scrollTargetBehavior(SnapToSection(tops: tops))
      .navigationTitle("Agenda")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private func section(_ day: AgendaDay) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(day.title)
        .font(.headline)
        .padding(.leading, 16)
        .frame(height: Size.header)
      ForEach(day.events, id: \.self) { event in
        HStack(spacing: 14) {
          Circle().frame(width: 10, height: 10).foregroundStyle(.tint)
          VStack(alignment: .leading) {
            Text(event)
            Text("Hall B").font(.caption).foregroundStyle(.secondary)
          }
        }
        .padding(.leading, 24)
        .frame(height: Size.event)
      }
    }
  }

  // Top of every section, in content coordinates.
  private var tops: [CGFloat] {
    var y: CGFloat = 0
    return days.map { day in
      defer { y += Size.header + CGFloat(day.events.count) * Size.event + Size.gap }
      return y
    }
  }
}

struct SnapToSection: ScrollTargetBehavior {
  let tops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    // whatever starts after the end can't be brought to the top, so stop at the end itself
    let stops = tops.filter { $0 < end } + [end]
    let y = target.rect.minY
    guard let nearest = stops.min(by: { abs($0 - y) < abs($1 - y) }) else { return }
    target.rect.origin.y = nearest
  }
}
