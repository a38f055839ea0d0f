import SwiftUI

struct Episode: Identifiable, Decodable, Hashable {
  let id: Int
  let title: String
  let minutes: Int
}

struct Show: Decodable {
  let title: String
  let author: String
  let episodes: [Episode]
}

@Observable
final class ShowModel {
  let show: Show
  var offset: CGFloat = 0

  init(show: Show) { self.show = show }

  var headerHeight: CGFloat {
    max(ShowHeader.collapsed, ShowHeader.expanded - offset)
  }

  /// 0 open … 1 collapsed.
  var progress: CGFloat {
    min(max(offset / ShowHeader.travel, 0), 1)
  }
}

enum ShowHeader {
  static let expanded: CGFloat = 260
  static let collapsed: CGFloat = 96
  static var travel: CGFloat { expanded - collapsed }
}

/// Opens or closes the header at the end of a drag.
struct HeaderSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < ShowHeader.travel else { return }
    target.rect.origin.y = y < ShowHeader.travel / 2 ? 0 : ShowHeader.travel
  }
}
