import Foundation
enum Spacing { static let md: CGFloat = Unit.one * 2 }
