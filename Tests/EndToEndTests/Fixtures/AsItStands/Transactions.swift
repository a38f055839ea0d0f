// options: --item-length 120
// rests: 510
import SwiftUI

@Observable
final class Pager {
  var page = 0
}

struct Turning: ScrollTargetBehavior {
  @Environment(Pager.self) private var shared: Pager?
  @Bindable var pager = Pager()
  @State private var turns = 0

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    var transaction = Transaction(animation: .snappy)
    transaction.disablesAnimations = true
    withTransaction(transaction) { $pager.page.wrappedValue = Int((target.rect.minX / 170).rounded()) }
    withAnimation(.easeOut(duration: 0.2)) {
      shared?.page = pager.page
    } completion: {
      turns += 1
    }
    target.rect.origin.x = CGFloat(pager.page) * 170
  }
}
