import SwiftUI

struct YearSplitView: View {
  @State private var store = YearStore()
  @State private var selection: Int?

  var body: some View {
    NavigationSplitView {
      List(store.years, id: \.self, selection: $selection) { year in
        Text(year, format: .number.grouping(.never))
      }
      .navigationTitle("Years")
    } detail: {
      YearView(store: store)
    }
    .onChange(of: selection) { _, year in
      if let year { store.year = year }
    }
  }
}

struct YearView: View {
  let store: YearStore
  @Environment(\.calendar) private var calendar

  private var symbols: [String] {
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let shift = calendar.firstWeekday - 1
    return Array(names[shift...] + names[..<shift])
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: MonthMetrics.gap) {
        ForEach(store.months, id: \.self) { month in
          MonthBlock(month: month, store: store)
        }
      }
      .padding(.horizontal, 12)
    }
    .scrollTargetBehavior(MonthSnap(stops: store.stops))
    .safeAreaInset(edge: .top, spacing: 0) {
      HStack(spacing: 0) {
        ForEach(Array(symbols.enumerated()), id: \.offset) { _, symbol in
          Text(symbol).frame(maxWidth: .infinity)
        }
      }
      .font(.caption)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(.bar)
    }
    .navigationTitle(Text(store.year, format: .number.grouping(.never)))
    .navigationBarTitleDisplayMode(.inline)
    .id(store.year)
  }
}

private struct MonthBlock: View {
  let month: Date
  let store: YearStore
  @Environment(\.calendar) private var calendar

  var body: some View {
    let blanks = calendar.leadingBlanks(ofMonth: month)
    let days = calendar.days(inMonth: month)

    VStack(spacing: 0) {
      Text(month, format: .dateTime.month(.wide))
        .font(.title3.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: MonthMetrics.title)
      ForEach(0..<calendar.rows(inMonth: month), id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { column in
            let day = row * 7 + column - blanks + 1
            Text(1...days ~= day ? "\(day)" : "")
              .monospacedDigit()
              .frame(maxWidth: .infinity)
          }
        }
        .frame(height: MonthMetrics.row)
        .overlay(alignment: .top) { Divider() }
      }
    }
  }
}

#Preview { YearSplitView() }
