import SwiftUI

struct ChallengeView: View {
  @State private var challenge = Challenge(name: "30 days of yoga", dayCount: 30)
  @State private var selectedDay = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text(challenge.name)
        .font(.title.bold())
        .padding(.horizontal, 20)

      DayStrip(challenge: challenge, selectedDay: $selectedDay)

      VStack(spacing: 16) {
        Text("Day \(selectedDay)")
          .font(.headline)
        Button(challenge.completed.contains(selectedDay) ? "Done" : "Mark as done") {
          challenge.completed.insert(selectedDay)
        }
        .buttonStyle(.borderedProminent)
      }
      .frame(maxWidth: .infinity)

      Spacer()
    }
    .padding(.top, 16)
  }
}

struct Challenge {
  let name: String
  let dayCount: Int
  var completed: Set<Int> = []

  var days: ClosedRange<Int> { 1...dayCount }
}

private struct DayStrip: View {
  let challenge: Challenge
  @Binding var selectedDay: Int

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(challenge.days, id: \.self) { day in
          DayCell(
            day: day,
            isSelected: day == selectedDay,
            isDone: challenge.completed.contains(day)
          )
          .containerRelativeFrame(.horizontal, count: 7, spacing: 0)
          .onTapGesture { selectedDay = day }
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(WeekPagingBehavior())
    .frame(height: 72)
    .padding(.horizontal, 4)
  }
}

private struct DayCell: View {
  let day: Int
  let isSelected: Bool
  let isDone: Bool

  var body: some View {
    VStack(spacing: 6) {
      Text(day, format: .number)
        .font(.body.monospacedDigit())
      Circle()
        .fill(isDone ? Color.green : Color.gray.opacity(0.25))
        .frame(width: 8, height: 8)
    }
    .frame(width: 44, height: 60)
    .background(isSelected ? Color.accentColor.opacity(0.15) : .clear, in: .rect(cornerRadius: 12))
  }
}
