import ScrollSimulation
import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("A layout that a view completes")
struct ReadLayoutTests {
  /// The options of an audit's command line.
  private static func options(_ words: String) throws -> RunOptions {
    let invocation = try Invocation(words.split(separator: " ").map(String.init), Snapsim.commands)
    return try RunOptions(invocation, behaviors: BehaviorCatalog())
  }

  /// Readings of some options, as the lines of a file that begins with them.
  private static func readings(_ words: String) -> [ViewReading] {
    var readings: [ViewReading] = []
    for word in words.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard let option = Option.ofRuns(named: parts[0]) else { continue }
      readings.append(
        ViewReading(option: option, text: parts.count > 1 ? parts[1] : "", line: readings.count + 1))
    }
    return readings
  }

  private static func layout(_ words: String, view: String) throws -> ReadLayout {
    try ReadLayout(try options("audit " + words), completedBy: readings(view))
  }

  private static let cards = "axis=horizontal content-margins=20 spacing=16 item-length=300"

  @Test("where the view tells where each item is, its layouts are searched, with few items and many")
  func complete() throws {
    let read = try Self.layout("", view: Self.cards)
    let layouts = try #require(read.layouts)
    #expect(read.used == Self.readings(Self.cards))
    #expect(read.axis == nil)
    #expect(layouts.allSatisfy { $0.container == $0.bounds - 40 && $0.items?.spacing == 16 })
    #expect(Set(layouts.map(\.bounds)) == [320, 390, 844])
    #expect(layouts.compactMap { $0.items?.count }.max() == 40)
    #expect(layouts.allSatisfy { $0.axis == .horizontal })
  }

  @Test(
    "what the view leaves open keeps only its axis",
    arguments: [
      "axis=vertical", "axis=vertical spacing=8", "axis=vertical item-length=300", "axis=vertical padding=8",
    ])
  func axisAlone(view: String) throws {
    let read = try Self.layout("", view: view)
    #expect(read.layouts == nil)
    #expect(read.axis == .vertical)
    #expect(read.used.map(\.option.name) == ["axis"])
  }

  @Test("a view that says nothing changes nothing")
  func nothing() throws {
    let bare = try Self.layout("", view: "")
    #expect(bare.layouts == nil)
    #expect(bare.axis == nil)
    #expect(bare.used.isEmpty)
    #expect(try Self.layout("--items 3", view: "").layouts?.count == 1)
  }

  @Test(
    "a stated option wins over the view, and over what goes with it",
    arguments: [
      ("--spacing 4", "axis content-margins item-length"),
      ("--axis vertical", "content-margins spacing item-length"),
      ("--content-length 900", "axis content-margins"),
      ("--item-lengths 30,40", "axis content-margins spacing"),
      ("--device iphone-14", "axis content-margins spacing item-length"),
      ("--items 3", "axis content-margins spacing item-length"),
    ])
  func stated(words: String, used: String) throws {
    let read = try Self.layout(words, view: Self.cards)
    #expect(read.used.map(\.option.name).joined(separator: " ") == used)
    #expect(read.layouts?.count == 1)
  }

  @Test("padding of the safe area does not replace a device's")
  func device() throws {
    let view = "axis=horizontal safe-area=20 spacing=0 item-length=300"
    #expect(
      try Self.layout("--device iphone-14 --landscape", view: view).layouts?.first?.safeArea.leading == 47)
    #expect(try Self.layout("", view: view).layouts?.first?.safeArea.leading == 20)
  }

  @Test("a view whose layout cannot be is left alone")
  func impossible() throws {
    let read = try Self.layout("", view: "axis=horizontal spacing=-400 item-length=300")
    #expect(read.layouts == nil)
    #expect(read.used.isEmpty)
    let stated = try Self.layout("--items 3", view: "content-margins=300")
    #expect(stated.layouts?.first?.contentMargins == .zero)
    #expect(stated.used.isEmpty)
  }

  @Test("more layouts than can be searched are refused")
  func tooMany() throws {
    #expect(throws: UsageError.self) { try Self.layout("--items 1:200:1 --width 100:400:1", view: "") }
  }
}
