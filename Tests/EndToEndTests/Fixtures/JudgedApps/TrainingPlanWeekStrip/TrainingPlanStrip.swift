import SwiftUI

struct TrainingDay: Identifiable, Hashable {
  enum Kind: String, CaseIterable {
    case rest = "Rest", easy = "Easy", tempo = "Tempo", long = "Long"

    var tint: Color {
      switch self {
      case .rest: .gray
      case .easy: .green
      case .tempo: .orange
      case .long: .purple
      }
    }
  }

  let id: Int
  let kind: Kind
  let kilometers: Int

  var weekday: String { ["M", "T", "W", "T", "F", "S", "S"][id % 7] }

  static let marathonPlan: [TrainingDay] = (0..<16 * 7).map { day in
    let kind: Kind =
      switch day % 7 {
      case 0, 4: .rest
      case 2: .tempo
      case 6: .long
      default: .easy
      }
    let km =
      switch kind {
      case .rest: 0
      case .easy: 7
      case .tempo: 10
      case .long: 16 + day / 7
      }
    return TrainingDay(id: day, kind: kind, kilometers: km)
  }
}

// Sixteen weeks to the marathon, Monday to Sunday, one week per page.
struct TrainingPlanStrip: View {
  var days = TrainingDay.marathonPlan

  @State private var stripWidth: CGFloat = 0
  @State private var selected: TrainingDay?

  private var dayWidth: CGFloat {
    (stripWidth / 7).rounded(.down)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Marathon in 16 weeks")
        .font(.title2.bold())

      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(days) { day in
            DayColumn(day: day, isSelected: selected == day)
              .frame(width: dayWidth)
              .onTapGesture { selected = day }
          }
        }
      }
      .scrollTargetBehavior(.paging)
      .scrollIndicators(.hidden)
      .frame(height: 112)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        stripWidth = $0
      }

      if let selected {
        Label("\(selected.kind.rawValue), \(selected.kilometers) km", systemImage: "figure.run")
          .foregroundStyle(selected.kind.tint)
      } else {
        Text("Tap a day for its session.")
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(16)
  }
}

private struct DayColumn: View {
  let day: TrainingDay
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 8) {
      Text(day.weekday)
        .font(.caption.bold())
        .foregroundStyle(.secondary)
      Text("\(day.kilometers)")
        .font(.headline.monospacedDigit())
      Capsule()
        .fill(day.kind.tint)
        .frame(width: 20, height: 6)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(isSelected ? Color.accentColor.opacity(0.15) : .clear)
  }
}

#Preview {
  TrainingPlanStrip()
}
