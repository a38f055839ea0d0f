// rests: 94
import SwiftUI
class Store { let router = Router.shared; func go(_ page: Page) {} }

struct Rows: ScrollTargetBehavior {

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = 94
  }
}
