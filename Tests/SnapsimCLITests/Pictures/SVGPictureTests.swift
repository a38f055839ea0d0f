import Testing

@testable import SnapsimCLI

@Suite("A picture in SVG")
struct SVGPictureTests {
  @Test(
    "every picture is XML with a title, a description and no script; every coordinate is a number",
    arguments: Pictured.extremes)
  func wellFormed(command: String) throws {
    let text = Pictured.svg(try Pictured.recording(command))
    let reader = XMLReader()
    #expect(reader.reads(text), "\(text)")
    let root = try #require(reader.elements.first)
    #expect(root.name == "svg" && root.attributes["role"] == "img")
    #expect(root.attributes["aria-labelledby"] == "snapsim-title snapsim-desc")
    #expect(reader.texts["title"]?.first?.isEmpty == false && reader.texts["desc"]?.first?.isEmpty == false)
    #expect(!reader.elements.contains { $0.name == "script" })
    for (name, attributes) in reader.elements where name == "rect" || name == "text" {
      for key in ["x", "y", "width", "height"] {
        guard let value = attributes[key], !value.hasSuffix("%") else { continue }
        let number = try #require(Double(value), "\(value)")
        #expect(abs(number) < 1e5, "\(name) \(attributes)")
      }
    }
  }

  @Test("it has colours for light and for dark")
  func colours() throws {
    let text = Pictured.svg(try Pictured.recording("--velocity -1200"))
    #expect(text.contains("prefers-color-scheme:dark"))
    let classes = Set(text.matches(of: #/class="([a-z0-9 ]+)"/#).flatMap { $0.1.split(separator: " ") })
    let style = try #require(text.split(separator: "<style>").last?.split(separator: "</style>").first)
    for name in classes { #expect(style.contains(".\(name){") || style.contains(".\(name)."), "\(name)") }
  }

  @Test("each misalignment stands beside its bar, and each verdict above it")
  func numbers() throws {
    let reader = XMLReader()
    let recording = try Pictured.recording(
      "--behavior paging --behavior container-paging --device iphone-14 --landscape --velocity -1200 --repeat 4"
    )
    #expect(reader.reads(Pictured.svg(recording)))
    let texts = try #require(reader.texts["text"])
    for number in ["+94", "+188", "+282", "-374"] {
      #expect(texts.filter { $0 == number }.count == 1)
      #expect(texts.filter { $0.hasPrefix("misaligned by " + number) }.count == 1)
    }
    #expect(texts.filter { $0 == "aligned" }.count == 4)
  }

  @Test("the first item stands at the right in right-to-left, at the top if vertical")
  func directions() throws {
    func place(_ command: String, _ key: String) throws -> [Double] {
      let reader = XMLReader()
      #expect(reader.reads(Pictured.svg(try Pictured.recording(command + " --velocity 0 --item-length 190"))))
      return reader.elements.filter { $0.attributes["class"] == "i0" || $0.attributes["class"] == "i1" }
        .prefix(2).compactMap { $0.attributes[key].flatMap(Double.init) }
    }
    let ltr = try place("--layout-direction ltr", "x")
    let rtl = try place("--layout-direction rtl", "x")
    let vertical = try place("--axis vertical", "y")
    #expect(ltr[0] < ltr[1] && rtl[0] > rtl[1] && vertical[0] < vertical[1])
    // The mirror image: both edges together are the picture's width.
    let width = 190.0 / 390 / 1.6 * 420
    #expect(abs(ltr[0] + rtl[0] + width - 420) < 0.02)
  }

  @Test("a picture of the most that is drawn stays under 200 kB")
  func size() throws {
    let command = "--behavior paging --velocity -900 --repeat 100 --items 100000 --item-length 10"
    #expect(Pictured.svg(try Pictured.recording(command)).utf8.count < 200_000)
    let wide = Pictured.twentyBehaviors + " --velocity -900 --repeat 100 --items 100000 --item-length 10"
    #expect(Pictured.svg(try Pictured.recording(wide)).utf8.count < 600_000)
  }

  @Test(
    "a behavior's name stays text",
    arguments: [
      "<script>alert(1)</script>", "\"><svg onload=alert(1)>", "a&b'c", "\u{0}\u{1B}\u{FFFF}", "]]>", "<!--",
    ])
  func escapes(spec: String) throws {
    let reader = XMLReader()
    #expect(reader.reads(Pictured.svg(try Pictured.recording(named: spec))))
    #expect(Set(reader.elements.map(\.name)) == ["svg", "title", "desc", "style", "rect", "text", "g"])
    #expect(reader.elements.allSatisfy { !$0.attributes.keys.contains { $0.hasPrefix("on") } })
  }
}
