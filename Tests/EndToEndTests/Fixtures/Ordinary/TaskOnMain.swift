import SwiftUI

final class PageModel { var page = 0 }

struct TaskOnMain: ScrollTargetBehavior {
  let model = PageModel()
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = (target.rect.minX / 100).rounded()
    target.rect.origin.x = page * 100
    Task { @MainActor in model.page = Int(page) }
  }
}
