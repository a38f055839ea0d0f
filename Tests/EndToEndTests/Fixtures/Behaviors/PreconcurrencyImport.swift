@preconcurrency import SwiftUI
@preconcurrency import UIKit

public struct Open: ScrollTargetBehavior, Equatable {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = UIScreen.main.bounds.width * 2
  }
}
