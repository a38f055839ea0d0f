import SwiftUI

struct FolderPaging: ScrollTargetBehavior {
  // Points per second above which a release counts as a flick.
  var flick: CGFloat = 200

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }

    let proposed = target.rect.minX / width
    let velocity = context.velocity.dx

    guard abs(velocity) > flick else {
      target.rect.origin.x = proposed.rounded() * width
      return
    }

    let start = (context.originalTarget.rect.minX / width).rounded()
    let wanted =
      velocity > 0
      ? proposed.rounded(.down) + 1
      : proposed.rounded(.up) - 1
    let page = min(max(wanted, start - 1), start + 1)
    target.rect.origin.x = max(page, 0) * width
  }
}

extension ScrollTargetBehavior where Self == FolderPaging {
  static var folderPages: FolderPaging { FolderPaging() }
}
