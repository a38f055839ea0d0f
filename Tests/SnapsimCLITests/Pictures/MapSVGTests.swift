import Foundation
import Testing

@testable import SnapsimPictures
@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("A map as SVG")
struct MapSVGTests {
  private func svg(_ command: String) throws -> String {
    let figure = try MapFigure(MapSubject(Pictured.options(command)), samples: (49, 49), tolerance: 0.5)
    var text = ByteText()
    MapSVG(figure).write(to: &text)
    return text.string
  }

  private static let commands = [
    "--behavior paging", "--behavior none",
    "--behavior flick-paging --behavior paging --device iphone-14 --landscape",
    "--behavior multiple:of=7 --item-length 3", "--layout-direction rtl --behavior velocity-paging",
    "--behavior paging --items 1:9:1 --velocity -100:100:50 --page 0",
    "--content-length 100 --behavior paging",
    "--behavior paging --width 1e-9 --items 3", "--behavior paging --width 9e15 --items 1",
    "--behavior paging --drag 5,5 --velocity 3,4",
    "--behavior view-aligned --item-lengths 10,900,20 --page 0",
  ]

  @Test(arguments: commands)
  func `is well-formed and has no number that is none`(_ command: String) throws {
    let text = try svg(command)
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(!text.contains("nan") && !text.contains("inf\"") && !text.contains("infinity"))
  }

  @Test func `has a panel for each behavior and one where they differ`() throws {
    func panels(_ text: String) -> Int { text.ranges(of: "class=\"panel\"").count }
    #expect(panels(try svg("--behavior paging")) == 1)
    let both = try svg("--behavior paging --behavior container-paging")
    #expect(panels(both) == 3)
    #expect(both.contains(">where they differ<"))
    #expect(
      try svg("--behavior paging --behavior paging").contains("they rest on the same offset everywhere"))
  }

  @Test func `hatches what rests misaligned and nothing else`() throws {
    #expect(
      try svg("--behavior paging --device iphone-14 --landscape").contains(
        "<path fill=\"url(#snapsim-hatch)\""))
    #expect(!(try svg("--behavior container-paging --device iphone-14 --landscape").contains("fill=\"url(#")))
  }

  @Test func `escapes what somebody named`() throws {
    var options = try Pictured.options("--behavior paging")
    options.behaviors = [NamedBehavior(spec: "<b>&\"", make: { nil }, needsItems: false)]
    var text = ByteText()
    MapSVG(try MapFigure(MapSubject(options), samples: (9, 9), tolerance: 0.5)).write(to: &text)
    let svg = text.string
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(!svg.contains("<b>"))
  }

  @Test func `has colors for light and dark`() throws {
    let text = try svg("--behavior flick-paging")
    #expect(text.contains("prefers-color-scheme:dark"))
    for moved in -8...8 { #expect(text.contains(".\(MapColors.name(moved)){fill:")) }
  }
}
