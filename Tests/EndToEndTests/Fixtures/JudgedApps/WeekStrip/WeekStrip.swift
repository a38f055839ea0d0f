import SwiftUI

struct WeekStrip: View {
  @Binding var selection: Date
  @Environment(\.calendar) private var calendar
  @State private var visibleWeek: Int? = 0

  let firstDay: Date
  let weekCount = 12

  var body: some View {
    VStack(spacing: 8) {
      Text(title)
        .font(.headline)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16)

      GeometryReader { geo in
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<weekCount, id: \.self) { week in
              HStack(spacing: 0) {
                ForEach(0..<7, id: \.self) { day in
                  dayButton(date(week: week, day: day))
                    .frame(maxWidth: .infinity)
                }
              }
              .padding(.horizontal, 8)
              .frame(width: geo.size.width)
            }
          }
          .scrollTargetLayout()
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(WeekPaging(pageWidth: geo.size.width, pageCount: weekCount))
        .scrollPosition(id: $visibleWeek)
      }
      .frame(height: 64)
    }
  }

  private var title: String {
    date(week: visibleWeek ?? 0, day: 3).formatted(.dateTime.month(.wide).year())
  }

  private func date(week: Int, day: Int) -> Date {
    calendar.date(byAdding: .day, value: week * 7 + day, to: firstDay) ?? firstDay
  }

  @ViewBuilder
  private func dayButton(_ date: Date) -> some View {
    let isSelected = calendar.isDate(date, inSameDayAs: selection)
    Button {
      selection = date
    } label: {
      VStack(spacing: 4) {
        Text(date, format: .dateTime.weekday(.narrow))
          .font(.caption2)
          .foregroundStyle(.secondary)
        Text(date, format: .dateTime.day())
          .font(.body.weight(isSelected ? .bold : .regular))
          .frame(width: 36, height: 36)
          .background(isSelected ? Color.accentColor.opacity(0.25) : .clear, in: .circle)
      }
    }
    .buttonStyle(.plain)
  }
}

private struct WeekPaging: ScrollTargetBehavior {
  let pageWidth: CGFloat
  let pageCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard pageWidth > 0 else { return }
    let week = Int(target.rect.minX / pageWidth)
    let clamped = min(max(week, 0), pageCount - 1)
    target.rect.origin.x = CGFloat(clamped) * pageWidth
  }
}
