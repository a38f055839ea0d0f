import SwiftUI

struct ReminderSettings: View {
  @AppStorage("reminder.hour") private var savedHour = 8
  @State private var draft = 0
  @State private var isPicking = false

  var body: some View {
    Form {
      LabeledContent("Remind me at") {
        Button(String(format: "%02d:00", savedHour)) {
          draft = 0
          isPicking = true
        }
      }
    }
    .sheet(isPresented: $isPicking) {
      VStack(spacing: 16) {
        HStack {
          Button("Cancel") { isPicking = false }
          Spacer()
          Button("Done") {
            savedHour = draft
            isPicking = false
          }
          .bold()
        }
        HourWheel(hour: $draft)
          .padding(.vertical, 8)
      }
      .padding(20)
      .presentationDetents([.height(360)])
    }
  }
}

#Preview {
  ReminderSettings()
}
