import SwiftUI
import SwiftData

@Model
final class WeightEntry {
  var date: Date
  var kilograms: Double

  init(date: Date = .now, kilograms: Double) {
    self.date = date
    self.kilograms = kilograms
  }
}

@Observable
final class WeighInModel {
  static let range = 300...2000

  /// Tenths of a kilogram.
  var tenths: Int

  init(last: WeightEntry?) {
    let value = Int(((last?.kilograms ?? 70) * 10).rounded())
    tenths = min(max(value, Self.range.lowerBound), Self.range.upperBound)
  }

  var kilograms: Double { Double(tenths) / 10 }

  var position: Int? {
    get { tenths }
    set { if let newValue { tenths = newValue } }
  }
}
