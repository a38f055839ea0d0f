import SwiftUI

struct BabyLogView: View {
  @State private var store = BabyLogStore()

  var body: some View {
    VStack(spacing: 0) {
      Text("Mila").font(.title2.bold()).frame(height: 56)
      ScrollView {
        VStack(spacing: 0) {
          ForEach(store.days) { day in
            DaySection(day: day)
          }
        }
      }
      .scrollTargetBehavior(DayTopBehavior(tops: store.dayTops))
    }
    .task { await store.load() }
  }
}

private struct DaySection: View {
  let day: LogDay

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(day.title)
        .font(.headline)
        .frame(height: LogMetrics.header)
      if day.entries.isEmpty {
        Text("Nothing logged")
          .foregroundStyle(.tertiary)
          .frame(height: LogMetrics.row)
      }
      ForEach(day.entries) { entry in
        HStack {
          Text(entry.time).monospacedDigit().foregroundStyle(.secondary)
          Text(entry.kind.rawValue.capitalized)
          Spacer()
        }
        .frame(height: LogMetrics.row)
      }
    }
    .padding(.horizontal)
    .padding(.bottom, LogMetrics.dayGap)
  }
}

// A day which is almost at the top goes on to it, in the direction of the gesture only.
// Everywhere else the log scrolls freely.
struct DayTopBehavior: ScrollTargetBehavior {
  let tops: [CGFloat]
  var band: CGFloat = 48

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let from = context.originalTarget.rect.minY
    let y = target.rect.minY
    let end = max(context.contentSize.height - context.containerSize.height, 0)

    let velocity = context.velocity.dy

    if y > from, velocity >= 0, let next = tops.first(where: { $0 >= y }), next - y < band {
      target.rect.origin.y = min(next, end)
    } else if y < from, velocity <= 0, let previous = tops.last(where: { $0 <= y }), y - previous < band {
      target.rect.origin.y = previous
    }
  }
}

#Preview {
  BabyLogView()
}
