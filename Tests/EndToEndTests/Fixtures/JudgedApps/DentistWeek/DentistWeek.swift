import SwiftUI

struct Appointment: Identifiable {
  let id: String
  let time: String
  let patient: String
  let treatment: String
}

struct PracticeDay: Identifiable {
  let id: String
  let appointments: [Appointment]

  private static let patients = [
    "Ines Falk", "Tom Adeyemi", "Greta Holm", "Pavel Dvorak", "Lucy Chen", "Omar Said",
    "Nora Weiss", "Ben Ortiz", "Mia Rossi", "Jan Visser", "Eva Lund",
  ]
  private static let treatments = ["Check-up", "Filling", "Hygiene", "X-ray", "Crown fitting"]

  private static func day(_ name: String, count: Int) -> PracticeDay {
    PracticeDay(
      id: name,
      appointments: (0..<count).map { index in
        Appointment(
          id: "\(name)-\(index)",
          time: String(format: "%02d:%02d", 8 + index * 3 / 4, index * 45 % 60),
          patient: patients[index % patients.count],
          treatment: treatments[(index + count) % treatments.count]
        )
      })
  }

  static let week: [PracticeDay] = [
    day("Monday", count: 4),
    day("Tuesday", count: 11),
    day("Wednesday", count: 5),
    day("Thursday", count: 7),
    day("Friday", count: 3),
  ]
}

struct AppointmentRow: View {
  let appointment: Appointment

  var body: some View {
    HStack(spacing: 14) {
      Text(appointment.time)
        .font(.headline.monospacedDigit())
        .frame(width: 60, alignment: .leading)
      VStack(alignment: .leading, spacing: 4) {
        Text(appointment.patient).font(.body)
        Text(appointment.treatment).font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "chevron.right").foregroundStyle(.tertiary)
    }
    .padding(.horizontal, 14)
    .frame(height: 76)
    .background(.background.secondary, in: .rect(cornerRadius: 12))
  }
}

struct DayBlock: View {
  let day: PracticeDay

  var body: some View {
    VStack(spacing: 8) {
      HStack {
        Text(day.id).font(.title3.bold())
        Spacer()
        Text("\(day.appointments.count)")
          .font(.subheadline.bold())
          .padding(.horizontal, 10)
          .padding(.vertical, 4)
          .background(.teal.opacity(0.25), in: .capsule)
      }
      .frame(height: 44)
      ForEach(day.appointments) { appointment in
        AppointmentRow(appointment: appointment)
      }
    }
    .padding(.horizontal, 16)
  }
}

struct PracticeWeekScreen: View {
  let days: [PracticeDay]
  @State private var focused: PracticeDay.ID?

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 20) {
          ForEach(days) { day in
            DayBlock(day: day)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $focused, anchor: .top)
      .navigationTitle(focused ?? "This week")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Menu("Day", systemImage: "calendar") {
          ForEach(days) { day in
            Button(day.id) {
              withAnimation { focused = day.id }
            }
          }
        }
      }
    }
  }
}

#Preview {
  PracticeWeekScreen(days: PracticeDay.week)
}
