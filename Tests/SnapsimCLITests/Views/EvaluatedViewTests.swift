import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimCLI
@testable import SnapsimRuns
@testable import SnapsimText

@Suite("A view that was read, on a screen")
struct EvaluatedViewTests {
  typealias Value = ScrollViewReading.Value

  static let width = ViewLength.measure(.screenWidth)

  /// The width inside of the safe area, as a `GeometryReader` has it.
  static let inside = ViewLength.operation(
    .subtract, [.operation(.subtract, [width, .measure(.safeAreaLeading)]), .measure(.safeAreaTrailing)])

  static func value(_ option: String, _ lengths: ViewLength...) -> Value {
    Value(option, lengths: lengths, written: "", file: "V.swift", line: 3)
  }

  static func value(_ option: String, _ points: Double...) -> Value {
    Value(option, lengths: points.map(ViewLength.points), written: "", file: "V.swift", line: 3)
  }

  /// A length that is a part of another.
  static func part(_ part: Double, of whole: ViewLength) -> ViewLength {
    .operation(.multiply, [whole, .points(part)])
  }

  static func word(_ option: String, _ word: String = "") -> Value {
    Value(option, word: word, written: "", file: "V.swift", line: 3)
  }

  static func reading(_ values: Value...) -> ScrollViewReading { reading(values) }

  static func reading(_ values: [Value]) -> ScrollViewReading {
    var reading = ScrollViewReading(
      file: "V.swift", line: 7, behavior: .init(written: ".paging", line: 9, spec: "paging"))
    reading.values = values
    return reading
  }

  /// The options of some values on the screen that a command line describes.
  static func words(_ values: [Value], on screen: String = "") throws -> String {
    try invocation(screen).evaluated(reading(values)).words.joined(separator: " ")
  }

  static func invocation(_ words: String) throws -> Invocation {
    try Invocation(words.split(separator: " ").map(String.init), Snapsim.commands)
  }

  static let onSide = "--device iphone-14 --landscape"

  @Test(
    "has the options that its file says, less those that the screen says anyway",
    arguments: [
      (
        [word("axis", "vertical"), value("item-length", 60), value("items", 24)],
        "", "--axis vertical --items 24 --item-length 60"
      ),
      ([word("axis", "horizontal"), value("spacing", 0), value("width", width)], "", ""),
      ([value("width", width)], onSide, ""),
      ([value("width", inside), value("safe-area", 0, 0)], onSide, "--width 750 --safe-area 0"),
      ([value("padding", 8, 8)], "", "--padding 8"),
      // Margins of half the width each, as a ruler has them, leave half a point of container.
      ([value("content-margins", .operation(.divide, [width, .points(2)]))], "", "--content-margins 194.75"),
      ([value("width", 280), value("safe-area", 140, 140)], "", "--width 280 --safe-area 139.75"),
      ([value("content-margins", 0, 0), value("safe-area", 195, 195)], "", "--safe-area 194.75"),
      ([value("content-margins", 390, 0)], "", "--content-margins 389.5,0"),
      // Beside a tick, which else would be no target.
      ([value("safe-area", 195, 195), value("item-length", 3)], "", "--safe-area 193.25 --item-length 3"),
      ([value("safe-area", 195, 195), value("item-length", 60)], "", "--safe-area 194.75 --item-length 60"),
      ([value("padding", 8, 0)], "", "--padding 8,0"),
      ([value("item-lengths", 8, 8)], "", "--item-lengths 8,8"),
      ([word("no-scroll-target-layout")], "", "--no-scroll-target-layout"),
      ([value("item-length", part(0.8, of: width))], "--width 500", "--item-length 400"),
      ([value("item-length", part(3, of: .points(0.1)))], "", "--item-length 0.3"),
    ] as [([Value], String, String)])
  func options(values: [Value], screen: String, words: String) throws {
    #expect(try Self.words(values, on: screen) == words)
  }

  @Test(
    "fills pages where an item is as long as the container on every screen",
    arguments: [
      (inside, "", "--per-page 1"), (inside, onSide, "--per-page 1"),
      (ViewLength.measure(.container), onSide, "--per-page 1"), (width, "", "--item-length 390"),
      (width, onSide, "--item-length 844"), (ViewLength.points(390), "", "--item-length 390"),
    ])
  func page(length: ViewLength, screen: String, words: String) throws {
    #expect(try Self.words([Self.value("item-length", length)], on: screen) == words)
  }

  @Test func `takes content margins off the container, but not off the screen`() throws {
    let margins = Self.value("content-margins", 20, 20)
    for (length, option) in [(Self.inside, "--item-length 390"), (.measure(.container), "--per-page 1")] {
      #expect(
        try Self.words([margins, Self.value("item-length", length)]) == "--content-margins 20 " + option)
    }
  }

  @Test func `hangs on the insets that a command line gives, in place of the view's own`() throws {
    let reading = Self.reading(
      Self.value("content-margins", 20, 20), Self.value("width", 300),
      Self.value("item-length", Self.part(0.5, of: .measure(.container))))
    for (line, length) in [
      ("", "130"), ("--content-margins 50", "100"), ("--width 400", "180"), ("--safe-area 10", "120"),
    ] { #expect(try Self.invocation(line).evaluated(reading).text(of: .itemLength) == length, "\(line)") }
  }

  @Test func `is not read where a length is no number on the screen`() throws {
    let reading = Self.reading(Self.value("item-length", .operation(.divide, [.points(1), .points(0)])))
    let view = try Self.invocation("").evaluated(reading)
    #expect(view.given.isEmpty)
    #expect(view.unread.map(\.option) == ["item-length"])
  }

  @Test func `is read less where its container is not read, unless a command line says it`() throws {
    var reading = Self.reading(
      Self.value("item-length", Self.part(0.5, of: .measure(.container))),
      Self.value("spacing", Self.part(0.5, of: Self.width)))
    reading.unread = [.init("width", written: "", reason: "a row has a size of its own", line: 3)]
    let unread = try Self.invocation("").evaluated(reading)
    #expect(unread.words == ["--spacing", "195"])
    #expect(unread.unread.map(\.option) == ["width", "item-length"])
    #expect(
      try Self.invocation("--width 300").evaluated(reading).words
        == ["--spacing", "150", "--item-length", "150"])
  }

  @Test func `gives way to what a command line says, and to what goes with that`() throws {
    let reading = Self.reading(
      Self.value("items", 9), Self.value("item-length", 300), Self.value("spacing", 8))
    func words(_ line: String) throws -> String {
      let typed = try Self.invocation(line)
      return try typed.completed(by: [try typed.evaluated(reading)]).given
        .map { [$0.option.flag, $0.text ?? ""].joined(separator: " ") }.joined(separator: " ")
    }
    #expect(try words("--view V.swift") == "--items 9 --spacing 8 --item-length 300 --behavior paging")
    #expect(
      try words("--view V.swift --spacing 2") == "--items 9 --item-length 300 --behavior paging --spacing 2")
    #expect(
      try words("--view V.swift --item-lengths 3,4 --behavior none")
        == "--spacing 8 --item-lengths 3,4 --behavior none")
  }

  @Test func `refuses a swept screen on which a length depends`() throws {
    var reading = Self.reading(Self.value("item-length", Self.part(0.8, of: Self.width)))
    #expect(throws: UsageError.self) { try Self.invocation("--width 390,844").evaluated(reading) }
    reading.values = [Self.value("item-length", Self.inside)]
    #expect(try Self.invocation("--width 390,844").evaluated(reading).words == ["--per-page", "1"])
  }
}
