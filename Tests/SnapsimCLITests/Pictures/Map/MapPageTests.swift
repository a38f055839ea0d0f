import Foundation
import Testing

@testable import SnapsimPictures
@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("A map as a page")
struct MapPageTests {
  private struct Numbers: Decodable {
    struct Panel: Decodable {
      let spec: String
      let command: String
      let moved: [Int]
      let page: [Int]
      let offset: [Double]
      let misalignment: [Double]
    }
    let x: [Double]
    let y: [Double]
    let xName: String
    let yName: String
    let panels: [Panel]
  }

  private func page(_ command: String, spec: String? = nil) throws -> String {
    let words = ErrorMessagesTests.words(command)
    var options = try Pictured.options(command)
    if let spec { options.behaviors = [NamedBehavior(spec: spec, make: { nil }, needsItems: false)] }
    let figure = try MapFigure(MapSubject(options), samples: (17, 17), tolerance: 0.5)
    let invocation = try Invocation(words, Snapsim.commands)
    var text = ByteText()
    try MapPage(figure, invocation.given).write(to: &text)
    return text.string
  }

  private func numbers(_ page: String) throws -> Numbers {
    let start = try #require(page.range(of: "id=\"map\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    return try JSONDecoder().decode(
      Numbers.self, from: Data(page[start.upperBound..<end.lowerBound].utf8))
  }

  @Test(arguments: [
    "--behavior paging --device iphone-14 --landscape",
    "--behavior flick-paging --behavior none --items 30 --page 3",
    "--behavior container-paging --width 300:500:1 --velocity -900",
  ])
  func `has commands that come to what it shows`(_ command: String) throws {
    let numbers = try numbers(page(command))
    for panel in numbers.panels {
      #expect(panel.offset.count == numbers.x.count * numbers.y.count)
      for cell in [0, numbers.x.count / 3, panel.offset.count / 2 + 7, panel.offset.count - 1] {
        let (x, y) = (numbers.x[cell % numbers.x.count], numbers.y[cell / numbers.x.count])
        let words = panel.command.split(separator: " ").dropFirst().map(String.init)
        let run = try CapturedRun(
          words + [
            "--\(numbers.xName)", x.shortest, "--\(numbers.yName)", y.shortest, "--print", "offset,page",
          ]
            + ["--format", "csv", "--no-header"])
        let settled =
          run.output.split(separator: "\n").first?.split(separator: ",").compactMap { Double($0) } ?? []
        #expect(settled.count == 2, "\(run.errors)")
        #expect(abs((settled.first ?? .nan) - panel.offset[cell]) <= 0.001)
        #expect(settled.last == Double(panel.page[cell]))
      }
    }
  }

  @Test func `is one file without anything from elsewhere`() throws {
    let page = try page("--behavior paging")
    let others = page.replacing("http://www.w3.org/2000/svg", with: "")
    #expect(!others.contains("http:") && !others.contains("https:"))
    #expect(page.contains("default-src 'none'"))
  }

  @Test func `lets no name end its script`() throws {
    let page = try page("--drag -10:10:1", spec: "</script><b>")
    #expect(!page.contains("</script><b>"))
    #expect(try numbers(page).panels[0].spec == "</script><b>")
  }
}
