import SwiftUI

enum Layout {
  static let side: CGFloat = 20
  static let gutter: CGFloat = 12
  static let tileHeight: CGFloat = 230
  static let moreWidth: CGFloat = 96
}
