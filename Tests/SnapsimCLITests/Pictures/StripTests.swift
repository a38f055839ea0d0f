import Testing

@testable import SnapsimCLI
@testable import SnapsimPictures

@Suite("The strip at each rest")
struct StripFigureTests {
  private static func figure(_ command: String) throws -> StripFigure {
    try #require(StripFigure(Pictured.tracks(command)))
  }

  @Test func `a band for the start and one for each rest, with the boxes where the items are`() throws {
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
    #expect(bands[1].boxes.contains { $0 == ("page 1", "1", 1, 47 - 94, 750) })
    #expect(figure.panels[0].edge == 47)
    #expect(bands.map(\.number) == [nil, "+94", "+188", "+282", "-374"])
  }

  @Test func `what is aligned by its centre is marked there`() throws {
    let figure = try Self.figure(
      "--behavior view-aligned:anchor=center --item-length 100 --offset 160 --no-scroll-target-layout")
    // Nothing moves: the view rests 5 pt beyond where item 3 is in the middle.
    #expect(figure.panels[0].edge == 195 && figure.panels[0].bands[1].number == "+5")
  }

  @Test func `what is caught has no verdict`() throws {
    let bands = try Self.figure("--gesture velocity=-900 --gesture velocity=-900,after=0.1").panels[0].bands
    #expect(bands[1].verdict == nil && bands[1].number == nil)
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

  @Test func `of many behaviors some are left out, with their count`() throws {
    let figure = try Self.figure((1...25).map { "--behavior multiple:of=\($0)" }.joined(separator: " "))
    #expect(figure.panels.count == 20)
    #expect(figure.note == "5 more behaviors are not drawn; --format csv has them")
  }

  @Test(arguments: Pictured.extremes)
  func `no band has more boxes than can be told apart, and their numbers are finite`(command: String) throws {
    for panel in try Self.figure(command).panels {
      for band in panel.bands {
        #expect(band.boxes.count <= StripFigure.boxLimit)
        #expect(band.boxes.allSatisfy { $0.start.isFinite && $0.length > 0 && $0.length.isFinite })
      }
    }
  }
}

@Suite("A picture in SVG")
struct StripSVGTests {
  @Test(arguments: Pictured.extremes)
  func `every picture is XML with a title, a description and no script`(command: String) throws {
    let reader = try XMLReader.read(Pictured.svg(try Pictured.tracks(command)))
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

  @Test func `it has colours for light and for dark`() throws {
    let text = Pictured.svg(try Pictured.tracks("--velocity -1200"))
    #expect(text.contains("prefers-color-scheme:dark"))
    let classes = Set(text.matches(of: #/class="([a-z0-9 ]+)"/#).flatMap { $0.1.split(separator: " ") })
    let style = try #require(text.split(separator: "<style>").last?.split(separator: "</style>").first)
    for name in classes { #expect(style.contains(".\(name){") || style.contains(".\(name)."), "\(name)") }
  }

  @Test func `each misalignment stands beside its bar, and each verdict above it`() throws {
    let recording = try Pictured.tracks(
      "--behavior paging --behavior container-paging --device iphone-14 --landscape --velocity -1200 --repeat 4"
    )
    let reader = try XMLReader.read(Pictured.svg(recording))
    let texts = try #require(reader.texts["text"])
    for number in ["+94", "+188", "+282", "-374"] {
      #expect(texts.filter { $0 == number }.count == 1)
      #expect(texts.filter { $0.hasPrefix("misaligned by " + number) }.count == 1)
    }
    #expect(texts.filter { $0 == "aligned" }.count == 4)
  }

  @Test(arguments: [
    ("--behavior paging --velocity -1200", ["scroll view"]),
    (
      "--behavior paging --device iphone-14 --landscape --velocity -1200",
      ["scroll view", "insets", "off by so much", "a fault"]
    ),
    ("--behavior threshold-paging --items 21 --page 18 --velocity -1200", ["scroll view", "a fault"]),
  ])
  func `the legend has what is drawn`(_ command: String, _ expected: [String]) throws {
    let reader = try XMLReader.read(Pictured.svg(try Pictured.tracks(command)))
    let texts = try #require(reader.texts["text"])
    let all = ["scroll view", "insets", "off by so much", "a fault"]
    #expect(texts.filter(all.contains) == expected)
  }

  @Test func `a title goes on below itself, and a narrow window has one panel in a row`() throws {
    let tracks = try Pictured.tracks(
      "--behavior view-aligned:limit=always-by-one,anchor=center --behavior threshold-paging --velocity -9")
    let text = Pictured.svg(tracks)
    let reader = try XMLReader.read(text)
    let titles = try #require(reader.texts["text"]).filter { $0.hasSuffix("rest") || $0.contains("beside") }
    #expect(titles.count >= 4 && titles.allSatisfy { $0.count < 100 })
    #expect(reader.elements.count(where: { $0.name == "use" }) == 4)
    #expect(text.contains("@media (max-width:480px) and (max-aspect-ratio:"))
  }

  @Test func `the first item stands at the right in right-to-left, at the top if vertical`() throws {
    func place(_ command: String, _ key: String) throws -> [Double] {
      let reader = try XMLReader.read(
        Pictured.svg(try Pictured.tracks(command + " --velocity 0 --item-length 190")))
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

  @Test func `a picture of the most that is drawn stays under 200 kB`() throws {
    let command = "--behavior paging --velocity -900 --repeat 100 --items 100000 --item-length 10"
    #expect(Pictured.svg(try Pictured.tracks(command)).utf8.count < 200_000)
    let wide = Pictured.twentyBehaviors + " --velocity -900 --repeat 100 --items 100000 --item-length 10"
    #expect(Pictured.svg(try Pictured.tracks(wide)).utf8.count < 600_000)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "\"><svg onload=alert(1)>", "a&b'c", "\u{0}\u{1B}\u{FFFF}", "]]>", "<!--",
  ])
  func `a behavior's name stays text`(spec: String) throws {
    let reader = try XMLReader.read(Pictured.svg(try Pictured.tracks(named: spec)))
    #expect(Set(reader.elements.map(\.name)) == ["svg", "title", "desc", "style", "rect", "text", "g"])
    #expect(reader.elements.allSatisfy { !$0.attributes.keys.contains { $0.hasPrefix("on") } })
  }

  @Test func `coordinates have two decimals at most, and no -0`() {
    #expect([0.0, -0.001, 1, 1.005, 2.345678, -7.5].map(\.px) == ["0", "0", "1", "1", "2.35", "-7.5"])
  }
}
