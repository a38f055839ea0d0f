import SwiftUI

struct SummaryBar: View {
  static let height: CGFloat = 52

  let hours: Int

  var body: some View {
    HStack {
      Label("This month", systemImage: "clock")
      Spacer()
      Text("\(hours) h").monospacedDigit().bold()
    }
    .padding(.horizontal)
    .frame(height: Self.height)
    .frame(maxWidth: .infinity)
    .background(.bar)
  }
}

extension View {
  func summaryBar(hours: Int) -> some View {
    overlay(alignment: .top) { SummaryBar(hours: hours) }
  }
}
