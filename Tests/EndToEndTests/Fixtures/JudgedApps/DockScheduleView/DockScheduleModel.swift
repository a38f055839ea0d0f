import Observation
import SwiftUI

struct DockSlot: Identifiable, Hashable {
  let dock: Int
  let hour: Int
  var carrier: String?

  var id: Int { dock * 24 + hour }
}

struct Dock: Identifiable, Hashable {
  let id: Int
  var slots: [DockSlot]

  var code: String { "D" + String(format: "%02d", id + 1) }
}

@Observable
final class DockScheduleModel {
  var docks: [Dock]

  init(dockCount: Int = 20) {
    let carriers = ["Norlog", "BlueFreight", "Kestrel", "Hansa Cargo"]
    docks = (0..<dockCount).map { dock in
      Dock(
        id: dock,
        slots: (0..<24).map { hour in
          let busy = (dock * 7 + hour * 3) % 5 < 2
          return DockSlot(dock: dock, hour: hour, carrier: busy ? carriers[(dock + hour) % 4] : nil)
        })
    }
  }
}

enum DockGrid {
  static let cell = CGSize(width: 112, height: 56)
  static let rowLabelWidth: CGFloat = 57
  static let hourBarHeight: CGFloat = 32
  static let visibleHours = 3
  static let visibleDocks = 8

  static var viewport: CGSize {
    CGSize(
      width: cell.width * CGFloat(visibleHours),
      height: cell.height * CGFloat(visibleDocks)
    )
  }
}
