import SwiftUI

func exit(_ page: Int32) -> Double { Double(page) * 100 }

struct Door { static func exit(_ code: Int32) -> Double { 50 } }

struct Opening: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = exit(2) + Door.exit(0)
  }
}
