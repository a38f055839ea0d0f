import SwiftUI

enum AgendaLayout {
  static let header: CGFloat = 36
  static let row: CGFloat = 64
  static let bottomPadding: CGFloat = 24
}

struct AgendaView: View {
  var days: [AgendaDay] = .sample

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        ForEach(days) { day in
          Section {
            ForEach(day.events) { EventRow(event: $0) }
          } header: {
            DayHeader(label: day.label)
          }
        }
      }
      .padding(.bottom, AgendaLayout.bottomPadding)
    }
    .scrollTargetBehavior(AgendaRowBehavior(days: days))
  }
}

struct DayHeader: View {
  let label: String
  var body: some View {
    Text(label)
      .font(.subheadline.bold())
      .padding(.horizontal)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: AgendaLayout.header)
      .background(Color(.systemBackground))
  }
}

struct EventRow: View {
  let event: AgendaEvent
  var body: some View {
    HStack {
      Text(event.time).monospacedDigit().foregroundStyle(.secondary)
      Text(event.title)
      Spacer()
    }
    .padding(.horizontal)
    .frame(height: AgendaLayout.row)
    .overlay(alignment: .bottom) { Divider() }
  }
}
