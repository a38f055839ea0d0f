import SwiftUI

private enum Dimension {
  static let title: CGFloat = 36
  static let week: CGFloat = 42
  static let gap: CGFloat = 24

  static func height(of month: Month) -> CGFloat {
    title + CGFloat(month.weeks) * week
  }
}

struct YearView: View {
  private let months: [Month]
  private let tops: [CGFloat]

  init(year: Int) {
    months = Month.year(year)
    var y: CGFloat = 0
    var tops: [CGFloat] = []
    for month in months {
      tops.append(y)
      y += Dimension.height(of: month) + Dimension.gap
    }
    self.tops = tops
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(0..<7, id: \.self) { day in
          Text(["S", "M", "T", "W", "T", "F", "S"][day])
            .frame(maxWidth: .infinity)
        }
      }
      .font(.system(size: 13, weight: .semibold))
      .frame(height: 30)

      ScrollView {
        VStack(spacing: Dimension.gap) {
          ForEach(months) { MonthGrid(month: $0) }
        }
      }
      .scrollTargetBehavior(MonthSnapping(tops: tops))

      Text("Swipe for more months")
        .font(.system(size: 12))
        .foregroundStyle(.secondary)
        .frame(height: 36)
    }
  }
}

private struct MonthGrid: View {
  let month: Month

  var body: some View {
    VStack(spacing: 0) {
      Text(month.name)
        .font(.system(size: 20, weight: .bold))
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.leading, 16)
        .frame(height: Dimension.title)
      ForEach(0..<month.weeks, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(1..<8, id: \.self) { column in
            let day = week * 7 + column - month.leadingBlanks
            Text((1...month.days).contains(day) ? "\(day)" : "")
              .font(.system(size: 16).monospacedDigit())
              .frame(maxWidth: .infinity)
          }
        }
        .frame(height: Dimension.week)
      }
    }
  }
}

private struct MonthSnapping: ScrollTargetBehavior {
  let tops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = max(context.contentSize.height - context.containerSize.height, 0)
    let y = target.rect.minY
    let stops = tops.filter { $0 < limit } + [limit]
    if let best = stops.min(by: { abs($0 - y) < abs($1 - y) }) {
      target.rect.origin.y = best
    }
  }
}

#Preview {
  YearView(year: 2025)
}
