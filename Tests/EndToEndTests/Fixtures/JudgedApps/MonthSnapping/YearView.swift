import SwiftUI

struct YearView: View {
  let year: Int
  var layout = YearLayout.standard

  private var calendar: Calendar { .current }

  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        VStack(spacing: layout.spacing) {
          header
            .frame(height: layout.headerHeight)
          ForEach(0..<12, id: \.self) { month in
            MonthGrid(year: year, month: month + 1, layout: layout)
              .frame(height: layout.monthHeight, alignment: .top)
              .id(month)
          }
        }
        .padding(.horizontal, 16)
      }
      .scrollTargetBehavior(MonthSnapping(layout: layout))
      .onAppear {
        reader.scrollTo(calendar.component(.month, from: .now) - 1, anchor: .top)
      }
    }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(String(year)).font(.system(size: 48, weight: .heavy))
      HStack(spacing: 16) {
        Label("Holiday", systemImage: "circle.fill").foregroundStyle(.red)
        Label("School", systemImage: "circle.fill").foregroundStyle(.blue)
        Label("Family", systemImage: "circle.fill").foregroundStyle(.green)
      }
      .font(.footnote)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct MonthGrid: View {
  let year: Int
  let month: Int
  let layout: YearLayout

  private var days: [Int?] {
    let calendar = Calendar.current
    guard let first = calendar.date(from: DateComponents(year: year, month: month, day: 1)),
      let range = calendar.range(of: .day, in: .month, for: first)
    else { return [] }
    let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    return Array(repeating: nil, count: lead) + range.map { $0 }
  }

  var body: some View {
    VStack(spacing: 0) {
      Text(Calendar.current.monthSymbols[month - 1])
        .font(.title3.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: layout.monthTitleHeight)
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 0) {
        ForEach(Array(days.enumerated()), id: \.offset) { _, day in
          Text(day.map(String.init) ?? "")
            .frame(height: layout.weekHeight)
        }
      }
    }
  }
}

#Preview { YearView(year: 2025) }
