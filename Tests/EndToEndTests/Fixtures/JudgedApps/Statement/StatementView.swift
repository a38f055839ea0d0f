import SwiftData
import SwiftUI

struct StatementView: View {
  @Query(sort: \Entry.date, order: .reverse) private var entries: [Entry]
  @State private var shown: Entry?

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(Month.grouped(entries)) { month in
            Section {
              ForEach(month.entries) { entry in
                EntryRow(entry: entry)
                  .onTapGesture { shown = entry }
              }
            } header: {
              MonthHeader(month: month)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .navigationTitle("Statement")
      .navigationBarTitleDisplayMode(.inline)
      .sheet(item: $shown) { entry in
        Text(entry.text)
          .font(.title2)
          .presentationDetents([.medium])
      }
    }
  }
}

private struct MonthHeader: View {
  let month: Month

  var body: some View {
    HStack {
      Text(month.start, format: .dateTime.month(.wide).year())
      Spacer()
      Text(month.sum, format: .currency(code: "EUR"))
    }
    .font(.subheadline.bold())
    .padding(.horizontal, StatementMetrics.side)
    .frame(height: StatementMetrics.header)
    .background(Color(.secondarySystemBackground))
  }
}

private struct EntryRow: View {
  let entry: Entry

  var body: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 2) {
        Text(entry.text).lineLimit(1)
        Text(entry.date, format: .dateTime.day().month())
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(entry.amount, format: .currency(code: "EUR")).monospacedDigit()
    }
    .padding(.top, 10)
    .padding(.horizontal, StatementMetrics.side)
    .frame(height: StatementMetrics.row, alignment: .top)
    .contentShape(.rect)
  }
}

#Preview { StatementView() }
