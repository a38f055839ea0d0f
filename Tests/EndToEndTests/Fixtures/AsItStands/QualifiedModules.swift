// rests: 93
// silent
import Combine
import OSLog
import SwiftData
import SwiftUI
import UIKit
import os

struct Rows: ScrollTargetBehavior {
  private let log = os.Logger(subsystem: "app", category: "scroll")
  let generator = UIKit.UIImpactFeedbackGenerator(style: .light)

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = 93
  }
}
