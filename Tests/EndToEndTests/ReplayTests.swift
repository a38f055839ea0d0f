import Foundation
import Testing

/// Chromium without a window, on pages that commands have drawn.
struct Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// A page that a command draws, opened at a fragment of its address in a frame of some width.
  struct Visit {
    let command: String
    var fragment = "#t=99"
    var width = 800
  }

  struct Page: Decodable {
    private enum CodingKeys: CodingKey { case dom, covered, wider, used }

    let dom: String

    /// How many panels a control covers, how much wider than its frame the page is, and which part of it devices take.
    let covered: Int
    let wider: Double
    let used: Double
    fileprivate(set) var complaints: [String] = []

    /// The values of an attribute, in the order of the page.
    func values(_ attribute: String) -> [Double] {
      dom.components(separatedBy: attribute + "=\"").dropFirst().compactMap { rest in
        rest.split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: false).first.flatMap {
          Double($0)
        }
      }
    }
  }

  /// Opens some pages one after the other, by one start of the browser, which is told further flags.
  static func open(_ visits: [Visit], flags: String = "") async throws -> [Page] {
    let path = try #require(path)
    let drawn = visits.enumerated().map { index, visit in
      "\(visit.command) --format html --output \"$folder/\(index).html\" 2>/dev/null || exit"
    }
    let result = try await Shell().run(
      """
      folder="$TMPDIR" && export HOME="$folder"
      \(drawn.joined(separator: "\n"))
      cat > "$folder/visits.html" <<'HTML'
      \(try driver(visits))
      HTML
      '\(path)' --headless=new --no-sandbox --disable-gpu --user-data-dir="$folder/profile" \\
        --enable-logging=stderr --virtual-time-budget=\(3000 + 500 * visits.count) \(flags) \\
        --allow-file-access-from-files --dump-dom "file://$folder/visits.html" 2>"$folder/log"
      grep CONSOLE "$folder/log" >&2
      true
      """)
    let shown = result.output.components(separatedBy: "id=\"shown\">").last?.prefix { $0 != "<" }
    var pages = try JSONDecoder().decode([Page].self, from: Data((shown ?? "").utf8))
    try #require(pages.count == visits.count, "\(result.errors)")
    for index in pages.indices {
      pages[index].complaints = result.errorLines.filter { $0.contains("/\(index).html") }
    }
    return pages
  }

  /// A page that shows each in a frame, scrolled to its panels, and writes down what stands and what is covered there.
  private static func driver(_ visits: [Visit]) throws -> String {
    let list = visits.enumerated().map { "['\($0).html\($1.fragment)', \($1.width)]" }
    return try Shell.text("Tests/EndToEndTests/Fixtures/visits.html")
      .replacing("VISITS", with: list.joined(separator: ", "))
  }
}

@Suite(
  "A replay in a browser", .timeLimit(.minutes(30)),
  .enabled(if: Browser.path != nil, "there is no Chromium; on Debian apt-get install chromium"))
struct ReplayTests {
  static let scenes = [
    "--behavior paging --velocity -1200 --device iphone-14 --landscape --repeat 3",
    "--velocity -3000 --items 4 --drag -50 --repeat 2",
    "--behavior container-paging --gesture drag=100,velocity=300 --gesture velocity=-900 "
      + "--gesture velocity=2000,after=0.25 --layout-direction rtl",
    "--axis vertical --item-lengths 50,900,33.3,70,800,21 --velocity -800 --repeat 3 --deceleration fast",
  ]

