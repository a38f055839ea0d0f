import SwiftUI

struct CityPager: View {
  @Environment(CityStore.self) private var store
  @Environment(\.pageWidth) private var pageWidth

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(store.cities) { city in
          CityPage(city: city)
            .frame(width: pageWidth)
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.hidden)
    .ignoresSafeArea(.container, edges: .horizontal)
  }
}

private struct CityPage: View {
  let city: CityStore.City

  var body: some View {
    VStack(spacing: 8) {
      Text(city.name).font(.title)
      Text(city.now).font(.system(size: 96, weight: .ultraLight))
      Text(city.outlook).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.cyan.opacity(0.15))
  }
}
