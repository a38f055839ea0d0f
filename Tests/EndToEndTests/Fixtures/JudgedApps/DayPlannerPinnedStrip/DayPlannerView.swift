import SwiftUI

struct PlannerEvent: Identifiable {
  let id: Int
  let hour: Int
  let title: String
  let tint: Color
}

extension [PlannerEvent] {
  static var today: Self {
    [
      .init(id: 0, hour: 8, title: "Stand-up", tint: .blue),
      .init(id: 1, hour: 10, title: "Design review", tint: .purple),
      .init(id: 2, hour: 13, title: "Lunch with Priya", tint: .green),
      .init(id: 3, hour: 15, title: "Write release notes", tint: .orange),
      .init(id: 4, hour: 22, title: "Backup", tint: .gray),
    ]
  }
}

struct DayPlannerView: View {
  var events: [PlannerEvent] = .today
  @State private var selectedDay = 2

  static let stripHeight: CGFloat = 44
  static let hourHeight: CGFloat = 72

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("May 2025").font(.title2.weight(.semibold))
        Spacer()
        Button("Today") { selectedDay = 2 }
      }
      .padding()

      ScrollView(.vertical) {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach(0..<24, id: \.self) { hour in
              hourRow(hour)
            }
          } header: {
            WeekStrip(selection: $selectedDay)
              .frame(height: Self.stripHeight)
              .frame(maxWidth: .infinity)
              .background(.background)
          }
        }
      }
      .scrollTargetBehavior(.hourly(Self.hourHeight, below: Self.stripHeight))
    }
  }

  private func hourRow(_ hour: Int) -> some View {
    HStack(alignment: .top, spacing: 12) {
      Text(String(format: "%02d:00", hour))
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
        .frame(width: 44, alignment: .trailing)
      VStack(alignment: .leading, spacing: 4) {
        Divider()
        ForEach(events.filter { $0.hour == hour }) { event in
          Text(event.title)
            .font(.footnote.bold())
            .padding(8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(event.tint.opacity(0.2), in: .rect(cornerRadius: 6))
        }
      }
    }
    .padding(.trailing)
    .frame(height: Self.hourHeight, alignment: .top)
  }
}

private struct WeekStrip: View {
  @Binding var selection: Int
  private let days = ["M", "T", "W", "T", "F", "S", "S"]

  var body: some View {
    HStack {
      ForEach(days.indices, id: \.self) { index in
        Button(days[index]) { selection = index }
          .fontWeight(index == selection ? .bold : .regular)
          .frame(maxWidth: .infinity)
      }
    }
  }
}

#Preview {
  DayPlannerView()
}
