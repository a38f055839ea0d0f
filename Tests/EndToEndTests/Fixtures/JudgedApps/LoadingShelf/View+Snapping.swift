import SwiftUI

extension View {
  @ViewBuilder
  func snapLayout() -> some View {
    if #available(iOS 17, *) { scrollTargetLayout() } else { self }
  }

  @ViewBuilder
  func snapping() -> some View {
    if #available(iOS 17, *) { scrollTargetBehavior(.viewAligned) } else { self }
  }
}
