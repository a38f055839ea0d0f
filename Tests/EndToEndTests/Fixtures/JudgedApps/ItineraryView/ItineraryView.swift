import SwiftUI

enum ItineraryMetrics {
  static let rowHeight: CGFloat = 72
  static let spacing: CGFloat = 12
}

struct ItineraryView: View {
  let days: [ItineraryDay]

  @State private var expanded: Set<Int> = []
  @State private var noteHeights: [Int: CGFloat] = [:]

  var body: some View {
    ScrollView {
      VStack(spacing: ItineraryMetrics.spacing) {
        ForEach(days) { day in
          card(for: day)
        }
      }
      .padding(.horizontal, 16)
      .padding(.bottom, 24)
    }
    .scrollTargetBehavior(
      DaySnapBehavior(days: days, expanded: expanded, noteHeights: noteHeights)
    )
    .background(Color(.systemGroupedBackground))
    .navigationTitle("Portugal")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func card(for day: ItineraryDay) -> some View {
    VStack(spacing: 0) {
      Button {
        withAnimation(.snappy) { toggle(day) }
      } label: {
        HStack(spacing: 12) {
          Text("\(day.id + 1)")
            .font(.headline.monospacedDigit())
            .frame(width: 36, height: 36)
            .background(.tint.opacity(0.15), in: .circle)
          VStack(alignment: .leading) {
            Text(day.summary).font(.headline).lineLimit(1)
            Text(day.city).font(.subheadline).foregroundStyle(.secondary)
          }
          Spacer()
          Image(systemName: "chevron.down")
            .rotationEffect(.degrees(expanded.contains(day.id) ? 180 : 0))
        }
        .padding(.horizontal, 14)
        .frame(height: ItineraryMetrics.rowHeight)
        .contentShape(.rect)
      }
      .buttonStyle(.plain)

      if expanded.contains(day.id) {
        Text(day.notes)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding([.horizontal, .bottom], 14)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: { height in
            noteHeights[day.id] = height
          }
      }
    }
    .background(.background, in: .rect(cornerRadius: 14))
  }

  private func toggle(_ day: ItineraryDay) {
    if expanded.contains(day.id) {
      expanded.remove(day.id)
    } else {
      expanded.insert(day.id)
    }
  }
}

#Preview {
  NavigationStack {
    ItineraryView(days: ItineraryDay.portugal)
  }
}
