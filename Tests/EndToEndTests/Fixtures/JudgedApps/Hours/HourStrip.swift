import SwiftUI

struct Hour: Identifiable {
  var id: Int  // hours from now
  var temp: Double
  var rain: Double  // 0...1
}

// five days, hour by hour
let demoHours: [Hour] = (0..<120).map { h in
  Hour(
    id: h,
    temp: 14 + 6 * sin(Double(h) / 24 * 2 * .pi),
    rain: h % 17 < 4 ? 0.6 : 0.05)
}

struct HourStrip: View {
  var hours: [Hour]
  var perPage = 6
  let start = Date.now

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("Next five days", systemImage: "clock")
        .font(.caption)
        .foregroundStyle(.secondary)
      GeometryReader { geo in
        let cell = (geo.size.width / CGFloat(perPage)).rounded(.down)
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(hours) { hour in
              HourCell(hour: hour, date: start.addingTimeInterval(Double(hour.id) * 3600))
                .frame(width: cell)
                .overlay(alignment: .trailing) { hairline }
            }
          }
        }
        .scrollTargetBehavior(.paging)
        .scrollIndicators(.hidden)
      }
      .frame(height: 116)
    }
    .padding(.vertical, 12)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
    .padding(.horizontal, 12)
  }

  var hairline: some View {
    Rectangle().fill(.quaternary).frame(width: 1)
  }
}

struct HourCell: View {
  var hour: Hour
  var date: Date

  var body: some View {
    VStack(spacing: 8) {
      Text(hour.id == 0 ? "Now" : date.formatted(.dateTime.hour()))
        .font(.caption.bold())
      Image(systemName: hour.rain > 0.3 ? "cloud.rain.fill" : "sun.max.fill")
        .symbolRenderingMode(.multicolor)
        .frame(height: 26)
      Text(hour.rain > 0.3 ? hour.rain.formatted(.percent) : " ")
        .font(.caption2)
        .foregroundStyle(.cyan)
      Text("\(Int(hour.temp.rounded()))°")
    }
  }
}

#Preview {
  VStack {
    HourStrip(hours: demoHours)
    Spacer()
  }
  .background(.blue.gradient)
}
