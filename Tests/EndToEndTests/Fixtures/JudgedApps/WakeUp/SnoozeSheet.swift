import SwiftUI

struct Alarm: Identifiable, Codable {
  var id = UUID()
  var hour: Int
  var minute: Int
  var snooze: Int = 9
  var enabled = true
}

struct SnoozeSheet: View {
  @Binding var alarm: Alarm
  @State private var minutes: Int?
  @Environment(\.dismiss) var dismiss

  init(alarm: Binding<Alarm>) {
    _alarm = alarm
    _minutes = State(initialValue: alarm.wrappedValue.snooze)
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button("Cancel") { dismiss() }
        Spacer()
        Text("Snooze").font(.headline)
        Spacer()
        Button("Save") {
          alarm.snooze = minutes ?? alarm.snooze
          dismiss()
        }
        .bold()
      }
      .padding(.horizontal)
      .frame(height: 44)
      MinuteWheel(minutes: $minutes)
        .padding(.vertical, 12)
      Spacer(minLength: 0)
    }
    .presentationDetents([.height(340)])
    .presentationContentInteraction(.scrolls)
  }
}

struct AlarmList: View {
  @State private var alarms = [Alarm(hour: 6, minute: 30), Alarm(hour: 8, minute: 0, snooze: 60)]
  @State private var editing: Int?

  var body: some View {
    List(alarms.indices, id: \.self) { i in
      Button {
        editing = i
      } label: {
        HStack {
          Text(String(format: "%02d:%02d", alarms[i].hour, alarms[i].minute)).font(.largeTitle)
          Spacer()
          Text("\(alarms[i].snooze) min").foregroundStyle(.secondary)
        }
      }
    }
    .sheet(isPresented: Binding(get: { editing != nil }, set: { if !$0 { editing = nil } })) {
      if let i = editing { SnoozeSheet(alarm: $alarms[i]) }
    }
  }
}
