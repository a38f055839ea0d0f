import SwiftUI
import SwiftData

@Model
final class Alarm {
  var hour: Int
  var minute: Int
  var isOn: Bool

  init(hour: Int, minute: Int, isOn: Bool = true) {
    self.hour = hour
    self.minute = minute
    self.isOn = isOn
  }
}

struct AlarmEditor: View {
  @Environment(\.modelContext) private var context
  @Environment(\.dismiss) private var dismiss
  @State private var hour: Int
  @State private var minute: Int
  var alarm: Alarm?

  init(alarm: Alarm? = nil) {
    self.alarm = alarm
    _hour = State(initialValue: alarm?.hour ?? 7)
    // minutes come in steps of five, older alarms may not
    _minute = State(initialValue: (alarm?.minute ?? 30) / 5 * 5)
  }

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 4) {
        WheelColumn(values: Array(0..<24), selection: $hour)
        Text(":").font(.title.bold())
        WheelColumn(values: Array(stride(from: 0, to: 60, by: 5)), selection: $minute)
      }
      .background {
        RoundedRectangle(cornerRadius: 10)
          .fill(.quaternary)
          .frame(height: WheelColumn.row)
      }
      Button("Save", action: save)
        .buttonStyle(.borderedProminent)
    }
    .padding(.vertical, 12)
    .navigationTitle(alarm == nil ? "New alarm" : "Edit alarm")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func save() {
    if let alarm {
      alarm.hour = hour
      alarm.minute = minute
    } else {
      context.insert(Alarm(hour: hour, minute: minute))
    }
    dismiss()
  }
}

#Preview {
  NavigationStack { AlarmEditor() }
    .modelContainer(for: Alarm.self, inMemory: true)
}
