import SwiftUI

struct StopListBehavior: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = max(context.contentSize.height - context.containerSize.height, 0)
    let proposed = min(max(target.rect.minY, 0), limit)
    guard let nearest = stops.min(by: { abs($0 - proposed) < abs($1 - proposed) }) else { return }
    target.rect.origin.y = min(nearest, limit)
  }
}

struct AgendaView: View {
  @State private var agenda = Agenda()

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("This week")
        .font(.title2.bold())
        .padding(.horizontal, 16)

      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(agenda.days) { day in
            Section {
              ForEach(day.appointments) { appointment in
                AppointmentRow(appointment: appointment)
                  .frame(height: AgendaLayout.rowHeight)
              }
            } header: {
              DayHeader(day: day)
                .frame(height: AgendaLayout.dayHeaderHeight)
            }
          }
        }
      }
      .scrollTargetBehavior(StopListBehavior(stops: agenda.stops))
      .frame(height: AgendaLayout.panelHeight)

      Button("Book appointment", systemImage: "calendar.badge.plus") {}
        .buttonStyle(.borderedProminent)
        .frame(maxWidth: .infinity)
      Spacer(minLength: 0)
    }
    .padding(.top, 12)
  }
}

private struct DayHeader: View {
  let day: ClinicDay

  var body: some View {
    HStack {
      Text(day.name).font(.headline)
      Spacer()
      Text("\(day.appointments.count) visits").foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemBackground))
  }
}

private struct AppointmentRow: View {
  let appointment: Appointment

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      Text(appointment.time)
        .font(.headline.monospacedDigit())
      VStack(alignment: .leading, spacing: 4) {
        Text(appointment.patient).font(.headline)
        Text(appointment.reason).foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .overlay(alignment: .bottom) { Divider() }
  }
}

#Preview {
  AgendaView()
}
