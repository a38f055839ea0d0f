import SwiftUI

struct Makeover: Identifiable, Hashable {
  let id: Int
  let room: String
  let before: Color
  let after: Color
}

extension Makeover {
  static let all: [Makeover] = [
    .init(id: 0, room: "Kitchen", before: .brown, after: .mint),
    .init(id: 1, room: "Hall", before: .gray, after: .orange),
    .init(id: 2, room: "Bath", before: .green, after: .cyan),
    .init(id: 3, room: "Attic", before: .black, after: .yellow),
  ]
}

extension CGFloat {
  static let gutter: CGFloat = 24
}
