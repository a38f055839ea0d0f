import SwiftUI

struct Talk: Identifiable, Hashable {
  let id: Int
  var title: String
  var minutes: Int
}

/// Where every talk lies on the track.
struct ProgrammePlan: Equatable {
  struct Column: Equatable {
    var x: CGFloat
    var width: CGFloat
  }

  static let pointsPerHour: CGFloat = 120
  static let gap: CGFloat = 6
  private(set) var columns: [Column] = []

  init(talks: [Talk]) {
    var x: CGFloat = 0
    for talk in talks {
      let width = CGFloat(talk.minutes) / 60 * Self.pointsPerHour
      columns.append(Column(x: x, width: width))
      x += width
    }
  }

  var stops: [CGFloat] { columns.map(\.x) }

  var length: CGFloat {
    guard let last = columns.last else { return 0 }
    return last.x + last.width - Self.gap
  }
}

struct ProgrammeLayout: Layout {
  let plan: ProgrammePlan
  let height: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: plan.length, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, column) in zip(subviews, plan.columns) {
      subview.place(
        at: CGPoint(x: bounds.minX + column.x, y: bounds.minY),
        proposal: .init(width: column.width - ProgrammePlan.gap, height: bounds.height)
      )
    }
  }
}
