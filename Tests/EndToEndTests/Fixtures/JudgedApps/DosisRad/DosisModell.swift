import Combine
import Foundation

struct Dosis: Identifiable, Hashable {
  let milligramm: Double
  var id: Double { milligramm }
  var beschriftung: String {
    milligramm.formatted(.number.precision(.fractionLength(1))) + " mg"
  }
}

final class MedikamentModell: ObservableObject {
  let name: String
  let dosen: [Dosis]
  @Published var gewaehlt: Int = 0

  init(name: String, bis maximum: Double, schritt: Double = 0.5) {
    self.name = name
    dosen = stride(from: schritt, through: maximum, by: schritt).map(Dosis.init(milligramm:))
  }
}
