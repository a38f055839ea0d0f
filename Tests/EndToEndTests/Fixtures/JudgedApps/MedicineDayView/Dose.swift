import Foundation

enum DayPart: String, CaseIterable, Identifiable {
  case morning, noon, evening, night
  var id: Self { self }
  var title: String { rawValue.capitalized }
}

struct Dose: Identifiable {
  let id: String
  let medicine: String
  let amount: String
  let part: DayPart
}

struct DoseBook {
  var doses: [Dose]

  func doses(in part: DayPart) -> [Dose] {
    doses.filter { $0.part == part }
  }

  static let sample: DoseBook = {
    let shelf = [
      ("Amlodipine", "5 mg"), ("Metformin", "500 mg"), ("Vitamin D", "1000 IU"),
      ("Omeprazole", "20 mg"), ("Atorvastatin", "40 mg"), ("Magnesium", "250 mg"),
    ]
    let doses = DayPart.allCases.flatMap { part in
      shelf.map { item in
        Dose(id: "\(part.rawValue)-\(item.0)", medicine: item.0, amount: item.1, part: part)
      }
    }
    return DoseBook(doses: doses)
  }()
}
