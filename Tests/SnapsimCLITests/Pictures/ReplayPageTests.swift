import Foundation
import Testing

@testable import SnapsimCLI
@testable import SnapsimPictures
@testable import SnapsimText

@Suite("A replay")
struct ReplayPageTests {
  @Test(arguments: Pictured.extremes)
  func `every replay is one page whose data is JSON, and refers to nothing else`(command: String) throws {
    let text = try Pictured.html(try Pictured.tracks(command, for: .html))
    #expect(text.hasPrefix("<!DOCTYPE html>\n") && text.hasSuffix("</html>\n"))
    #expect(
      !text.contains("src=") && !text.contains("href=") && !text.contains("url(") && !text.contains("http://")
    )
    let json = try #require(text.split(separator: "id=\"run\">").last?.split(separator: "</script>").first)
    let data = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((data?["tracks"] as? [Any])?.isEmpty == false)
  }

  @Test(arguments: [
    "</script><script>alert(1)</script>", "<!--<script>", "</title><img src=x onerror=alert(1)>",
    "\u{2028}\u{0}",
  ])
  func `a behavior's name cannot end the script or the title`(spec: String) throws {
    let plain = try Pictured.html(try Pictured.tracks(named: "plain"))
    let text = try Pictured.html(try Pictured.tracks(named: spec))
    for tag in ["<script", "</script", "<img", "<!--", "</title", "<"] {
      #expect(text.components(separatedBy: tag).count == plain.components(separatedBy: tag).count, "\(tag)")
    }
    let data = try #require(text.split(separator: "id=\"run\">").last)
    #expect(!text.contains("\u{0}") && !data.contains("\u{2028}"))
  }

  @Test(arguments: [
    "--behavior none --velocity -1234.5678901 --repeat 2000 --items 1e6 --item-length 123.456",
    "--behavior single-view --velocity 1234.5678901 --drag -50 --repeat 2000 --items 1000 --offset 11",
  ])
  func `the largest replay stays under a megabyte`(command: String) throws {
    #expect(try Pictured.html(try Pictured.tracks(command, for: .html)).utf8.count < 1_000_000)
  }

  @Test func `longer lists of lengths are refused`() throws {
    let lengths = Array(repeating: "9", count: 10_001).joined(separator: ",")
    let tracks = try Pictured.tracks("--item-lengths \(lengths)", for: .html)
    #expect(throws: UsageError.self) { try Track.replay(of: tracks) }
  }
}
