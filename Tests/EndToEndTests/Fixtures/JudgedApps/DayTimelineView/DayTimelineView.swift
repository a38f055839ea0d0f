import SwiftUI

struct Appointment: Identifiable {
  let id = UUID()
  let title: String
  let startMinute: Int
  let durationMinutes: Int
  let color: Color
}

extension Appointment {
  static let samples: [Appointment] = [
    Appointment(title: "Run", startMinute: 390, durationMinutes: 45, color: .green),
    Appointment(title: "Stand-up", startMinute: 555, durationMinutes: 15, color: .orange),
    Appointment(title: "Design review", startMinute: 630, durationMinutes: 90, color: .blue),
    Appointment(title: "Lunch with Mia", startMinute: 750, durationMinutes: 60, color: .pink),
    Appointment(title: "Dentist", startMinute: 960, durationMinutes: 45, color: .red),
    Appointment(title: "Choir", startMinute: 1170, durationMinutes: 120, color: .purple),
  ]
}

enum TimelineMetrics {
  static let hourHeight: CGFloat = 60
  static let edge: CGFloat = 12
  static let labelWidth: CGFloat = 52
  static var snapStep: CGFloat { hourHeight / 2 }
}

struct GridSnapBehavior: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let proposed = min(max(target.rect.minY, 0), end)
    let lower = (proposed / step).rounded(.down) * step
    let upper = min(lower + step, end)
    target.rect.origin.y = proposed - lower < upper - proposed ? lower : upper
  }
}

struct HourRow: View {
  let hour: Int

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Text(String(format: "%02d:00", hour))
        .font(.caption2.monospacedDigit())
        .foregroundStyle(.secondary)
        .frame(width: TimelineMetrics.labelWidth, alignment: .trailing)
        .offset(y: -7)
      Rectangle()
        .fill(.quaternary)
        .frame(height: 1)
    }
    .frame(height: TimelineMetrics.hourHeight, alignment: .top)
  }
}

struct AppointmentBlock: View {
  let appointment: Appointment

  var body: some View {
    Text(appointment.title)
      .font(.caption.bold())
      .padding(.horizontal, 6)
      .padding(.vertical, 2)
      .frame(maxWidth: .infinity, alignment: .topLeading)
      .frame(
        height: CGFloat(appointment.durationMinutes) / 60 * TimelineMetrics.hourHeight,
        alignment: .topLeading
      )
      .background(appointment.color.opacity(0.25), in: RoundedRectangle(cornerRadius: 6))
      .padding(.leading, TimelineMetrics.labelWidth + 12)
      .padding(.trailing, 16)
      .offset(y: CGFloat(appointment.startMinute) / 60 * TimelineMetrics.hourHeight)
  }
}

struct DayTimelineView: View {
  var appointments = Appointment.samples

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Thursday").font(.title2.bold())
        Spacer()
        Text("\(appointments.count) entries").foregroundStyle(.secondary)
      }
      .padding(.horizontal, 16)
      .frame(height: 64)

      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<24, id: \.self) { HourRow(hour: $0) }
        }
        .overlay(alignment: .topLeading) {
          ZStack(alignment: .topLeading) {
            ForEach(appointments) { AppointmentBlock(appointment: $0) }
          }
        }
        .padding(.vertical, TimelineMetrics.edge)
      }
      .scrollTargetBehavior(GridSnapBehavior(step: TimelineMetrics.snapStep))

      Button("New entry", systemImage: "plus") {}
        .buttonStyle(.borderedProminent)
        .frame(maxWidth: .infinity)
        .frame(height: 60)
        .background(.bar)
    }
  }
}

#Preview {
  DayTimelineView()
}
