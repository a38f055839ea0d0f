import SwiftUI

struct ForecastDay: Identifiable, Equatable {
  let id: Int
  let weekday: String
  let symbol: String
  let text: String
}

@Observable
final class ForecastModel {
  var days: [ForecastDay] = []
  var selection: ForecastDay.ID?

  @MainActor
  func load() async {
    try? await Task.sleep(for: .seconds(1))
    let symbols = ["sun.max", "cloud", "cloud.rain", "wind"]
    let formatter = DateFormatter()
    formatter.dateFormat = "EEE d"
    days = (0..<14).map { offset in
      let date = Calendar.current.date(byAdding: .day, value: offset, to: .now) ?? .now
      return ForecastDay(
        id: offset, weekday: formatter.string(from: date),
        symbol: symbols[offset % 4], text: "High \(18 + offset % 5)°")
    }
    selection = 0
  }
}

struct ForecastScreen: View {
  @State private var model = ForecastModel()

  var body: some View {
    VStack(spacing: 24) {
      DayChips(days: model.days, selection: $model.selection)
      if let id = model.selection, let day = model.days.first(where: { $0.id == id }) {
        Text(day.text).font(.largeTitle)
      } else {
        ProgressView()
      }
      Spacer()
      Button("Today") {
        withAnimation { model.selection = model.days.first?.id }
      }
    }
    .padding(.vertical)
    .task { await model.load() }
  }
}

#Preview { ForecastScreen() }
