import SwiftUI

extension GeometryProxy {
  var screen: CGSize {
    CGSize(
      width: size.width + safeAreaInsets.leading + safeAreaInsets.trailing,
      height: size.height + safeAreaInsets.top + safeAreaInsets.bottom)
  }
}

extension Array where Element: Identifiable {
  func element(after id: Element.ID?) -> Element? {
    guard let i = firstIndex(where: { $0.id == id }), i + 1 < count else { return nil }
    return self[i + 1]
  }
  func element(before id: Element.ID?) -> Element? {
    guard let i = firstIndex(where: { $0.id == id }), i > 0 else { return nil }
    return self[i - 1]
  }
}
