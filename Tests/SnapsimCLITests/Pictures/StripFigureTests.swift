import ScrollSimulation
import Testing

@testable import SnapsimPictures
@testable import SnapsimCLI

@Suite("The strip at each rest")
struct StripFigureTests {
  private static func figure(_ command: String) throws -> StripFigure {
    try #require(StripFigure(Pictured.recording(command)))
  }

  @Test("a band for the start and one for each rest, with the boxes where the items are")
  func bands() throws {
    let figure = try Self.figure(
      "--behavior paging --device iphone-14 --landscape --velocity -1200 --repeat 4")
    let bands = try #require(figure.panels.first).bands
    #expect(bands.map(\.caption.first) == ["start", "gesture 0", "gesture 1", "gesture 2", "gesture 3"])
    #expect(
      bands.map(\.verdict) == [
        nil, "misaligned by +94", "misaligned by +188", "misaligned by +282",
        "misaligned by -374, passes 2 pages",
      ])
    // At 844 page 1, which begins at 750, shows 94 pt before the container's edge, itself 47 pt in.
    #expect(
      bands[1].boxes.contains(
        StripFigure.Box(label: "page 1", short: "1", shade: 1, start: 47 - 94, length: 750)))
    #expect(bands[1].mark == StripFigure.Mark(from: 47, to: 47 - 94, label: "+94"))
    #expect(bands[4].mark == StripFigure.Mark(from: 47, to: 47 + 374, label: "-374"))
  }

  @Test("what is aligned by its centre is marked there")
  func anchor() throws {
    let figure = try Self.figure(
      "--behavior view-aligned:anchor=center --item-length 100 --offset 160 --no-scroll-target-layout")
    // Nothing moves: the view rests 5 pt beyond where item 3 is in the middle.
    #expect(figure.panels[0].bands[1].mark == StripFigure.Mark(from: 195, to: 190, label: "+5"))
  }

  @Test("what is caught has no verdict")
  func caught() throws {
    let bands = try Self.figure("--gesture velocity=-900 --gesture velocity=-900,after=0.1").panels[0].bands
    #expect(bands[1].verdict == nil && bands[1].mark == nil)
    #expect(bands[1].caption.last?.hasPrefix("caught at ") == true)
  }

  @Test("of many gestures the middle is left out, with its count", arguments: [23, 24, 100, 2000])
  func gap(count: Int) throws {
    let panel = try Self.figure("--behavior paging --velocity -900 --repeat \(count)").panels[0]
    #expect(panel.bands.count + (panel.gap?.count ?? 0) == count + 1)
    #expect((panel.gap == nil) == (count < 24))
    #expect(panel.bands.count <= 24)
    #expect(panel.bands.last?.caption.first == "gesture \(count - 1)")
  }

  @Test("of many behaviors some are left out, with their count")
  func panels() throws {
    let figure = try Self.figure((1...25).map { "--behavior multiple:of=\($0)" }.joined(separator: " "))
    #expect(figure.panels.count == 20)
    #expect(figure.note == "5 more behaviors are not drawn; --format csv has them")
  }

  @Test(
    "no band has more boxes than can be told apart, and their numbers are finite",
    arguments: Pictured.extremes)
  func extremes(command: String) throws {
    for panel in try Self.figure(command).panels {
      for band in panel.bands {
        #expect(band.boxes.count <= StripFigure.boxLimit)
        #expect(band.boxes.allSatisfy { $0.start.isFinite && $0.length > 0 && $0.length.isFinite })
      }
    }
  }
}
