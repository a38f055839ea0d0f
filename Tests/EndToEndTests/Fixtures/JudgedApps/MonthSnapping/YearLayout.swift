import SwiftUI

struct YearLayout {
  var headerHeight: CGFloat = 140
  var spacing: CGFloat = 24
  var monthTitleHeight: CGFloat = 40
  var weekHeight: CGFloat = 44

  static let standard = YearLayout()

  var monthHeight: CGFloat { monthTitleHeight + 6 * weekHeight }
  var monthPitch: CGFloat { monthHeight + spacing }

  func top(ofMonth index: Int) -> CGFloat {
    headerHeight + spacing + CGFloat(index) * monthPitch
  }
}

struct MonthSnapping: ScrollTargetBehavior {
  var layout: YearLayout

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let stops = (0..<12).map(layout.top(ofMonth:)).filter { $0 < end } + [end]
    let y = target.rect.minY
    if let stop = stops.min(by: { abs($0 - y) < abs($1 - y) }) {
      target.rect.origin.y = stop
    }
  }
}
