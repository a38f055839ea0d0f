import SwiftUI

struct WeatherPagesView: View {
  let cities: [CityWeather]
  @State private var current: CityWeather.ID?

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(cities) { city in
          CityPage(city: city)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $current)
    .scrollIndicators(.hidden)
    .background(Color.indigo.gradient)
    .safeAreaInset(edge: .bottom) {
      PageDots(count: cities.count, index: index)
    }
    .onAppear { current = current ?? cities.first?.id }
  }

  private var index: Int {
    cities.firstIndex { $0.id == current } ?? 0
  }
}

private struct CityPage: View {
  let city: CityWeather

  var body: some View {
    VStack(spacing: 12) {
      Text(city.name)
        .font(.largeTitle)
      Text(city.temperature, format: .measurement(width: .narrow))
        .font(.system(size: 88, weight: .thin))
      Label(city.summary, systemImage: city.symbol)
        .font(.title3)
      Spacer()
      HStack {
        ForEach(city.hours, id: \.self) { hour in
          VStack(spacing: 6) {
            Text("\(hour):00").font(.caption)
            Image(systemName: city.symbol)
          }
          .frame(maxWidth: .infinity)
        }
      }
      .padding()
      .background(.white.opacity(0.15), in: .rect(cornerRadius: 16))
    }
    .foregroundStyle(.white)
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(city.tint.gradient)
  }
}

private struct PageDots: View {
  let count: Int
  let index: Int

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { dot in
        Circle()
          .fill(.white.opacity(dot == index ? 1 : 0.4))
          .frame(width: 7, height: 7)
      }
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 12)
  }
}

#Preview {
  WeatherPagesView(cities: CityWeather.samples)
}
