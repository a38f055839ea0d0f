import Foundation
import Testing

/// Chromium without a window, on a page that a command has drawn.
struct Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What a page shows.
  struct Page {
    let dom: String
    let complaints: [String]

    /// The values of an attribute, in the order of the page.
    func values(_ attribute: String) -> [Double] {
      dom.components(separatedBy: attribute + "=\"").dropFirst().compactMap { rest in
        rest.split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: false).first.flatMap {
          Double($0)
        }
      }
    }
  }

  /// Opens the page that a command draws, once for each of some fragments of its address.
  ///
  /// - Parameters:
  ///   - command: what draws it.
  ///   - fragments: the fragments.
  ///   - flags: what else the browser is told.
  ///   - width: how wide the page is, in a frame of a page that measures it; `nil` for a window of its own.
  /// - Returns: the page, or the one around it, for each fragment.
  /// - Throws: where there is no browser.
  static func open(
    _ command: String, at fragments: [String], flags: String = "", framed width: Int? = nil
  ) async throws -> [Page] {
    let path = try #require(path)
    let shown = width == nil ? "replay.html" : "frame.html"
    var pages: [Page] = []
    for fragment in fragments {
      let result = try await Shell().run(
        """
        folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && export HOME="$folder"
        \(command) --format html --output "$folder/replay.html" 2>/dev/null || exit
        cat > "$folder/frame.html" <<'HTML'
        \(frame(width ?? 0))
        HTML
        '\(path)' --headless=new --no-sandbox --disable-gpu --user-data-dir="$folder/profile" \\
          --enable-logging=stderr --virtual-time-budget=3000 \(flags) \\
          --allow-file-access-from-files \\
          --dump-dom "file://$folder/\(shown)\(fragment)" 2>"$folder/log"
        grep CONSOLE "$folder/log" >&2
        true
        """)
      pages.append(Page(dom: result.output, complaints: result.errorLines))
    }
    return pages
  }

  /// A page that shows the replay in a frame of some width, scrolled to its panels, and says what is covered there.
  private static func frame(_ width: Int) -> String {
    """
    <!DOCTYPE html><title>frame</title><body><iframe width="\(width)" height="640" style="border: 0"></iframe><script>
    const frame = document.querySelector('iframe');
    frame.onload = () => {
      const page = frame.contentDocument;
      const all = (selector) => [...page.querySelectorAll(selector)];
      const box = (node) => node.getBoundingClientRect();
      let covered = 0;
      for (const panel of all('.panel')) {
        panel.scrollIntoView({ block: 'start' });
        const [one, other] = [box(panel.querySelector('.device')), box(page.querySelector('.controls'))];
        if (one.bottom > other.top + 1 && one.top < other.bottom - 1) covered += 1;
      }
      const root = page.documentElement;
      document.body.dataset.covered = covered;
      document.body.dataset.wider = Math.max(0, root.scrollWidth - root.clientWidth);
      const sum = all('.device').reduce((sum, node) => sum + box(node).width, 0);
      document.body.dataset.used = Math.max(sum, box(page.querySelector('.device')).width) / (root.clientWidth - 32);
    };
    frame.src = 'replay.html' + location.hash;
    </script></body>
    """
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
    let first = rows.enumerated().filter { $0.offset == 0 || times[$0.offset - 1] < times[$0.offset] }.map(
      \.element)
    let stride = max(1, first.count / 6)
    let shown = first.enumerated().filter { $0.offset % stride == 0 || $0.offset == first.count - 1 }.map(
      \.element)
    let pages = try await Browser.open("snapsim " + scene, at: shown.map { "#t=\($0[0])" })
    for (row, page) in zip(shown, pages) {
      #expect(page.complaints.isEmpty, "\(page.complaints)")
      let (offset, time) = (page.values("data-offset"), page.values("data-time"))
      try #require(offset.count == 1 && time.count == 1)
      #expect(abs(time[0] - row[0]) < 1e-9)
      #expect(abs(offset[0] - row[1]) < 1e-6, "at \(row[0])")
    }
    #expect(pages.last?.values("data-offset").first == rows.last?[1])
  }

  @Test("behaviors stand side by side, each at its own rest, with what is wrong said")
  func sideBySide() async throws {
    let page = try #require(await Browser.open(PictureTests.bug, at: ["#t=99"]).first)
    #expect(page.values("data-offset") == [3376, 3000])
    #expect(page.dom.contains("misaligned by -374 pt, passes 2 pages</p>"))
    #expect(page.dom.contains(">aligned</p>"))
    #expect(page.dom.contains("2532, page 3, +282</td>"))
    #expect(page.complaints.isEmpty)
  }

  @Test("it plays by itself, but not for somebody who asked for less motion")
  func playing() async throws {
    let scene = "snapsim --behavior paging --velocity -1200"
    let playing = try #require(await Browser.open(scene, at: [""]).first)
    #expect(playing.dom.contains(">Pause</button>") || playing.values("data-offset") == [390])
    let calm = try #require(
      await Browser.open(scene, at: [""], flags: "--force-prefers-reduced-motion").first)
    #expect(calm.dom.contains(">Play</button>"))
    #expect(calm.values("data-offset") == [390])
  }

  @Test("it begins with the first gesture of which something is wrong, whatever that is")
  func firstFault() async throws {
    let command =
      "snapsim --behavior velocity-paging --gesture drag=-390 --gesture velocity=-800 --layout-direction rtl"
    let calm = try #require(
      await Browser.open(command, at: [""], flags: "--force-prefers-reduced-motion").first)
    #expect(calm.dom.contains("goes the wrong way</p>"))
    #expect(calm.dom.contains("Gesture 1 (the last is 1)"))
    let playing = try #require(await Browser.open(PictureTests.bug, at: [""]).first)
    #expect(playing.dom.contains(">Pause</button>") || playing.dom.contains("misaligned by"))
  }

  @Test(
    "on a screen of 320 points no control covers a panel, and an upright device is as wide as there is room")
  func narrow() async throws {
    for scene in [
      "--behavior paging --behavior container-paging --velocity -1200 --device iphone-14 --landscape",
      "--axis vertical --device iphone-14 --behavior paging --velocity -1200",
    ] {
      for width in [320, 1100] {
        let page = try #require(await Browser.open("snapsim " + scene, at: ["#t=99"], framed: width).first)
        #expect(page.complaints.isEmpty, "\(page.complaints)")
        #expect(page.values("data-covered") == [0], "\(scene) at \(width)")
        #expect(page.values("data-wider") == [0], "\(scene) at \(width)")
        let used = try #require(page.values("data-used").first)
        #expect(used > (scene.contains("vertical") && width == 1100 ? 0.15 : 0.85), "\(scene) at \(width)")
      }
    }
  }

  @Test(
    "extreme scenes open without a complaint",
    arguments: [
      "--items 1 --velocity -1200", "--items 1e6 --item-length 0.01 --velocity -3000", "--content-length 0",
      "--velocity -1200 --repeat 2000", "--width 9e15 --items 1 --velocity -1200",
      "--content-length 9000 --velocity -900",
      "--items 2 --item-length 40 --drag -100",
      (1...20).map { "--behavior multiple:of=\($0)" }.joined(separator: " "),
    ])
  func extremes(scene: String) async throws {
    let page = try #require(await Browser.open("snapsim " + scene, at: ["#t=0.5"]).first)
    // Of content that fits its container the tool says that no gesture moves it.
    let complaints = page.complaints.filter { !$0.contains("the gesture goes nowhere") }
    #expect(complaints.isEmpty, "\(complaints)")
    #expect(!page.values("data-offset").isEmpty && !page.dom.contains("NaN"))
  }
}
