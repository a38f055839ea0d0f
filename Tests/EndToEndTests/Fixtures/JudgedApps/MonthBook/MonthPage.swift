import SwiftUI

struct MonthPage: View {
  let month: Month
  @Binding var day: Int?

  var body: some View {
    VStack(spacing: 0) {
      Text(month.title).font(.headline).frame(height: 40)
      HStack(spacing: 0) {
        ForEach(Array("SMTWTFS".enumerated()), id: \.offset) { _, letter in
          Text(String(letter)).font(.caption2).frame(maxWidth: .infinity)
        }
      }
      .frame(height: 24)
      ForEach(month.weeks, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(Array(week.enumerated()), id: \.offset) { _, d in
            Text(d == 0 ? "" : "\(d)")
              .frame(maxWidth: .infinity)
              .onTapGesture { if d > 0 { day = month.id * 100 + d } }
          }
        }
        .frame(height: 52)
      }
    }
  }
}
