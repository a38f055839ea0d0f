import SwiftUI
import SwiftData

struct HistoryRollView: View {
  @Query(sort: \Era.order) private var eras: [Era]
  @State private var query = ""

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(eras) { era in
            Section {
              ForEach(filtered(era)) { event in
                EventRow(event: event)
              }
            } header: {
              EraHeader(name: era.name, count: era.events.count)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .navigationTitle("History")
      .navigationBarTitleDisplayMode(.inline)
      .searchable(text: $query)
    }
  }

  private func filtered(_ era: Era) -> [HistoryEvent] {
    guard !query.isEmpty else { return era.sortedEvents }
    return era.sortedEvents.filter { $0.title.localizedCaseInsensitiveContains(query) }
  }
}

private struct EraHeader: View {
  let name: String
  let count: Int

  var body: some View {
    HStack {
      Text(name).font(.headline)
      Spacer()
      Text("\(count) events").font(.caption).foregroundStyle(.secondary)
    }
    .padding(.horizontal)
    .frame(height: 40)
    .background(Color(.systemBackground))
    .overlay(alignment: .bottom) { Divider() }
  }
}

private struct EventRow: View {
  let event: HistoryEvent

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      Text(String(event.year))
        .font(.title3.monospacedDigit().bold())
        .frame(width: 64, alignment: .trailing)
      VStack(alignment: .leading, spacing: 4) {
        Text(event.title).font(.headline).lineLimit(1)
        Text(event.summary)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(2)
      }
    }
    .padding(.horizontal)
    .padding(.top, 8)
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .frame(height: 96, alignment: .top)
  }
}

#Preview {
  HistoryRollView()
    .modelContainer(for: Era.self, inMemory: true)
}
