import Foundation
import ScrollSimulation
import Testing

/// One scroll container of the fixture `browser-snap.json`.
///
/// It holds where Chromium's CSS scroll snap came to rest, as recorded. Its `scroll-padding` is our insets; the anchors
/// `start`, `center` and `end` are those of `scroll-snap-align`.
struct BrowserSnapCase: Decodable {
  let bounds: Double
  let insets: [Double]
  let lengths: [Double]
  let spacing: Double
  let anchor: String
  let targets: [Double]
  let reach: Double
  let rests: [Double]

  var point: UnitPoint {
    switch anchor {
    case "center": .center
    case "end": .bottomTrailing
    default: .topLeading
    }
  }

  func layout(_ axis: Axis, _ direction: LayoutDirection) throws -> ScrollLayout {
    try ScrollLayout(
      axis: axis, bounds: bounds,
      safeArea: AxisInsets(leading: try #require(insets.first), trailing: try #require(insets.last)),
      content: .stack(ItemStack(lengths: lengths, spacing: spacing)), layoutDirection: direction)
  }

  static func load() throws -> [BrowserSnapCase] {
    try JSONDecoder().decode([BrowserSnapCase].self, from: fixture("browser-snap.json"))
  }
}

struct BrowserSnapTests {
  @Test(arguments: Axis.allCases, LayoutDirection.allCases)
  func `all 960 rests of a browser are view-aligned's`(axis: Axis, direction: LayoutDirection) throws {
    let cases = try BrowserSnapCase.load()
    #expect(cases.map(\.rests.count).reduce(0, +) == 960)
    for (index, row) in cases.enumerated() {
      #expect(row.targets.count == row.rests.count)
      let layout = try row.layout(axis, direction)
      #expect(abs(layout.reach - row.reach) <= 0.5)
      for limit in [ViewAlignedScrollTargetBehavior.LimitBehavior.never, .alwaysByFew] {
        let behavior = ViewAlignedScrollTargetBehavior.ofBrowsers(limitBehavior: limit, anchor: row.point)
        let settling = Settling(layout, behavior: behavior)
        for (target, rest) in zip(row.targets, row.rests) {
          let offset = try settling.settle(from: target, Gesture()).offset
          #expect(abs(offset - rest) <= 0.5, "case \(index), \(row.anchor), target \(target)")
        }
      }
    }
  }
}
