import SwiftUI

final class TipViewModel: ObservableObject {
  @Published var bill: Double = 42.50
  @Published var percent: Int? = 15
  @Published var people = 2

  let choices = Array(0...30)

  var tip: Double { bill * Double(percent ?? 0) / 100 }
  var each: Double { (bill + tip) / Double(max(people, 1)) }
}
