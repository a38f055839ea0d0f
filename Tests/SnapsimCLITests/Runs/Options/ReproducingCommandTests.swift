import ScrollSimulation
import SeededNumbers
import Testing

@testable import SnapsimRuns

@Suite("A reproducing command", .timeLimit(.minutes(30)))
struct ReproducingCommandTests {
  private func parsed(_ words: [String]) throws -> ScrollLayout {
    try RunOptions(try Invocation(words)).layout.layout()
  }

  /// Words of the command line that describe a layout, of all options that there are for it.
  private func layout(_ random: inout SplitMix64) -> [String] {
    func number(_ range: ClosedRange<Double>) -> String {
      let number = Double.random(in: range, using: &random)
      return (Bool.random(using: &random) ? number.rounded() : number).shortest
    }
    func text(of option: Option) -> [String] {
      switch option.value {
      case .number(let rule) where rule.isWhole: [String(Int.random(in: 1...9, using: &random))]
      case .number: [number([.width, .height].contains(option) ? 500...1200 : 20...300)]
      case .pair: Bool.random(using: &random) ? [number(0...50)] : [number(0...50) + "," + number(0...50)]
      case .numbers: [number(30...300) + "," + number(30...300) + ",40"]
      case .word(let words): words.randomElement(using: &random).map { [$0] } ?? []
      case .text(_, .words(let words)): words.randomElement(using: &random).map { [$0] } ?? []
      default: []
      }
    }
    var given: [Option] = []
    var words: [String] = []
    for option in LayoutOptions.options.shuffled(using: &random)
    where Int.random(in: 0..<3, using: &random) == 0 {
      guard (given + [option]).conflict == nil else { continue }
      given.append(option)
      words += [option.flag] + text(of: option)
    }
    return given.lack == nil ? words : words.filter { $0 != Option.landscape.flag }
  }

  @Test func `describes a layout so that it is read as the same one`() throws {
    var random = SplitMix64(seed: 5)
    var described: Set<String> = []
    for _ in 0..<1200 {
      let words = layout(&random)
      // Some have no room for items.
      guard let layout = try? parsed(words) else { continue }
      let again = LayoutOptions(layout).words()
      #expect(try parsed(again) == layout, "\(words) \(again)")
      described.formUnion(again)
    }
    #expect(LayoutOptions.options.allSatisfy { described.contains($0.flag) })
  }

  @Test(arguments: Device.all.map(\.name))
  func `names a device, however it is held`(_ name: String) throws {
    for words in [["--device", name], ["--device", name, "--landscape"]] {
      for axis in [[], ["--axis", "vertical"]] {
        let layout = try parsed(words + axis)
        let described = LayoutOptions(layout).words()
        #expect(try parsed(described) == layout)
        #expect(described.contains("--device"))
      }
    }
  }

  @Test func `says nothing that holds anyway`() throws {
    #expect(LayoutOptions(try ScrollLayout()).words() == [])
    #expect(LayoutOptions(try parsed(["--items", "21"])).words() == ["--items", "21"])
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
      let given = [["--items", "9"], ["--layout-direction", direction]]
      let command = ReproducingCommand.ask(
        "./My File.swift", seen.context, given: given, noted: [["--items", "20"]])
      #expect(
        command == "snapsim --layout-direction \(direction) --items 20 --behavior './My File.swift'"
          + (start == 0 ? "" : " --offset \(start.shortest)") + " --drag -35.25 --velocity 812.5")
    }
  }

  @Test func `what holds anyway is left out, unless it was stated`() {
    #expect(GestureOptions().words().isEmpty)
    #expect(ScrollPhysics().words().isEmpty)
    #expect(ScrollPhysics().words(stating: [.contextVelocity]) == ["--context-velocity", "per-second"])
    var gesture = GestureOptions()
    gesture.drag = -0.5
    #expect(gesture.words() == ["--drag", "-0.5"])
  }
}
