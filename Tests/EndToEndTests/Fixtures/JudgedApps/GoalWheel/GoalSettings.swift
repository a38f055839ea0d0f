import SwiftUI
import Observation

@Observable
final class GoalStore {
  var minutes: Int? = 20
  var reminderHour: Int? = 19

  let minuteOptions = Array(stride(from: 5, through: 60, by: 5))
  let hourOptions = [7, 12, 19]
}

struct GoalSettings: View {
  @State private var store = GoalStore()
  @State private var editingReminder = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Picker("Edit", selection: $editingReminder) {
        Text("Goal").tag(false)
        Text("Reminder").tag(true)
      }
      .pickerStyle(.segmented)

      if editingReminder {
        ValueWheel(values: store.hourOptions, selection: $store.reminderHour, style: .dense) {
          "\($0):00"
        }
      } else {
        ValueWheel(values: store.minuteOptions, selection: $store.minutes) { "\($0)" }
        Text("\(store.minutes ?? 0) minutes a day")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(20)
  }
}

#Preview { GoalSettings() }
