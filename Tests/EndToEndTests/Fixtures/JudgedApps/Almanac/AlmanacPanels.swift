import SwiftUI

struct DaySummary: View {
  let day: AlmanacDay
  @Environment(\.temperatureUnit) private var unit

  var body: some View {
    HStack {
      Text(day.name).font(.title2)
      Spacer()
      Text(unit.text(day.high)).font(.system(size: 44, weight: .thin))
    }
    .padding(.top, 64)
    .padding(.horizontal, 64)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.blue.opacity(0.35))
  }
}

struct DayDetail: View {
  let day: AlmanacDay
  @Environment(\.temperatureUnit) private var unit

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      LabeledContent("Low", value: unit.text(day.low))
      LabeledContent("Sunrise", value: day.sunrise)
      LabeledContent("Sunset", value: day.sunset)
    }
    .padding(.top, 16)
    .padding(.horizontal, 64)
    .padding(.bottom, DockBar.height + 40)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color.blue.opacity(0.15))
  }
}
