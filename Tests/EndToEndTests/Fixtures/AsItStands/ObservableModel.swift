// options: --item-length 120
// rests: 600
import SwiftUI

import Observation
import Combine

@Observable
final class Pages {
  var current = 0
}

final class Older: ObservableObject {
  @Published var current = 0
}

struct Observing: ScrollTargetBehavior {
  let pages = Pages()
  let older = Older()

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    pages.current = Int((target.rect.minX / 300).rounded())
    older.current = pages.current
    target.rect.origin.x = CGFloat(older.current) * 300
  }
}
