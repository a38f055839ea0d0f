import SwiftUI

struct SkylineScreen: View {
  var cities = City.saved
  @State private var current: City.ID?
  @State private var notch: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      if cities.isEmpty {
        ContentUnavailableView("No cities", systemImage: "cloud", description: Text("Add one to begin."))
      } else {
        CityStrip(cities: cities, selection: $current)
        pages
      }
    }
    .onGeometryChange(for: CGFloat.self) {
      max($0.safeAreaInsets.leading, $0.safeAreaInsets.trailing)
    } action: {
      notch = $0
    }
    .onAppear { current = current ?? cities.first?.id }
  }

  private var pages: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(cities) { city in
          CityPage(city: city, gutter: notch + 16)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $current)
    .scrollIndicators(.never)
    .ignoresSafeArea(.container, edges: .horizontal)
  }
}

struct CityStrip: View {
  let cities: [City]
  @Binding var selection: City.ID?
  @Namespace private var underline

  var body: some View {
    HStack(spacing: 0) {
      ForEach(cities) { city in
        Button {
          withAnimation { selection = city.id }
        } label: {
          Text(city.id)
            .font(.subheadline.weight(city.id == selection ? .bold : .regular))
            .lineLimit(1)
            .minimumScaleFactor(0.7)
            .frame(maxWidth: .infinity, minHeight: 44)
            .overlay(alignment: .bottom) {
              if city.id == selection {
                Capsule().frame(height: 3)
                  .matchedGeometryEffect(id: "line", in: underline)
              }
            }
        }
        .buttonStyle(.plain)
      }
    }
    .animation(.snappy, value: selection)
  }
}

struct CityPage: View {
  let city: City
  let gutter: CGFloat

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Text("\(city.temperature)°").font(.system(size: 88, weight: .thin))
        Text(city.summary).foregroundStyle(.secondary)
        VStack(spacing: 0) {
          ForEach(city.days) { day in
            HStack {
              Text(day.label)
              Spacer()
              Text("\(day.low)° – \(day.high)°").monospacedDigit()
            }
            .frame(height: 44)
            Divider()
          }
        }
      }
      .padding(.horizontal, gutter)
      .padding(.top, 24)
    }
  }
}

#Preview("Five") { SkylineScreen() }
#Preview("None") { SkylineScreen(cities: []) }
