import Foundation
import SeededNumbers
import Testing

/// Views of SwiftUI files as the input, from a shell.
@Suite("snapsim on a view's file", .timeLimit(.minutes(30)), .readsViews)
struct ViewsTests {
  let folder: BehaviorFolder

  init() throws { folder = try BehaviorFolder() }

  private func run(_ command: String) async throws -> Shell.Result { try await folder.shell.run(command) }

  /// A horizontal pager and a vertical feed.
  private func writeViews() throws {
    for name in ["Gallery", "Feed"] {
      let file = Shell.packageRoot.appendingPathComponent("Examples/views/\(name).swift")
      try folder.write(name + ".swift", String(contentsOf: file, encoding: .utf8))
    }
  }

  @Test func `lists each as options, in every format`() async throws {
    try writeViews()
    let text = try await run("snapsim views .")
    #expect(
      text.lines == [
        "./Feed.swift:10: Feed .viewAligned(limitBehavior: .alwaysByOne)",
        "  --behavior view-aligned:limit=always-by-one --axis vertical --content-margins 20 --items 9 "
          + "--spacing 12 --item-length 675.2",
        "./Gallery.swift:6: Gallery .paging",
        "  --behavior paging --items 20 --per-page 1 --no-scroll-target-layout",
      ], "\(text)")
    let json = try await run("snapsim views Gallery.swift --format json")
    #expect(
      json.output
        == #"{"file":"Gallery.swift","line":6,"view":"Gallery","behavior":"paging","written":".paging","items":20,"#
        + #""per-page":1,"no-scroll-target-layout":true,"unread":[]}"# + "\n", "\(json)")
    let turned = try await run("snapsim views Feed.swift --device iphone-14 --landscape --format md")
    #expect(turned.lines.last?.contains("--item-length 295.2") == true, "\(turned)")
    let verbose = try await run("snapsim views Feed.swift --verbose")
    #expect(
      verbose.output.contains(
        "Feed.swift:13: --item-length 675.2 by .frame(height: screen.size.height * 0.8)"))
    #expect(verbose.output.contains("by cards, the first value of a state"))
  }

  @Test func `is named by an explanation, and gives no rows another screen's numbers`() async throws {
    try writeViews()
    try folder.write("Swipe.json", #"{"view": "Gallery.swift", "steps": [{"swipe": {"velocity": -1200}}]}"#)
    let played = try await run("snapsim play Swipe.json --explain")
    #expect(played.output.contains("Gallery.swift:6"), "\(played)")
    let rows = try await run(
      "printf 'height,velocity\\n844,-900\\n390,-900\\n' | snapsim batch --view Feed.swift")
    #expect(rows.code == 65 && rows.errors.contains("the column 'height' changes the screen"), "\(rows)")
    let lines = try await run(
      #"printf '{"velocity":-900}\\n{"velocity":-900,"height":390}\\n' | snapsim batch --view Feed.swift"#)
    #expect(lines.code == 65, "\(lines)")
    let pages = try await run(
      "printf 'width,velocity\\n844,-900\\n390,-900\\n' | snapsim batch --view Gallery.swift --print offset")
    #expect(pages.lines == ["offset", "844", "390"], "\(pages)")
  }

  @Test func `of several apps in a folder have the names of their own app alone`() async throws {
    _ = try await run("mkdir -p One/One.xcodeproj One/Data Two/Two.xcodeproj Two/Data")
    for (app, cards, width) in [("One", "1, 2, 3, 4", 320), ("Two", "1, 2", 200)] {
      try folder.write("\(app)/Data/Cards.swift", "let cards = [\(cards)]")
      try folder.write(
        "\(app)/ContentView.swift",
        "import SwiftUI\nstruct ContentView: View { var body: some View { Home().frame(width: \(width)) } }")
      try folder.write(
        "\(app)/Home.swift",
        """
        import SwiftUI
        struct Home: View {
          var body: some View {
            ScrollView(.horizontal) {
              HStack(spacing: 0) { ForEach(cards, id: \\.self) { _ in Color.red.frame(width: 300) } }
            }
            .scrollTargetBehavior(.paging)
          }
        }
        """)
    }
    let views = try await run("snapsim views .")
    #expect(
      views.lines.filter { $0.hasPrefix("  ") }
        == [(320, 4), (200, 2)].map {
          "  --behavior paging --width \($0) --items \($1) --item-length 300 --no-scroll-target-layout"
        }, "\(views)")
  }

  @Test func `whose values are no layout is named, and the command line is not blamed`() async throws {
    try folder.take("Flat")
    let flat = try await run("snapsim --view Flat.swift --velocity -1200")
    #expect(flat.code == 65, "\(flat)")
    #expect(flat.errors.contains("Flat.swift:4: --item-length 0 is out of range"), "\(flat)")
    let wide = try await run("snapsim --view Flat.swift --velocity -1200 --item-length 90 --print offset")
    #expect(wide.output == "390\n", "\(wide)")
  }

  @Test func `may attach what another file makes, with arguments`() async throws {
    try folder.take("Slider")
    let slider = try await run("snapsim --view Slider.swift --drag -104 --print offset")
    #expect(slider.output == "100\n", "\(slider)")
    let alone = try await run("snapsim audit")
    #expect(alone.code == 64 && alone.errors.contains("needs files, folders or --behavior"), "\(alone)")
    let other = try await run("snapsim audit Snap.swift")
    #expect(other.code == 0 && other.errors.contains("--behavior FILE judges"), "\(other)")
  }

  @Test func `takes layout and behavior from it, and lets options win`() async throws {
    try writeViews()
    let bug = try await run(
      "snapsim --view Gallery.swift --device iphone-14 --landscape --velocity -1200 --print misalignment")
    #expect(bug.output == "94\n", "\(bug)")
    #expect(
      bug.errorLines == ["snapsim: Gallery.swift:6: horizontal, 20 items as long as the container"], "\(bug)")
    let cases = [
      ("--view Gallery.swift:11 --device iphone-14 --landscape --behavior container-paging", "0"),
      ("--view Gallery.swift --spacing 8", "-8"), ("--view Gallery.swift --item-length 300", "90"),
      ("--view Feed.swift --axis vertical", "0"),
    ]
    for (options, misalignment) in cases {
      let run = try await run("snapsim -q \(options) --velocity -1200 --print misalignment")
      #expect(run.output == misalignment + "\n" && run.errors.isEmpty, "\(options): \(run)")
    }
    for command in ["trace", "reveal", "map --thresholds", "diff --behavior none --behavior"] {
      let run = try await run(
        "snapsim \(command) \(command.hasPrefix("diff") ? "paging" : "") --view Gallery.swift -q")
      #expect(!run.output.isEmpty && run.errors.isEmpty, "\(command): \(run)")
    }
    let explained = try await run("snapsim --view Gallery.swift --velocity -1200 --explain -q")
    #expect(explained.lines.contains("  view      Gallery.swift:6"), "\(explained)")
    for words in [
      "--velocity -1200 --format svg", "--velocity -1200 --format html",
      "trace --velocity -1200 --format svg", "map --format svg",
    ] {
      let picture = try await run("snapsim \(words) --view Gallery.swift -q")
      #expect(picture.output.contains("paging on Gallery.swift:6"), "\(words): \(picture)")
    }
    try folder.write("rows.csv", "velocity\n-1200\n")
    let batch = try await run(
      "snapsim batch --view Gallery.swift --spacing 8 --print misalignment -q rows.csv")
    #expect(batch.output == "misalignment\n-8\n", "\(batch)")
  }

  @Test func `asks which is meant where there are several`() async throws {
    try writeViews()
    let all = try await run(
      "cat Gallery.swift Feed.swift > Both.swift; snapsim --view Both.swift --velocity -300")
    #expect(all.code == 65 && all.output.isEmpty)
    #expect(
      all.errorLines == [
        "snapsim --view Both.swift:6 --velocity -300", "snapsim --view Both.swift:23 --velocity -300",
        "snapsim: there are 2 scroll views with a behavior; name one, as the commands above do",
      ], "\(all)")
    let cases = [
      ("--view Both.swift:2", 65, "there is Both.swift:6 (horizontal) or Both.swift:23 (vertical)"),
      ("--view None.swift", 66, "None.swift could not be read: there is no such file or folder"),
      ("--view rows.csv", 66, "rows.csv could not be read"),
      ("--view Both.swift:6 --view Both.swift:23", 64, "--view is given twice"),
      ("--view Feed.swift --width 300,400", 0, "Feed.swift:10: vertical, 9 rows of 675.2"),
      (
        "--view Feed.swift --height 700,844", 64,
        "--height takes several numbers, and --item-length of Feed.swift:10"
      ),
    ]
    for (options, code, words) in cases {
      let run = try await run("snapsim \(options) --velocity -300")
      #expect(Int(run.code) == code && run.errors.contains(words), "\(options): \(run)")
    }
  }

  @Test func `judges all of a folder, each on several screens, and goes on after a faulty one`() async throws
  {
    try writeViews()
    try folder.write("Broken.swift", "struct Broken: View { var body: some View { ScrollView { ")
    try folder.write(
      "Bare.swift",
      """
      struct Bare: View {
        var body: some View {
          ScrollView(.horizontal) {
            LazyHStack { ForEach(0..<9) { _ in Text("x").frame(width: 120) } }
          }
          .scrollTargetBehavior(.viewAligned)
        }
      }
      """)
    let text = try await run("snapsim audit . --effort quick")
    #expect(text.code == 1, "\(text)")
    #expect(text.output.contains("./Gallery.swift:6 .paging: "), "\(text)")
    #expect(text.output.contains("--device iphone-14 --landscape"), "\(text)")
    #expect(text.output.contains("error: no-target-layout: "), "\(text)")
    let github = try await run("snapsim audit . --effort quick --format github")
    #expect(github.lines.contains { $0.hasPrefix("::error file=Gallery.swift,line=6,") }, "\(github)")
    #expect(github.lines.contains { $0.hasPrefix("::error file=Bare.swift,line=") }, "\(github)")
    let clean = try await run("snapsim audit Gallery.swift --behavior container-paging --effort quick")
    #expect(clean.code == 0, "\(clean)")
    let nothing = try await run("mkdir none; snapsim audit none")
    #expect(nothing.code == 66 && nothing.output.isEmpty, "\(nothing)")
    #expect(
      nothing.errorLines == ["snapsim: none could not be read: there is no Swift file in it"], "\(nothing)")
    #expect(try await run("snapsim audit paging").errors.contains("did you mean --behavior paging?"))
  }

  @Test func `brings a behavior that a modifier of another file attaches`() async throws {
    try folder.write("Package.swift", "")
    try folder.take("Modifier")
    let views = try await run("snapsim views .")
    let spec = "--behavior ./Cards.swift+./Snap.swift:11"
    #expect(views.output.contains(spec + " "), "\(views)")
    let run = try await run("snapsim -q \(spec) --velocity -900 --print offset,misalignment")
    #expect(run.lines == ["offset: 480", "misalignment: 0"], "\(run)")
    let alone = try await self.run("snapsim --view Cards.swift --velocity -900 --print offset")
    #expect(alone.output == "480\n" && alone.errors.contains("View.snapsToCards, from "), "\(alone)")
    let audit = try await self.run("snapsim audit .")
    #expect(audit.output.contains("./Cards.swift:5 CardSnap(card: card): "), "\(audit)")
  }

  @Test func `brings arguments anew for each screen, if the view computes them of its size`() async throws {
    try folder.take("Computed")
    for (screen, card) in [("", "351"), (" --landscape", "675")] {
      let command = "snapsim -q --view Cards.swift --device iphone-14\(screen) --page 1"
      let run = try await run(command + " --print offset,misalignment")
      #expect(run.lines == ["offset: \(card)", "misalignment: 0"])
    }
    let audit = try await run("snapsim audit Cards.swift")
    #expect(!audit.output.contains("misaligned-rest"), "\(audit)")
  }

  @Test func `brings a behavior of the user's own, with its arguments`() async throws {
    try writeViews()
    try folder.take("Days")
    for options in [
      "--view Days.swift", "--view Days.swift:16", "--behavior ./Days.swift", "--no-cache --view Days.swift",
    ] {
      let run = try await run("snapsim \(options) --velocity -900 --print offset,misalignment")
      #expect(run.lines == ["offset: 420", "misalignment: 0"], "\(options): \(run)")
      #expect(run.errors.contains("Days.swift:13: vertical, 24 rows of 60"), "\(run)")
    }
    let homeless = try await run(
      "unset HOME XDG_CACHE_HOME; snapsim -q --view Days.swift --velocity -900 --print offset")
    #expect(homeless.output == "420\n", "\(homeless)")
    let audit = try await run("snapsim audit . --effort quick")
    #expect(audit.output.contains("./Days.swift:13 DaySnap(step: hour): ") && audit.code == 1, "\(audit)")
    #expect(audit.output.contains("./Gallery.swift:6 .paging: "), "\(audit)")
  }

  @Test(arguments: [
    "", ".container", "edges: .horizontal", ".container, edges: .horizontal", ".all, edges: .all",
  ])
  func `ignores the safe area in each spelling`(_ arguments: String) async throws {
    try folder.write(
      "Bare.swift",
      """
      struct Bare: View {
        var body: some View {
          ScrollView(.horizontal) { HStack { ForEach(0..<9) { _ in Color.red.frame(width: 80) } } }
            .scrollTargetBehavior(.paging)
            .ignoresSafeArea(\(arguments))
        }
      }
      """)
    let found = try await run("snapsim views Bare.swift --device iphone-14 --landscape")
    #expect(found.output.contains("--safe-area 0 "), "\(found)")
  }

  @Test func `has what other files of its project say, and tells it; alone it has not`() async throws {
    _ = try await run("touch Package.swift; mkdir More")
    try folder.write(
      "Feed.swift",
      """
      import SwiftUI
      struct Feed: View {
        var body: some View {
          ScrollView(.horizontal) {
            HStack(spacing: Spacing.md) { ForEach(Deck.all, id: \\.self) { _ in Tile().bordered() } }
              .scrollTargetLayout()
          }
          .scrollTargetBehavior(.viewAligned)
          .contentMargins(.horizontal, .gutter + 8)
        }
      }
      """)
    try folder.write(
      "More/Spacing.swift",
      "enum Spacing { static let md: CGFloat = 12 }\nextension CGFloat { static let gutter: CGFloat = 16 }\n")
    try folder.write("More/Deck.swift", "enum Deck { static let all = [1, 2, 3] }\n")
    try folder.write(
      "More/Tile.swift",
      """
      struct Tile: View { var body: some View { Color.red.frame(width: Spacing.md * 10) } }
      extension View { func bordered() -> some View { padding(2).border(.black) } }
      struct Other: View { var body: some View { ScrollView { Tile() }.scrollTargetBehavior(.paging) } }
      """)
    let found = try await run("snapsim views Feed.swift")
    #expect(
      found.lines == [
        "Feed.swift:4: Feed .viewAligned",
        "  --behavior view-aligned --content-margins 24 --items 3 --spacing 12 --item-length 124",
        "  CGFloat.gutter, from ./More/Spacing.swift:2", "  Deck, from ./More/Deck.swift:1",
        "  Spacing, from ./More/Spacing.swift:1", "  View.bordered, from ./More/Tile.swift:2",
      ], "\(found)")
    let settled = try await run("snapsim --view Feed.swift --velocity -300 --print offset")
    #expect(settled.output == "54\n", "\(settled)")
    #expect(settled.errors.contains("Spacing, from ./More/Spacing.swift:1"), "\(settled)")
    try folder.write(
      "More/Spacing.swift",
      "enum Spacing { static let md: CGFloat = 20 }\nextension CGFloat { static let gutter: CGFloat = 16 }\n")
    let changed = try await run("snapsim views Feed.swift --format json")
    #expect(changed.output.contains("\"item-length\":204"), "\(changed)")
    _ = try await run(
      "sed 's/Feed/Plain/;s/Spacing.md/4/;s/Deck.all/[1]/;s/Tile().bordered()/Color.red/;s/.gutter + 8/24/' "
        + "Feed.swift >> Feed.swift")
    let each = try await run("snapsim views Feed.swift")
    #expect(each.lines.count { $0.contains(", from ") } == 4, "\(each)")
    let alone = try await run("snapsim views Feed.swift --alone --format json")
    #expect(alone.output.contains("\"option\":\"spacing\"") && !alone.output.contains("204"), "\(alone)")
  }

  @Test func `is played, its lengths those of the screen as that turns`() async throws {
    try writeViews()
    try folder.write(
      "turn.json",
      """
      {"view": "Feed.swift", "layout": {"device": "iphone-14"}, "steps": [
        {"swipe": {"velocity": -900}}, {"rotate": "landscape"}, {"swipe": {"velocity": -900}}]}
      """)
    let turned = try await run("snapsim play turn.json --print offset")
    // 0.8 of 763 points, and of 369 on the side, each with 12 between.
    #expect(turned.lines == ["622.4", "614.4", "921.6"], "\(turned)")
    let other = try await run("snapsim play turn.json --view Gallery.swift --print misalignment -q")
    #expect(other.lines == ["0", "0", "94"], "\(other)")
    let bad = try await run("sed s/Feed/None/ turn.json > none.json; snapsim play none.json")
    #expect(
      bad.code == 65 && bad.errors.contains("none.json:1: view: None.swift could not be read"), "\(bad)")
    let scenario = try await run(
      "snapsim --view Feed.swift --velocity -900 --print-scenario -q > s.json; snapsim play s.json --print offset"
    )
    #expect(scenario.output == "687.2\n", "\(scenario)")
  }

  @Test func `goes in each command as its options do`() async throws {
    var dice = SplitMix64(seed: 26)
    func length(_ range: ClosedRange<Int>) -> String { "\(Int.random(in: range, using: &dice))" }
    var text = "import SwiftUI\n"
    for index in 0..<200 {
      let isVertical = Bool.random(using: &dice)
      let (stack, edges, side) =
        isVertical ? ("VStack", ".vertical", "height") : ("HStack", ".horizontal", "width")
      let item =
        [
          ".frame(\(side): \(length(20...500)))", ".containerRelativeFrame(\(edges))",
          ".containerRelativeFrame(\(edges)) { length, _ in length * 0.\(length(2...9)) - \(length(0...9)) }",
          ".frame(\(side): \(length(20...500))).padding(\(edges), \(length(1...30)))",
          ".frame(\(side): screen.size.\(side) - \(length(0...99)))",
        ].randomElement(using: &dice) ?? ""
      let around =
        [
          "", ".contentMargins(\(edges), \(length(1...60)))", ".safeAreaPadding(\(edges), \(length(1...60)))",
          ".padding(\(edges), \(length(1...60)))", ".frame(\(side): \(length(200...380)))",
        ].randomElement(using: &dice) ?? ""
      let behavior =
        [".paging", ".viewAligned", ".viewAligned(limitBehavior: .always)"].randomElement(using: &dice) ?? ""
      text += """
        struct View\(index): View {
          var body: some View {
            GeometryReader { screen in
              ScrollView(\(edges)) {
                Lazy\(stack)(spacing: \(length(0...30))) { ForEach(0..<\(length(2...30))) { _ in Card()\(item) } }
                  .scrollTargetLayout().padding(\(edges), \(length(0...30)))
              }
              .scrollTargetBehavior(\(behavior))\(around)
            }
          }
        }

        """
    }
    try folder.write("Views.swift", text)
    let isTurned = Bool.random(using: &dice)
    let device = "--device iphone-14\(isTurned ? " --landscape" : "")"
    let screen = #"{"device": "iphone-14"\#(isTurned ? #", "landscape": true"# : "")}"#
    let compared = try await run(
      """
      same() {
        eval "snapsim $1 $options \(device) $2" > flags; first=$?
        snapsim $1 -q --view "$view" \(device) $2 > view
        [ $? -eq $first ] && cmp -s flags view || echo "$place $1 $2 $options: differ"
      }
      tried="[0-9]* gestures on [0-9]* layout"
      index=0
      snapsim views Views.swift \(device) | while read -r place name behavior; do
        read -r options
        view="${place%:}"
        index=$((index + 1))
        same "" "--velocity -900 --drag -60 --repeat 3 --format csv --no-header"
        if [ $((index % 8)) -eq 0 ]; then
          same trace "--velocity -900 --format csv"
          same map "--velocity -2000:2000:500 --drag -200:200:100 --format csv"
          same "" "--velocity -900 --print-scenario"
          printf '{"view": "%s", "layout": %s, "steps": [{"swipe": {"velocity": -900}}]}' "$view" '\(screen)' \
            > played.json
          snapsim play -q view --format csv > other
          snapsim play -q played.json --format csv | cmp -s - other || echo "$place play: differs"
        fi
        if [ $((index % 40)) -eq 0 ]; then
          flags=$(eval "snapsim audit $options \(device) --effort quick" | grep -o "$tried"; echo $?)
          [ "$flags" = "$(snapsim audit -q --view "$view" \(device) --effort quick | grep -o "$tried"; echo $?)" ] \
            || echo "$place audit: differs"
        fi
        echo done
      done | sort | uniq -c
      """)
    #expect(compared.output.split(separator: " ").map(String.init) == ["200", "done\n"], "\(compared)")
  }
}

extension Trait where Self == ConditionTrait {
  /// Leaves tests out, and says so, where the toolchain cannot read files.
  static var readsViews: Self {
    let compiler = BehaviorFolder.compiler.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
    let modules = compiler?.deletingLastPathComponent().path.appending(
      "/../lib/swift/host/SwiftSyntax.swiftmodule")
    return .enabled(
      if: modules.map(FileManager.default.fileExists) ?? false,
      "the toolchain has no SwiftSyntax; that of Swift 6.3.1 on Linux has")
  }
}
