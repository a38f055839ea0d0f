import SwiftUI

enum Tokens {
  enum Spacing {
    static let small: CGFloat = 8
    static let medium: CGFloat = 12
    static let large: CGFloat = 16
  }

  enum Radius {
    static let thumb: CGFloat = 10
  }

  enum Rail {
    static let thumb: CGFloat = 120
    static let inset = Spacing.large
    // From one photo's leading edge to the next one's.
    static let pitch = thumb + Spacing.small
  }
}

extension View {
  func thumbStyle() -> some View {
    frame(width: Tokens.Rail.thumb, height: Tokens.Rail.thumb)
      .clipShape(.rect(cornerRadius: Tokens.Radius.thumb))
  }
}
