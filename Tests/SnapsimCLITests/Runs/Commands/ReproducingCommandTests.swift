import ScrollSimulation
import SeededNumbers
import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("A reproducing command", .timeLimit(.minutes(30)))
struct ReproducingCommandTests {
  private func parsed(_ words: [String]) throws -> ScrollLayout {
    try RunOptions(try Invocation(words)).layout.layout()
  }

  /// A layout that the command line can describe.
  private func layout(_ random: inout SplitMix64) throws -> [String] {
    func maybe(_ words: @autoclosure () -> [String]) -> [String] {
      Bool.random(using: &random) ? words() : []
    }
    func number(_ range: ClosedRange<Double>) -> String {
      let number = Double.random(in: range, using: &random)
      return (Bool.random(using: &random) ? number.rounded() : number).shortest
    }
    var words: [String] = []
    let devices = Device.all
    if Bool.random(using: &random), let device = devices.randomElement(using: &random) {
      words += ["--device", device.name] + maybe(["--landscape"])
    }
    words += maybe(["--width", number(500...1200)]) + maybe(["--height", number(500...1200)])
    words += maybe(["--axis", "vertical"]) + maybe(["--safe-area", "\(number(0...50)),\(number(0...50))"])
    words += maybe(["--content-margins", number(0...30)]) + maybe(["--size-class", "regular"])
    words += maybe(["--layout-direction", "rtl"])
    switch Int.random(in: 0..<4, using: &random) {
    case 0: words += ["--content-length", number(0...5000)]
    case 1:
      words +=
        ["--item-lengths", "\(number(30...300)),\(number(30...300)),40"] + maybe(["--spacing", "-3.5"])
    case 2:
      words +=
        ["--items", "7", "--item-length", number(30...500)] + maybe(["--padding", "3,\(number(0...9))"])
    default:
      words +=
        ["--items", "12", "--per-page", "3"] + maybe(["--span", "2"]) + maybe(["--spacing", number(0...9)])
      words += maybe(["--no-scroll-target-layout"])
    }
    return words
  }

  @Test
  func `describes a layout so that it is read as the same one`() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<600 {
      let words = try layout(&random)
      let layout = try parsed(words)
      let described = ReproducingCommand.layoutWords(layout)
      let again = try parsed(described)
      #expect(again == layout, "\(words) \(described)")
    }
  }

  @Test(arguments: Device.all.map(\.name))
  func `names a device, however it is held`(_ name: String) throws {
    for words in [["--device", name], ["--device", name, "--landscape"]] {
      for axis in [[], ["--axis", "vertical"]] {
        let layout = try parsed(words + axis)
        let described = ReproducingCommand.layoutWords(layout)
        #expect(try parsed(described) == layout)
        #expect(described.contains("--device"))
      }
    }
  }

  @Test
  func `says nothing that holds anyway`() throws {
    #expect(ReproducingCommand.layoutWords(try ScrollLayout()) == [])
    #expect(ReproducingCommand.layoutWords(try parsed(["--items", "21"])) == ["--items", "21"])
  }

  @Test(arguments: [
    ("paging", "paging"), ("multiple:of=40", "multiple:of=40"), ("./My File.swift", "'./My File.swift'"),
    ("./File.swift:Name(step: 40)", "'./File.swift:Name(step: 40)'"), ("it's", "'it'\\''s'"), ("", "''"),
    ("$HOME", "'$HOME'"), ("a;b", "'a;b'"), ("a\nb", "'a\nb'"), ("~", "'~'"), ("é", "é"), ("*", "'*'"),
  ])
  func `quotes what a shell would take apart`(_ word: String, _ quoted: String) {
    #expect(ReproducingCommand.quoted(word) == quoted)
  }

  @Test("what a behavior was asked is asked again", arguments: [0, 390, -60, 7500] as [Double])
  func asked(start: Double) throws {
    final class Seen: ScrollTargetBehavior, @unchecked Sendable {
      var context: TargetContext?
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { self.context = context }
    }
    for direction in ["ltr", "rtl"] {
      let words = ["--items", "20", "--layout-direction", direction]
      let layout = try parsed(words)
      let seen = Seen()
      let gesture = Gesture(drag: -35.25, velocity: 812.5)
      _ = try Settling(layout, behavior: seen).settle(from: start, gesture)
      let given = [
        NotedOption(flag: "--items", value: "9"), NotedOption(flag: "--layout-direction", value: direction),
      ]
      let command = ReproducingCommand.ask(
        "./My File.swift", seen.context, given: given, noted: [NotedOption(flag: "--items", value: "20")])
      #expect(
        command == "snapsim --layout-direction \(direction) --items 20 --behavior './My File.swift'"
          + (start == 0 ? "" : " --offset \(start.shortest)") + " --drag -35.25 --velocity 812.5")
    }
  }

  @Test
  func `an option is left out where its number is 0`() {
    #expect(ReproducingCommand.words(.drag, 0).isEmpty)
    #expect(ReproducingCommand.words(.drag, -0.5) == ["--drag", "-0.5"])
  }
}
