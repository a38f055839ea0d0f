import SwiftUI

enum Density {
  static let key = "board.compact"

  case regular, compact

  init(compact: Bool) { self = compact ? .compact : .regular }

  /// What the traveller chose in the settings.
  static let chosen = Density(compact: UserDefaults.standard.bool(forKey: key))

  var rowHeight: CGFloat {
    switch self {
    case .regular: 72
    case .compact: 52
    }
  }
}

struct BoardRow: ViewModifier {
  @AppStorage(Density.key) private var compact = false

  func body(content: Content) -> some View {
    content
      .font(compact ? .subheadline : .body)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 16)
      .frame(height: Density(compact: compact).rowHeight)
  }
}

extension View {
  func boardRow() -> some View { modifier(BoardRow()) }
}
