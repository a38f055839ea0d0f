import SwiftUI

enum SlotGrid {
  static let slotHeight: CGFloat = 48
  static let slotMinutes = 30
  static let visibleSlots = 12

  static var viewportHeight: CGFloat {
    slotHeight * CGFloat(visibleSlots)
  }

  static var slots: [Slot] {
    Swift.stride(from: 0, to: 24 * 60, by: slotMinutes).map(Slot.init(minute:))
  }
}

struct Slot: Identifiable, Hashable {
  let minute: Int
  var id: Int { minute }

  var label: String {
    String(format: "%02d:%02d", minute / 60, minute % 60)
  }
}

struct SlotSnapBehavior: ScrollTargetBehavior {
  let slotHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = max(context.contentSize.height - context.containerSize.height, 0)
    let row = (target.rect.minY / slotHeight).rounded()
    target.rect.origin.y = min(max(row, 0) * slotHeight, limit)
  }
}

extension ScrollTargetBehavior where Self == SlotSnapBehavior {
  static func slots(height: CGFloat = SlotGrid.slotHeight) -> SlotSnapBehavior {
    SlotSnapBehavior(slotHeight: height)
  }
}
