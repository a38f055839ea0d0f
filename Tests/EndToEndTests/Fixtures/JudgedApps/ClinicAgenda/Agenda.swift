import Observation
import SwiftUI

struct Appointment: Identifiable, Hashable {
  let id = UUID()
  let patient: String
  let time: String
  let reason: String
}

struct ClinicDay: Identifiable {
  let name: String
  let appointments: [Appointment]

  var id: String { name }
}

enum AgendaLayout {
  static let dayHeaderHeight: CGFloat = 40
  static let rowHeight: CGFloat = 88
  static let visibleRows = 6

  static var panelHeight: CGFloat {
    dayHeaderHeight + rowHeight * CGFloat(visibleRows)
  }
}

@Observable
final class Agenda {
  var days: [ClinicDay]

  init() {
    let patients = ["A. Moreau", "J. Okafor", "L. Brandt", "S. Iyer", "P. Novak", "R. Silva", "T. Berg"]
    let load = [("Monday", 5), ("Tuesday", 4), ("Wednesday", 6), ("Thursday", 3), ("Friday", 7)]
    days = load.map { name, count in
      ClinicDay(
        name: name,
        appointments: (0..<count).map { slot in
          Appointment(
            patient: patients[slot % patients.count],
            time: String(format: "%02d:30", 8 + slot),
            reason: slot.isMultiple(of: 2) ? "Follow-up" : "First visit"
          )
        })
    }
  }

  /// Offsets at which the agenda may come to rest, one for every appointment.
  var stops: [CGFloat] {
    var result: [CGFloat] = []
    var y: CGFloat = 0
    for day in days {
      result.append(y)
      y += AgendaLayout.dayHeaderHeight
      for index in day.appointments.indices {
        if index > 0 { result.append(y) }
        y += AgendaLayout.rowHeight
      }
    }
    return result
  }
}
