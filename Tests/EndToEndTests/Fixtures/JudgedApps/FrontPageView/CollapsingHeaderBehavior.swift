import SwiftUI

/// Never leaves the lead story half folded; further down the list scrolls freely.
struct CollapsingHeaderBehavior: ScrollTargetBehavior {
  let travel: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < travel else { return }
    target.rect.origin.y = y < travel / 2 ? 0 : travel
  }
}

extension ScrollTargetBehavior where Self == CollapsingHeaderBehavior {
  static func collapsingHeader(travel: CGFloat) -> CollapsingHeaderBehavior {
    CollapsingHeaderBehavior(travel: travel)
  }
}

struct Article: Identifiable, Hashable {
  let id: Int
  let section: String
  let title: String
  let summary: String

  static let samples: [Article] = (1...24).map { number in
    Article(
      id: number,
      section: ["World", "Business", "Culture", "Science"][number % 4],
      title: "Story number \(number) of the morning edition",
      summary: "A short paragraph that says what happened, where, and why readers should keep going."
    )
  }
}
