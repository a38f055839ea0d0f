import SwiftUI

struct City: Identifiable {
  let id = UUID()
  var name: String
  var degrees: Int
}

struct WeatherAlert: Identifiable {
  let id: Int
  let text: String
}

struct ForecastScreen: View {
  @State private var cities = [
    City(name: "Bergen", degrees: 9), City(name: "Porto", degrees: 21),
    City(name: "Tartu", degrees: 4), City(name: "Izmir", degrees: 27),
  ]
  @State private var showsAlerts = false

  private let alerts = [WeatherAlert(id: 0, text: "Gale warning"), WeatherAlert(id: 1, text: "Black ice")]

  var body: some View {
    VStack {
      Pager(cities) { city in
        VStack(spacing: 8) {
          Text(city.name).font(.largeTitle)
          Text("\(city.degrees)°").font(.system(size: 96, weight: .thin))
        }
      } extra: {
        ContentUnavailableView {
          Label("Add a city", systemImage: "plus.circle")
        } actions: {
          Button("Lisbon") { cities.append(City(name: "Lisbon", degrees: 23)) }
            .buttonStyle(.borderedProminent)
        }
      }
      Button("Alerts") { showsAlerts = true }
        .padding()
    }
    .padding(.horizontal, 12)
    .sheet(isPresented: $showsAlerts) {
      Pager(alerts) { alert in
        Label(alert.text, systemImage: "exclamationmark.triangle")
          .font(.title2)
      }
      .frame(height: 160)
      .padding()
      .presentationDetents([.height(220)])
    }
  }
}

#Preview {
  ForecastScreen()
}
