import SwiftUI

struct AgendaEvent: Identifiable {
  let id = UUID()
  let hour: Int
  let title: String
  let place: String
  let color: Color
}

private enum AgendaLayout {
  static let hourHeight: CGFloat = 64
  static let gutter: CGFloat = 56
}

struct HourSnapBehavior: ScrollTargetBehavior {
  var hourHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let maxY = max(context.contentSize.height - context.containerSize.height, 0)
    let proposed = min(max(target.rect.minY, 0), maxY)
    let nearestHour = (proposed / hourHeight).rounded() * hourHeight

    if nearestHour > maxY || maxY - proposed < abs(nearestHour - proposed) {
      target.rect.origin.y = maxY
    } else {
      target.rect.origin.y = nearestHour
    }
  }
}

struct DayAgendaView: View {
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var showsWork = true

  private let events: [AgendaEvent] = [
    AgendaEvent(hour: 7, title: "Swim", place: "City pool", color: .teal),
    AgendaEvent(hour: 9, title: "Stand-up", place: "Room 4", color: .blue),
    AgendaEvent(hour: 11, title: "Design review", place: "Room 2", color: .purple),
    AgendaEvent(hour: 13, title: "Lunch with Ana", place: "Canteen", color: .orange),
    AgendaEvent(hour: 16, title: "Dentist", place: "Harbour St 12", color: .red),
    AgendaEvent(hour: 20, title: "Cinema", place: "Rex", color: .indigo),
  ]

  private var currentHour: Int {
    Calendar.current.component(.hour, from: .now)
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<24, id: \.self) { hour in
            HourRow(
              hour: hour,
              event: event(at: hour),
              isCurrent: hour == currentHour
            )
            .frame(height: AgendaLayout.hourHeight)
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($position)
      .scrollTargetBehavior(HourSnapBehavior(hourHeight: AgendaLayout.hourHeight))
      .navigationTitle("Today")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Toggle("Work", isOn: $showsWork)
            .toggleStyle(.button)
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Now") {
            withAnimation {
              position.scrollTo(id: currentHour, anchor: .top)
            }
          }
        }
      }
    }
  }

  private func event(at hour: Int) -> AgendaEvent? {
    let match = events.first { $0.hour == hour }
    guard let match else { return nil }
    if !showsWork && match.place.hasPrefix("Room") { return nil }
    return match
  }
}

private struct HourRow: View {
  let hour: Int
  let event: AgendaEvent?
  let isCurrent: Bool

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Text(String(format: "%02d:00", hour))
        .font(.caption.monospacedDigit())
        .foregroundStyle(isCurrent ? Color.red : .secondary)
        .frame(width: AgendaLayout.gutter, alignment: .trailing)

      VStack(spacing: 0) {
        Rectangle()
          .fill(isCurrent ? Color.red : Color(.separator))
          .frame(height: 1)
        if let event {
          VStack(alignment: .leading, spacing: 2) {
            Text(event.title).font(.subheadline.weight(.semibold))
            Text(event.place).font(.caption)
          }
          .lineLimit(1)
          .padding(.horizontal, 10)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
          .background(event.color.opacity(0.2), in: .rect(cornerRadius: 8))
          .padding(.vertical, 4)
        } else {
          Spacer(minLength: 0)
        }
      }
      .padding(.trailing, 16)
    }
  }
}

#Preview {
  DayAgendaView()
}
