import SwiftUI

struct MonthPage: View {
  let year: Int
  let month: Int

  private var name: String { Calendar.current.monthSymbols[month - 1] }
  private var dayCount: Int {
    let cal = Calendar.current
    guard let date = cal.date(from: DateComponents(year: year, month: month)) else { return 30 }
    return cal.range(of: .day, in: .month, for: date)?.count ?? 30
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(name).font(.largeTitle.bold())
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 7), spacing: 18) {
        ForEach(1...dayCount, id: \.self) { day in
          Text("\(day)").frame(height: 40)
        }
      }
      Spacer()
    }
    .padding(.top, 64)
    .padding(.horizontal, 16)
    .background(month.isMultiple(of: 2) ? Color(.systemBackground) : Color(.secondarySystemBackground))
  }
}
