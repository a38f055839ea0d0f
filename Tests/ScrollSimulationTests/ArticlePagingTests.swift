import Foundation
import ScrollSimulation
import Testing

/// One case of the fixture `article-paging.csv`.
///
/// It holds what the rules of the three versions of a published article on custom paging (fatbobman.com) come to, worked
/// out apart from this project. The velocity is the content's, in points per second.
struct ArticlePagingCase: Sendable {
  let container: Double
  let content: Double
  let original: Double
  let proposed: Double
  let contentVelocity: Double
  let velocityPaging: Double
  let distancePaging: Double
  let thresholdPaging: Double

  /// The columns stand in the order of the properties.
  static func load() throws -> [ArticlePagingCase] {
    let text = String(decoding: try fixture("article-paging.csv"), as: UTF8.self)
    return try text.split(whereSeparator: \.isNewline).dropFirst().map { line in
      let row = try line.split(separator: ",").map { try #require(Double($0)) }
      return ArticlePagingCase(
        container: row[0], content: row[1], original: row[2], proposed: row[3], contentVelocity: row[4],
        velocityPaging: row[5], distancePaging: row[6], thresholdPaging: row[7])
    }
  }

  /// Where a behavior moves the proposal, called as a test of an app's own behavior would call it.
  func offset(_ behavior: some ScrollTargetBehavior, _ axis: Axis) -> Double {
    func target(_ offset: Double) -> ScrollTarget {
      ScrollTarget(
        rect: axis == .horizontal
          ? CGRect(x: offset, y: 0, width: container, height: 500)
          : CGRect(x: 0, y: offset, width: 500, height: container))
    }
    let isHorizontal = axis == .horizontal
    let context = ScrollTargetBehaviorContext(
      originalTarget: target(original),
      velocity: isHorizontal ? CGVector(dx: contentVelocity, dy: 0) : CGVector(dx: 0, dy: contentVelocity),
      contentSize: CGSize(width: isHorizontal ? content : 500, height: isHorizontal ? 500 : content),
      containerSize: target(0).rect.size, axes: Axis.Set(axis))
    var moved = target(proposed)
    behavior.updateTarget(&moved, context: context)
    return isHorizontal ? moved.rect.origin.x : moved.rect.origin.y
  }
}

struct ArticlePagingTests {
  @Test("all 300 cases of the published pagings are as the article has them", arguments: Axis.allCases)
  func everyCase(axis: Axis) throws {
    let cases = try ArticlePagingCase.load()
    #expect(cases.count == 300)
    for (line, row) in cases.enumerated() {
      #expect(abs(row.offset(.velocityPaging, axis) - row.velocityPaging) <= 1e-9, "case \(line): \(row)")
      #expect(abs(row.offset(.distancePaging, axis) - row.distancePaging) <= 1e-9, "case \(line): \(row)")
      #expect(abs(row.offset(.thresholdPaging, axis) - row.thresholdPaging) <= 1e-9, "case \(line): \(row)")
    }
  }
}
