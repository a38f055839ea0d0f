import SwiftUI

/// One day a screen, two fifths for the summary and three for the rest.
struct AlmanacView: View {
  @State private var store = AlmanacStore()
  @State private var unit: TemperatureUnit = .celsius

  var body: some View {
    ScrollView(.vertical) {
      VStack(spacing: 0) {
        ForEach(store.days) { day in
          DaySummary(day: day)
            .containerRelativeFrame(.vertical, count: 5, span: 2, spacing: 0)
          DayDetail(day: day)
            .containerRelativeFrame(.vertical, count: 5, span: 3, spacing: 0)
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .contentMargins(.bottom, DockBar.height, for: .scrollIndicators)
    .ignoresSafeArea()
    .safeAreaInset(edge: .bottom, spacing: 0) {
      DockBar(unit: $unit)
    }
    .environment(\.temperatureUnit, unit)
    .task { await store.load() }
  }
}

struct DockBar: View {
  static let height: CGFloat = 64
  @Binding var unit: TemperatureUnit

  var body: some View {
    Picker("Unit", selection: $unit) {
      ForEach(TemperatureUnit.allCases, id: \.self) { Text($0.symbol) }
    }
    .pickerStyle(.segmented)
    .padding(.horizontal, 20)
    .frame(height: Self.height)
    .background(.ultraThinMaterial)
  }
}

#Preview { AlmanacView() }
