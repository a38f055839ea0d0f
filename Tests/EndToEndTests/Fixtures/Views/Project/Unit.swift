import Foundation
enum Unit { static let one = 5.0 }
extension CGFloat { static let gutter: CGFloat = 10 }
