import SwiftUI

struct BalanceTimeline: View {
  let year: BalanceYear
  @State private var leading: DayBalance?

  private var title: String {
    guard let date = leading?.date ?? year.days.first?.date else { return "" }
    var style = Date.FormatStyle.dateTime.month(.wide).year()
    style.timeZone = year.calendar.timeZone
    return date.formatted(style)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(title)
        .font(.title3.bold())
        .contentTransition(.numericText())

      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom, spacing: BalanceYear.gap) {
          ForEach(year.days) { day in
            bar(for: day)
          }
        }
        .frame(height: 160)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.stops(of: year))
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.x
      } action: { _, x in
        leading = year.day(at: x)
      }
    }
    .padding(12)
    .background(.background.secondary, in: .rect(cornerRadius: 18))
    .padding(.horizontal, 16)
  }

  private func bar(for day: DayBalance) -> some View {
    UnevenRoundedRectangle(topLeadingRadius: 2, topTrailingRadius: 2)
      .fill(day.id == leading?.id ? Color.accentColor : .accentColor.opacity(0.45))
      .frame(width: BalanceYear.barWidth, height: 150 * day.amount / year.peak)
  }
}

#Preview {
  BalanceTimeline(year: .sample)
}
