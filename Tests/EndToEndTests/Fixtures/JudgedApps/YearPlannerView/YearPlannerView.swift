import SwiftUI

struct PlannerMonth: Identifiable {
  let id: Int
  let name: String
  let leadingBlanks: Int
  let dayCount: Int

  var weekCount: Int { (leadingBlanks + dayCount + 6) / 7 }

  func day(week: Int, column: Int) -> Int? {
    let day = week * 7 + column - leadingBlanks + 1
    return (1...dayCount).contains(day) ? day : nil
  }

  static let year2025: [PlannerMonth] = [
    PlannerMonth(id: 1, name: "January", leadingBlanks: 3, dayCount: 31),
    PlannerMonth(id: 2, name: "February", leadingBlanks: 6, dayCount: 28),
    PlannerMonth(id: 3, name: "March", leadingBlanks: 6, dayCount: 31),
    PlannerMonth(id: 4, name: "April", leadingBlanks: 2, dayCount: 30),
    PlannerMonth(id: 5, name: "May", leadingBlanks: 4, dayCount: 31),
    PlannerMonth(id: 6, name: "June", leadingBlanks: 0, dayCount: 30),
    PlannerMonth(id: 7, name: "July", leadingBlanks: 2, dayCount: 31),
    PlannerMonth(id: 8, name: "August", leadingBlanks: 5, dayCount: 31),
    PlannerMonth(id: 9, name: "September", leadingBlanks: 1, dayCount: 30),
    PlannerMonth(id: 10, name: "October", leadingBlanks: 3, dayCount: 31),
    PlannerMonth(id: 11, name: "November", leadingBlanks: 6, dayCount: 30),
    PlannerMonth(id: 12, name: "December", leadingBlanks: 1, dayCount: 31),
  ]
}

enum PlannerLayout {
  static let summaryHeight: CGFloat = 96
  static let titleHeight: CGFloat = 40
  static let weekHeight: CGFloat = 48
  static let monthSpacing: CGFloat = 24

  static func height(of month: PlannerMonth) -> CGFloat {
    titleHeight + CGFloat(month.weekCount) * weekHeight
  }

  static func monthOffsets(_ months: [PlannerMonth]) -> [CGFloat] {
    var y: CGFloat = 0
    return months.map { month in
      defer { y += height(of: month) + monthSpacing }
      return y
    }
  }
}

struct MonthSnapBehavior: ScrollTargetBehavior {
  let offsets: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let maxOffset = max(context.contentSize.height - context.containerSize.height, 0)
    let proposed = target.rect.minY
    let stops = offsets.filter { $0 < maxOffset } + [maxOffset]
    guard let nearest = stops.min(by: { abs($0 - proposed) < abs($1 - proposed) }) else { return }
    target.rect.origin.y = nearest
  }
}

struct YearPlannerView: View {
  private let months = PlannerMonth.year2025

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: PlannerLayout.monthSpacing) {
          YearSummary(months: months)
            .frame(height: PlannerLayout.summaryHeight)
          ForEach(months) { month in
            MonthSection(month: month)
              .frame(height: PlannerLayout.height(of: month))
          }
        }
        .padding(.horizontal, 16)
        .padding(.bottom, 24)
      }
      .scrollTargetBehavior(MonthSnapBehavior(offsets: PlannerLayout.monthOffsets(months)))
      .navigationTitle("2025")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct YearSummary: View {
  let months: [PlannerMonth]

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("\(months.reduce(0) { $0 + $1.dayCount }) days")
          .font(.title2.bold())
        Text("14 holidays · 3 trips planned")
          .foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "calendar")
        .font(.largeTitle)
    }
  }
}

private struct MonthSection: View {
  let month: PlannerMonth

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(month.name)
        .font(.headline)
        .frame(height: PlannerLayout.titleHeight)
      ForEach(0..<month.weekCount, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { column in
            Text(month.day(week: week, column: column).map(String.init) ?? "")
              .frame(maxWidth: .infinity)
          }
        }
        .frame(height: PlannerLayout.weekHeight)
      }
    }
  }
}

#Preview {
  YearPlannerView()
}
