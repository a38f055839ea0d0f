import SwiftUI

struct Dose: Identifiable {
  let id = UUID()
  let name: String
  let instructions: String
  let color: Color
}

struct MedicationSlot: Identifiable {
  let id = UUID()
  let title: String
  let symbol: String
  let doses: [Dose]
}

struct MedicationPlan {
  var slots: [MedicationSlot]

  func stops(rowHeight: CGFloat, headerHeight: CGFloat) -> [CGFloat] {
    var stops: [CGFloat] = []
    var y: CGFloat = 0
    for slot in slots {
      let sectionTop = y
      y += headerHeight
      for index in slot.doses.indices {
        stops.append(index == 0 ? sectionTop : y)
        y += rowHeight
      }
    }
    return stops
  }
}

struct DoseAlignment: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let proposed = target.rect.minY
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let nearest = stops.min { abs($0 - proposed) < abs($1 - proposed) }
    guard let nearest else { return }
    target.rect.origin.y = min(nearest, end)
  }
}

extension MedicationPlan {
  static let sample = MedicationPlan(slots: [
    MedicationSlot(title: "Morning", symbol: "sunrise", doses: doses(4)),
    MedicationSlot(title: "Midday", symbol: "sun.max", doses: doses(3)),
    MedicationSlot(title: "Evening", symbol: "sunset", doses: doses(5)),
    MedicationSlot(title: "Bedtime", symbol: "moon.zzz", doses: doses(3)),
  ])

  private static func doses(_ count: Int) -> [Dose] {
    let names = ["Metformin", "Lisinopril", "Vitamin D", "Atorvastatin", "Magnesium"]
    let colors: [Color] = [.blue, .red, .yellow, .green, .purple]
    return (0..<count).map { index in
      Dose(
        name: names[index % names.count],
        instructions: index.isMultiple(of: 2) ? "1 tablet with food" : "½ tablet, plenty of water",
        color: colors[index % colors.count]
      )
    }
  }
}
