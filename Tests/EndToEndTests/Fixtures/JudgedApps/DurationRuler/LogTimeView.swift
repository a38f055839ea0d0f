import SwiftUI

struct LogTimeView: View {
  let task: String
  @State private var minutes = 0
  @State private var note = ""
  @Environment(\.dismiss) private var dismiss

  private var formatted: String {
    Duration.seconds(minutes * 60)
      .formatted(.units(allowed: [.hours, .minutes], width: .abbreviated))
  }

  var body: some View {
    VStack(spacing: 20) {
      Text(task).font(.headline)
      Text(formatted)
        .font(.system(size: 40, weight: .semibold, design: .rounded))
        .contentTransition(.numericText())
      DurationRuler(minutes: $minutes)
        .padding(.horizontal, 24)
      TextField("Note", text: $note)
        .textFieldStyle(.roundedBorder)
        .padding(.horizontal, 24)
      Button("Log time") { dismiss() }
        .buttonStyle(.borderedProminent)
        .disabled(minutes == 0)
    }
    .padding(.vertical, 24)
  }
}

#Preview {
  LogTimeView(task: "Invoice import")
}
