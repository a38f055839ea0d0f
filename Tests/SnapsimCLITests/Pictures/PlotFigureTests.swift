import Foundation
import Testing

@testable import SnapsimPictures
@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("The figure of a plot")
struct PlotFigureTests {
  @Test("curves begin at the start, end at the rest and span what they show")
  func curves() throws {
    let figure = try Pictured.motion("--behavior paging --behavior none --velocity -1200 --repeat 2")
    #expect(figure.series.map(\.name) == ["paging", "none"])
    #expect(figure.isJoined)
    for series in figure.series {
      #expect(series.points.first == PlotFigure.Point(x: 0, y: 0))
      #expect(series.points.last?.x == figure.x.upperBound)
      #expect(zip(series.points, series.points.dropFirst()).allSatisfy { $0.x <= $1.x })
      #expect(series.points.allSatisfy { figure.y.contains($0.y) })
    }
    #expect(figure.series[0].points.last?.y == 780)
    #expect(figure.series[0].note == "rests at 780 on page 2, aligned")
  }

  @Test("pages, items and ends have their lines, the important first and not too many")
  func rules() throws {
    let figure = try Pictured.motion("--velocity -1200 --item-length 130 --per-page 3 --items 6")
    #expect(figure.rules.map(\.kind) == [.page, .page, .item, .item])
    #expect(figure.rules.map(\.y) == [0, 390, 130, 260])
    let many = try Pictured.motion("--velocity -9000 --item-length 10 --items 1000")
    #expect(many.rules.count <= 2 * PlotFigure.ruleLimit)
    #expect(many.rules.prefix(2).map(\.label) == ["page 0", "page 100"])
    let overrun = try Pictured.motion("--velocity -3000 --items 2 --item-length 300")
    #expect(overrun.rules.contains { $0.y == 210 })
  }

  @Test("where gestures begin is marked where all series agree")
  func ticks() throws {
    #expect(try Pictured.motion("--velocity -1200 --repeat 3").ticks.count == 2)
    #expect(
      try Pictured.motion("--velocity -1200 --repeat 3 --behavior none --behavior paging").ticks.isEmpty)
    #expect(try Pictured.motion("--velocity -1200").ticks.isEmpty)
  }

  @Test("a sweep is plotted against its numbers, in their order")
  func sweep() throws {
    let options = try Pictured.options(
      "--velocity 0:-3000:-1000 --behavior none --behavior paging --repeat 2")
    let recording = try Recording(try Runs(options), for: .plot)
    let figure = PlotFigure(settled: recording, against: options.sweeps[0])
    #expect(figure.series.map(\.name) == ["none", "paging"])
    #expect(figure.series[1].points.map(\.x) == [-3000, -2000, -1000, 0])
    #expect(figure.series[1].points.map(\.y) == [780, 780, 780, 0])
    #expect(figure.title == "settled offset (pt) against velocity (points per second)")
    #expect(!figure.isJoined && figure.x == -3000...0)
  }

  @Test("curves that coincide are drawn once, under all their names")
  func coinciding() throws {
    let figure = try Pictured.motion(
      "--velocity -1200 --behavior paging --behavior none --behavior container-paging --repeat 2")
    #expect(figure.series.map(\.name) == ["paging and container-paging", "none"])
    #expect(figure.note == nil)
    // In landscape they part.
    let bug = try Pictured.motion(
      "--velocity -1200 --behavior paging --behavior container-paging --device iphone-14 --landscape --repeat 4"
    )
    #expect(bug.series.map(\.name) == ["paging", "container-paging"])
    #expect(
      bug.series[0].note
        == "rests at 3376 on page 5, misaligned by -374; passes 2 pages in 1 of 4"
    )
  }

  @Test("a sweep's legend says of each how many rests are wrong, and how")
  func sweptFaults() throws {
    let options = try Pictured.options(
      "--velocity -2000:2000:1000 --page 3 --device iphone-14 --landscape --behavior paging --behavior container-paging"
    )
    let figure = PlotFigure(settled: try Recording(try Runs(options), for: .plot), against: options.sweeps[0])
    #expect(figure.series.map(\.note) == ["misaligned in 5 of 5 (up to 282)", "aligned everywhere"])
    let backward = try Pictured.options(
      "--velocity 500:1000:250 --page 3 --behavior velocity-paging --layout-direction rtl")
    let wrong = PlotFigure(
      settled: try Recording(try Runs(backward), for: .plot), against: backward.sweeps[0])
    #expect(wrong.series.map(\.note) == ["goes the wrong way in 3 of 3"])
  }

  @Test("more series than letters are left out with a note")
  func limit() throws {
    let behaviors = (1...30).map { "--behavior multiple:of=\($0 + 100)" }.joined(separator: " ")
    let figure = try Pictured.motion(behaviors + " --velocity -1200")
    #expect(figure.series.count == 26)
    // Some of them coincide, and are drawn once.
    let named = figure.series.map { $0.name.components(separatedBy: " and ").count }.reduce(0, +)
    #expect(figure.note == "\(30 - named) more are not drawn; each row has them with --format csv")
  }

  @Test("every so many-th leaves few enough")
  func thinning() {
    #expect(
      [1, 8, 9, 16, 17, 40, 41, 80, 1_000_000].map { PlotFigure.thinning($0, to: 8) }
        == [1, 1, 2, 2, 5, 5, 10, 10, 200_000])
  }
}
