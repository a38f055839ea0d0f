import SwiftUI

struct HourStrip: View {
  let now: HourReading?
  let hours: [HourReading]

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: HourLayout.gap) {
        NowCell(reading: now)
          .hourCell(span: 2)
        ForEach(hours) { reading in
          HourCell(reading: reading)
            .hourCell()
        }
      }
      .scrollTargetLayout()
      .padding(.vertical, 12)
    }
    .contentMargins(.horizontal, 16, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
    .background(.blue.opacity(0.12))
  }
}

private struct NowCell: View {
  let reading: HourReading?

  var body: some View {
    VStack {
      Text("Now").font(.caption.bold())
      Text(reading?.label ?? "–").font(.largeTitle)
    }
    .frame(height: 96)
  }
}

private struct HourCell: View {
  let reading: HourReading

  var body: some View {
    VStack(spacing: 6) {
      Text(reading.hour).font(.caption)
      Image(systemName: reading.symbol)
      Text(reading.label)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.6)
    .frame(height: 96)
  }
}