  @Test("the offsets on the page are those that trace prints, at every time", arguments: scenes)
  func againstTrace(scene: String) async throws {
    let rows = try await Shell().run(
      "snapsim trace \(scene) --interval 0.35 --print time,offset --format csv --no-header"
    ).lines.map { $0.split(separator: ",").compactMap { Double($0) } }
    // Where one gesture ends and another begins there are two rows; the page shows the first.
    let times = rows.map { $0[0] }
    let first = rows.indices.filter { $0 == 0 || times[$0 - 1] < times[$0] }.map { rows[$0] }
    let stride = max(1, first.count / 6)
    let shown = first.indices.filter { $0 % stride == 0 || $0 == first.count - 1 }.map { first[$0] }
    let pages = try await Browser.open(
      shown.map { .init(command: "snapsim " + scene, fragment: "#t=\($0[0])") })
    for (row, page) in zip(shown, pages) {
      #expect(page.complaints.isEmpty, "\(page.complaints)")
      let (offset, time) = (page.values("data-offset"), page.values("data-time"))
      try #require(offset.count == 1 && time.count == 1)
      #expect(abs(time[0] - row[0]) < 1e-9)
      #expect(abs(offset[0] - row[1]) < 1e-6, "at \(row[0])")
    }
    #expect(pages.last?.values("data-offset").first == rows.last?[1])
  }

  @Test func `behaviors stand side by side, each at its own rest, with what is wrong said`() async throws {
    let scene = "snapsim --behavior paging --velocity -1200"
    let pages = try await Browser.open([
      .init(command: PictureTests.bug), .init(command: PictureTests.bug, fragment: ""),
      .init(command: scene, fragment: ""),
    ])
    #expect(pages[0].values("data-offset") == [3376, 3000])
    for words in ["misaligned by -374 pt, passes 2 pages</p>", ">aligned</p>", "2532, page 3, +282</td>"] {
      #expect(pages[0].dom.contains(words), "\(words)")
    }
    #expect(pages[0].complaints.isEmpty)
    // It plays by itself, from the first gesture of which something is wrong.
    #expect(pages[1].dom.contains(">Pause</button>") || pages[1].dom.contains("misaligned by"))
    #expect(pages[2].dom.contains(">Pause</button>") || pages[2].values("data-offset") == [390])
  }

  @Test func `for somebody who asked for less motion it shows the end of the first fault`() async throws {
    let turns = "--gesture drag=-390 --gesture velocity=-800"
    let pages = try await Browser.open(
      [
        .init(command: "snapsim --behavior paging --velocity -1200", fragment: ""),
        .init(command: "snapsim --behavior velocity-paging \(turns) --layout-direction rtl", fragment: ""),
      ], flags: "--force-prefers-reduced-motion")
    #expect(pages[0].dom.contains(">Play</button>"))
    #expect(pages[0].values("data-offset") == [390])
    #expect(pages[1].dom.contains("goes the wrong way</p>"))
    #expect(pages[1].dom.contains("Gesture 1 (the last is 1)"))
  }

  @Test
  func
    `on a screen of 320 points no control covers a panel, and an upright device is as wide as there is room`()
    async throws
  {
    let scenes = [
      "--behavior paging --behavior container-paging --velocity -1200 --device iphone-14 --landscape",
      "--axis vertical --device iphone-14 --behavior paging --velocity -1200",
    ]
    let visits = scenes.flatMap { scene in
      [320, 1100].map { Browser.Visit(command: "snapsim " + scene, width: $0) }
    }
    for (visit, page) in zip(visits, try await Browser.open(visits)) {
      #expect(page.complaints.isEmpty, "\(page.complaints)")
      #expect(page.covered == 0 && page.wider == 0, "\(visit)")
      let isUpright = visit.command.contains("vertical") && visit.width == 1100
      #expect(page.used > (isUpright ? 0.15 : 0.85), "\(visit)")
    }
  }

  @Test func `extreme scenes open without a complaint`() async throws {
    let scenes = [
      "--items 1 --velocity -1200", "--items 1e6 --item-length 0.01 --velocity -3000", "--content-length 0",
      "--velocity -1200 --repeat 2000", "--width 9e15 --items 1 --velocity -1200",
      "--content-length 9000 --velocity -900", "--items 2 --item-length 40 --drag -100",
      (1...20).map { "--behavior multiple:of=\($0)" }.joined(separator: " "),
    ]
    let pages = try await Browser.open(scenes.map { .init(command: "snapsim " + $0, fragment: "#t=0.5") })
    for (scene, page) in zip(scenes, pages) {
      #expect(page.complaints.isEmpty, "\(scene): \(page.complaints)")
      #expect(!page.values("data-offset").isEmpty && !page.dom.contains("NaN"), "\(scene)")
    }
  }
}
