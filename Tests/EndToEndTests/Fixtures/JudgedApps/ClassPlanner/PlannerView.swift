import SwiftUI

enum Strip {
  static let cell: CGFloat = 56
  static let spacing: CGFloat = 8
  static let margin: CGFloat = 20
}

struct PlannerView: View {
  @StateObject private var store = PlannerStore()

  private var chosen: Binding<Date?> {
    Binding(
      get: { store.state.chosen },
      set: { store.send(.dayChanged($0)) }
    )
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(store.state.chosen?.formatted(.dateTime.month(.wide).year()) ?? " ")
        .font(.title2.bold())
        .padding(.horizontal, Strip.margin)

      dayStrip

      List(store.state.lessons) { lesson in
        HStack {
          Text("\(lesson.hour):00").monospacedDigit().foregroundStyle(.secondary)
          Text(lesson.title)
        }
      }
      .listStyle(.plain)
    }
    .onAppear { store.send(.appeared) }
  }

  // swipe the strip, the first day is the open one
  private var dayStrip: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: Strip.spacing) {
        ForEach(store.state.days, id: \.self) { day in
          DayCell(day: day, isChosen: day == store.state.chosen)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, Strip.margin, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    .scrollPosition(id: chosen)
    .frame(height: 72)
  }
}

struct DayCell: View {
  let day: Date
  let isChosen: Bool

  var body: some View {
    VStack(spacing: 4) {
      Text(day, format: .dateTime.weekday(.abbreviated)).font(.caption)
      Text(day, format: .dateTime.day()).font(.title3.bold())
    }
    .frame(width: Strip.cell, height: 72)
    .foregroundStyle(isChosen ? .white : .primary)
    .background(isChosen ? Color.blue : Color(.systemGray6), in: .rect(cornerRadius: 14))
  }
}

#Preview {
  PlannerView()
}
