// options: --item-length 120
// rests: 780
@preconcurrency import SwiftUI
@preconcurrency import UIKit

/// Two screens on.
public struct Open: ScrollTargetBehavior, Equatable {
  /// Makes it.
  public init() {}

  /// Goes there.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = UIScreen.main.bounds.width * 2
  }
}
