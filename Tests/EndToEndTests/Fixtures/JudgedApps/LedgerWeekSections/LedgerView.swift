import SwiftUI

private enum Sizes {
  static let header: CGFloat = 40
  static let row: CGFloat = 60
}

private struct WeekSnapping: ScrollTargetBehavior {
  let weeks: [LedgerWeek]

  private var starts: [CGFloat] {
    var result: [CGFloat] = []
    var y: CGFloat = 0
    for week in weeks {
      result.append(y)
      y += Sizes.header + CGFloat(week.entries.count) * Sizes.row
    }
    return result
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let stops = starts.filter { $0 < end } + [end]
    let y = target.rect.minY
    if let nearest = stops.min(by: { abs($0 - y) < abs($1 - y) }) {
      target.rect.origin.y = nearest
    }
  }
}

struct LedgerView: View {
  var weeks: [LedgerWeek] = LedgerWeek.samples

  private var spent: Decimal { weeks.reduce(0) { $0 + $1.total } }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Spending").font(.title2.bold())
        Spacer()
        Text(spent, format: .currency(code: "EUR"))
          .monospacedDigit()
      }
      .padding(.horizontal)
      .frame(height: 64)

      Divider()

      ScrollView {
        VStack(spacing: 0) {
          ForEach(weeks) { week in
            WeekBlock(week: week)
          }
        }
      }
      .scrollTargetBehavior(WeekSnapping(weeks: weeks))
    }
  }
}

private struct WeekBlock: View {
  let week: LedgerWeek

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(week.title)
        Spacer()
        Text(week.total, format: .currency(code: "EUR"))
      }
      .font(.subheadline.weight(.semibold))
      .padding(.horizontal)
      .frame(height: Sizes.header)
      .background(.quaternary)

      ForEach(week.entries) { entry in
        HStack {
          Image(systemName: "creditcard")
          Text(entry.merchant)
          Spacer()
          Text(entry.amount, format: .currency(code: "EUR"))
            .monospacedDigit()
        }
        .lineLimit(1)
        .padding(.horizontal)
        .frame(height: Sizes.row)
        .overlay(alignment: .bottom) { Divider().padding(.leading) }
      }
    }
  }
}

#Preview {
  LedgerView()
}
