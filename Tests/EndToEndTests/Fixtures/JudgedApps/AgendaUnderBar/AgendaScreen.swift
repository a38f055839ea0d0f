import SwiftUI

struct AgendaScreen: View {
  var days: [AgendaDay] = AgendaDay.conference
  @State private var track = Track.all

  enum Track: String, CaseIterable, Identifiable {
    case all = "All", design = "Design", code = "Code"
    var id: Self { self }
  }

  private var dayStops: [CGFloat] {
    var top = AgendaLayout.barHeight
    return days.map(\.height).map { height in
      defer { top += height + AgendaLayout.daySpacing }
      return top
    }
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: AgendaLayout.daySpacing) {
        ForEach(days) { day in
          DayBlock(day: day)
        }
      }
      .padding(.top, AgendaLayout.barHeight)
      .padding(.bottom, 24)
    }
    .scrollTargetBehavior(DayMagnetBehavior(stops: dayStops))
    .overlay(alignment: .top) { trackBar }
  }

  private var trackBar: some View {
    Picker("Track", selection: $track) {
      ForEach(Track.allCases) { Text($0.rawValue) }
    }
    .pickerStyle(.segmented)
    .padding(.horizontal)
    .frame(height: AgendaLayout.barHeight)
    .frame(maxWidth: .infinity)
    .background(Color(.systemBackground))
  }
}

private struct DayBlock: View {
  let day: AgendaDay

  var body: some View {
    VStack(alignment: .leading, spacing: AgendaLayout.rowSpacing) {
      Text(day.name)
        .font(.title2.bold())
        .frame(height: AgendaLayout.titleHeight)
      ForEach(day.sessions, id: \.self) { session in
        HStack {
          Capsule().fill(.tint).frame(width: 4)
          Text(session)
          Spacer()
        }
        .padding(12)
        .frame(height: AgendaLayout.rowHeight)
        .background(.quinary, in: .rect(cornerRadius: 12))
      }
    }
    .padding(.horizontal)
  }
}

#Preview {
  AgendaScreen()
}
