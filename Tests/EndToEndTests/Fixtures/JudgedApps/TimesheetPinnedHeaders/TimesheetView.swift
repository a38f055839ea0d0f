import SwiftUI

struct TimesheetView: View {
  @State private var model = TimesheetModel()
  @State private var selected: WorkEntry?

  private let rowHeight: CGFloat = 64
  private let headerHeight: CGFloat = 44

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(model.weeks) { week in
            Section {
              ForEach(week.entries) { entry in
                row(for: entry)
              }
            } header: {
              header(for: week)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .navigationTitle("Timesheet")
      .navigationBarTitleDisplayMode(.inline)
      .sheet(item: $selected) { entry in
        EntryDetail(entry: entry)
          .presentationDetents([.medium])
      }
    }
  }

  private func header(for week: WorkWeek) -> some View {
    HStack {
      Text(week.title).font(.subheadline.weight(.semibold))
      Spacer()
      Text("\(week.total / 60) h")
        .font(.subheadline.monospacedDigit())
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal)
    .frame(height: headerHeight)
    .background(Color(white: 0.93))
  }

  private func row(for entry: WorkEntry) -> some View {
    Button {
      selected = entry
    } label: {
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text(entry.project).font(.body.weight(.medium))
          Text(entry.note).font(.caption).foregroundStyle(.secondary)
        }
        Spacer()
        Text(entry.duration).monospacedDigit()
      }
      .padding(.horizontal)
      .frame(height: rowHeight)
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .overlay(alignment: .bottom) { Divider().padding(.leading) }
  }
}

private struct EntryDetail: View {
  let entry: WorkEntry
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text(entry.project).font(.title3.bold())
      Text(entry.note)
      Text(entry.duration).font(.largeTitle.monospacedDigit())
      Button("Done") { dismiss() }.buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

#Preview {
  TimesheetView()
}
