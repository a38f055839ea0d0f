import SwiftUI

struct HourlyForecastView: View {
  let place: String
  var samples = HourSample.day(from: 15)

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      header
      hours
      Spacer()
    }
    .padding(.top, 24)
    .background(
      LinearGradient(colors: [.blue, .cyan.opacity(0.6)], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
    )
    .foregroundStyle(.white)
  }

  private var header: some View {
    VStack(alignment: .leading) {
      Text(place).font(.largeTitle.weight(.semibold))
      if let now = samples.first {
        Text("\(now.celsius)°").font(.system(size: 72, weight: .thin))
      }
    }
    .padding(.horizontal, ForecastLayout.margin)
  }

  private var hours: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: ForecastLayout.gap) {
        ForEach(samples) { sample in
          if sample.hour == 0 && sample.id > 0 {
            DayMark(title: "Tomorrow")
          }
          HourCell(sample: sample)
        }
      }
    }
    .contentMargins(.horizontal, ForecastLayout.margin, for: .scrollContent)
    .scrollTargetBehavior(HourSnap())
    .frame(height: 132)
  }
}

private struct HourCell: View {
  let sample: HourSample

  var body: some View {
    VStack(spacing: 12) {
      Text(sample.id == 0 ? "Now" : "\(sample.hour)")
        .font(.footnote.weight(.medium))
      Image(systemName: sample.symbol)
        .symbolVariant(.fill)
        .symbolRenderingMode(.multicolor)
        .font(.title2)
      Text("\(sample.celsius)°").font(.headline)
    }
    .frame(width: ForecastLayout.cell)
    .frame(maxHeight: .infinity)
    .background(.white.opacity(0.15), in: .rect(cornerRadius: 16))
  }
}

private struct DayMark: View {
  let title: LocalizedStringKey

  var body: some View {
    Text(title)
      .font(.caption2.weight(.bold))
      .textCase(.uppercase)
      .fixedSize()
      .rotationEffect(.degrees(-90))
      .frame(width: ForecastLayout.dayMark)
      .frame(maxHeight: .infinity)
  }
}

#Preview {
  HourlyForecastView(place: "Lisbon")
}
