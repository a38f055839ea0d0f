import SwiftUI

struct PlannerDay: Identifiable {
  struct Block: Identifiable {
    let id = UUID()
    let title: String
    let start: Int
    let length: Int
    let color: Color
  }

  let id: Int
  let name: String
  let blocks: [Block]
}

extension PlannerDay {
  static let week: [PlannerDay] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    .enumerated()
    .map { index, name in
      PlannerDay(
        id: index, name: name,
        blocks: [
          Block(title: "Standup", start: 1, length: 1, color: .orange),
          Block(title: "Deep work", start: 3 + index % 2, length: 3, color: .indigo),
          Block(title: "Gym", start: 9, length: 2, color: .green),
        ])
    }
}

private enum Planner {
  static let firstHour = 8
  static let hours = 12
  static let gutter: CGFloat = 52
  static let titleHeight: CGFloat = 36
}

struct DayPlanner: View {
  var days = PlannerDay.week

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(days) { day in
          DayColumn(day: day)
            .containerRelativeFrame(.horizontal)
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.hidden)
    .safeAreaInset(edge: .leading, spacing: 0) {
      HourGutter()
        .frame(width: Planner.gutter)
        .background(.bar)
    }
  }
}

struct HourGutter: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.clear.frame(height: Planner.titleHeight)
      ForEach(0..<Planner.hours, id: \.self) { row in
        Text("\(Planner.firstHour + row):00")
          .font(.caption2.monospacedDigit())
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      }
    }
  }
}

struct DayColumn: View {
  let day: PlannerDay

  var body: some View {
    VStack(spacing: 0) {
      Text(day.name)
        .font(.headline)
        .frame(height: Planner.titleHeight)
      GeometryReader { proxy in
        let rowHeight = proxy.size.height / CGFloat(Planner.hours)
        ZStack(alignment: .topLeading) {
          ForEach(0..<Planner.hours, id: \.self) { row in
            Divider().offset(y: CGFloat(row) * rowHeight)
          }
          ForEach(day.blocks) { block in
            Text(block.title)
              .font(.caption)
              .padding(6)
              .frame(maxWidth: .infinity, alignment: .leading)
              .frame(height: rowHeight * CGFloat(block.length) - 2, alignment: .top)
              .background(block.color.opacity(0.25), in: .rect(cornerRadius: 6))
              .padding(.horizontal, 6)
              .offset(y: CGFloat(block.start) * rowHeight)
          }
        }
      }
    }
  }
}

#Preview {
  DayPlanner()
}
