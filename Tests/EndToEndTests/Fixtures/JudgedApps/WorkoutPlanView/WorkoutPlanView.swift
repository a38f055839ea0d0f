import SwiftUI

struct WorkoutDay: Identifiable, Hashable {
  let id: Int
  let shortName: String
  let title: String
  let minutes: Int
  let exercises: [String]
}

@Observable
final class WorkoutPlanModel {
  var completed: Set<Int> = [0]

  let days: [WorkoutDay] = [
    .init(
      id: 0, shortName: "M", title: "Push", minutes: 45, exercises: ["Bench press", "Dips", "Shoulder press"]),
    .init(id: 1, shortName: "T", title: "Easy run", minutes: 30, exercises: ["5 km zone 2", "Strides"]),
    .init(id: 2, shortName: "W", title: "Pull", minutes: 50, exercises: ["Rows", "Pull-ups", "Curls"]),
    .init(id: 3, shortName: "T", title: "Mobility", minutes: 20, exercises: ["Hips", "Ankles", "Thoracic"]),
    .init(id: 4, shortName: "F", title: "Legs", minutes: 55, exercises: ["Squat", "RDL", "Calf raise"]),
    .init(id: 5, shortName: "S", title: "Long run", minutes: 75, exercises: ["12 km steady"]),
    .init(id: 6, shortName: "S", title: "Rest", minutes: 0, exercises: ["Walk", "Stretch"]),
  ]

  func complete(_ id: Int) {
    completed.insert(id)
  }
}

struct WorkoutPlanView: View {
  @State private var model = WorkoutPlanModel()
  @State private var selectedDay: Int? = 0

  var body: some View {
    NavigationStack {
      VStack(spacing: 14) {
        dayStrip
          .padding(.horizontal, 20)

        ScrollView(.horizontal) {
          LazyHStack(spacing: 12) {
            ForEach(model.days) { day in
              WorkoutCard(day: day, isDone: model.completed.contains(day.id))
                .containerRelativeFrame(.horizontal)
            }
          }
          .scrollTargetLayout()
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
        .scrollPosition(id: $selectedDay)
        .safeAreaPadding(.horizontal, 20)

        Button {
          model.complete(selectedDay ?? 0)
        } label: {
          Text("Mark as done")
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .padding(.horizontal, 20)
      }
      .padding(.vertical, 12)
      .navigationTitle("This week")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var dayStrip: some View {
    HStack(spacing: 6) {
      ForEach(model.days) { day in
        Button {
          withAnimation(.snappy) { selectedDay = day.id }
        } label: {
          Text(day.shortName)
            .font(.subheadline.weight(.semibold))
            .frame(maxWidth: .infinity)
            .frame(height: 36)
            .background(
              selectedDay == day.id ? Color.accentColor : Color(.secondarySystemBackground),
              in: .capsule
            )
            .foregroundStyle(selectedDay == day.id ? .white : .primary)
        }
        .buttonStyle(.plain)
      }
    }
  }
}

private struct WorkoutCard: View {
  let day: WorkoutDay
  let isDone: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(day.title).font(.title2.bold())
        Spacer()
        if isDone {
          Image(systemName: "checkmark.seal.fill").foregroundStyle(.green)
        }
      }
      Text(day.minutes == 0 ? "No training" : "\(day.minutes) min")
        .font(.subheadline)
        .foregroundStyle(.secondary)
      ForEach(day.exercises, id: \.self) { exercise in
        Label(exercise, systemImage: "circle.fill")
          .font(.footnote)
          .imageScale(.small)
      }
      Spacer(minLength: 0)
    }
    .padding(16)
    .frame(maxHeight: .infinity, alignment: .top)
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 20))
  }
}

#Preview {
  WorkoutPlanView()
}
