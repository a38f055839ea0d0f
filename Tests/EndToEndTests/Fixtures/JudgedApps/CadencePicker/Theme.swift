import SwiftUI

enum Theme {
  enum Space {
    static let s: CGFloat = 8
    static let m: CGFloat = 16
    static let l: CGFloat = 24
  }

  enum Wheel {
    static let cell: CGFloat = 56
    static let gap: CGFloat = Space.s
    static let height: CGFloat = 88
  }

  static let accent = Color(red: 0.98, green: 0.36, blue: 0.22)
}

extension View {
  func card() -> some View {
    background(.quaternary.opacity(0.5), in: .rect(cornerRadius: 20))
      .clipShape(.rect(cornerRadius: 20))
  }
}
