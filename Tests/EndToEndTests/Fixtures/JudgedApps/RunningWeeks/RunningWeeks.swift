import SwiftUI

struct RunWeek: Identifiable {
  let id: Int
  let label: String
  let kilometres: [Double]

  var total: Double { kilometres.reduce(0, +) }
  var longest: Double { kilometres.max() ?? 0 }

  static let recent: [RunWeek] = [
    RunWeek(id: 24, label: "This week", kilometres: [0, 6.2, 0, 8.1, 0, 0, 0]),
    RunWeek(id: 23, label: "Last week", kilometres: [0, 5.8, 0, 7.7, 0, 4, 14.2]),
    RunWeek(id: 22, label: "Week 22", kilometres: [0, 5.5, 3.1, 7, 0, 4, 13]),
    RunWeek(id: 21, label: "Week 21", kilometres: [4, 0, 0, 6.8, 0, 0, 12.4]),
    RunWeek(id: 20, label: "Week 20", kilometres: [0, 5, 0, 6.5, 0, 3.5, 11]),
  ]
}

enum WeekStrip {
  static let gutter: CGFloat = 12
  static let height: CGFloat = 220
  static let days = ["M", "T", "W", "T", "F", "S", "S"]
}

struct WeekCard: View {
  let week: RunWeek

  private func barHeight(_ value: Double) -> CGFloat {
    week.longest > 0 ? max(4, CGFloat(value / week.longest) * 90) : 4
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text(week.label).font(.headline)
        Spacer()
        Text("\(week.total, format: .number.precision(.fractionLength(1))) km")
          .font(.headline.monospacedDigit())
      }
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(Array(week.kilometres.enumerated()), id: \.offset) { day, value in
          VStack(spacing: 4) {
            Capsule()
              .fill(value > 0 ? Color.orange : Color.secondary.opacity(0.3))
              .frame(height: barHeight(value))
            Text(WeekStrip.days[day]).font(.caption2)
          }
        }
      }
      .frame(height: 112, alignment: .bottom)
    }
    .padding(14)
    .frame(maxHeight: .infinity)
    .background(.background, in: .rect(cornerRadius: 16))
  }
}

struct WeekPager: View {
  let weeks: [RunWeek]
  @Binding var page: Int

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: WeekStrip.gutter) {
        ForEach(weeks) { week in
          WeekCard(week: week)
            .containerRelativeFrame(.horizontal) { length, _ in
              length - WeekStrip.gutter
            }
        }
      }
      .padding(.horizontal, WeekStrip.gutter / 2)
      .padding(.vertical, WeekStrip.gutter)
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.hidden)
    .onScrollGeometryChange(for: Int.self) { geometry in
      guard geometry.containerSize.width > 0 else { return 0 }
      return Int((geometry.contentOffset.x / geometry.containerSize.width).rounded())
    } action: { _, new in
      page = min(max(new, 0), weeks.count - 1)
    }
    .frame(height: WeekStrip.height)
    .background(.orange.opacity(0.2))
    .clipShape(.rect(cornerRadius: 24))
  }
}

struct RunningWeeksScreen: View {
  let weeks: [RunWeek]
  @State private var page = 0

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          WeekPager(weeks: weeks, page: $page)
          HStack(spacing: 6) {
            ForEach(weeks.indices, id: \.self) { index in
              Circle()
                .fill(index == page ? Color.orange : Color.secondary.opacity(0.4))
                .frame(width: 7, height: 7)
            }
          }
          VStack(alignment: .leading, spacing: 8) {
            Text("Coach").font(.headline)
            Text("Keep the next run slow: your last two were faster than planned.")
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(16)
          .background(.background.secondary, in: .rect(cornerRadius: 16))
        }
        .padding(16)
      }
      .navigationTitle("Your running")
    }
  }
}

#Preview {
  RunningWeeksScreen(weeks: RunWeek.recent)
}
