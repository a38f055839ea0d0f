import SwiftUI

struct ChipFramesKey: PreferenceKey {
  static let defaultValue: [String: CGRect] = [:]

  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { _, new in new }
  }
}

extension View {
  func reportChipFrame(_ id: String, in space: String) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(
          key: ChipFramesKey.self,
          value: [id: proxy.frame(in: .named(space))]
        )
      }
    }
  }
}
