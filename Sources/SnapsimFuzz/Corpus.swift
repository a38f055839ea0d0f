import Foundation
import SnapsimCLI
import SnapsimRuns

/// Inputs that are right, and pieces that may be put anywhere.
struct Corpus {
  let scenarios: [[UInt8]]

  /// The folder of the input, in which the fuzzer works: no argument reaches a file of somebody's.
  private let folder: URL

  init(scenariosIn folder: String) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      FileManager.default.contents(atPath: folder + "/" + name).map { Array($0) }
    }
    scenarios = files + [Array(#"{"steps": [{"swipe": {"velocity": -1200}, "repeat": 3}]}"#.utf8)]
    let memory = URL(fileURLWithPath: "/dev/shm")
    let base =
      FileManager.default.isWritableFile(atPath: memory.path)
      ? memory : FileManager.default.temporaryDirectory
    self.folder = base.appendingPathComponent("snapsim-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
    _ = FileManager.default.changeCurrentDirectoryPath(self.folder.path)
  }

  func file(_ bytes: [UInt8]) throws -> String {
    let file = folder.appendingPathComponent("input")
    try Data(bytes).write(to: file)
    return file.path
  }

  func removeFiles() { try? FileManager.default.removeItem(at: folder) }

  /// Commands, options, behaviors, columns and formats.
  private static let words =
    Snapsim.words + BehaviorCatalog.ours.map(\.name) + OutputFormat.allCases.map(\.rawValue)
  private static let optionsWithValue = Snapsim.options.filter(\.takesValue).map(\.flag)

  static let specs = [
    "none", "paging", "view-aligned", "view-aligned:limit=never,anchor=center", "view-aligned:anchor=0.3",
    "velocity-paging", "distance-paging", "threshold-paging", "multiple", "multiple:of=40",
    "nearest-page:rounding=down", "flick-paging:light=10,fast=900,most=3", "container-paging:threshold=0.2",
    "single-view:anchor=trailing",
  ]
  static let specSnippets = bytes([
    ":", ",", "=", "limit=", "anchor=", "of=", "never", "drag=", "velocity=", "after=", "é", "\u{0}",
  ])
  static let gestures = ["velocity=-1200", "drag=-30,velocity=900,after=0.15", "after=3", "drag=1e3"]
  static let csv = bytes([
    "velocity\n-1200\n-300\n", "who,offset,drag,velocity\nAda,0,-10,-1200\n\"B, en\",390,0,300\n",
    "behavior,width,items,velocity\npaging,844,5,-900\nsingle-view,390,,900\n\"view-aligned:limit=never\",300,9,-1\n",
    "\u{FEFF}device,landscape,page,velocity\r\niphone-14,true,3,-1200\r\n,,0,5\r\n",
    "item-lengths,padding,velocity\n\"100,200,300\",\"5,6\",-800\n",
  ])
  static let csvSnippets = bytes([
    "\"", "\"\"", ",", "\n", "\r\n", "\r", "\u{FEFF}", "nan", "\u{0}", "paging", "true", "offset",
  ])
  static let jsonLines = bytes([
    "{\"velocity\":-1200}\n{\"velocity\":-300,\"page\":2}\n",
    "{\"who\":\"Ada\",\"drag\":-10,\"behavior\":\"paging\",\"item-lengths\":[100,200]}\n{\"who\":{\"a\":[1,2]},\"drag\":5}\n",
    "{\"tags\":[1.0,{\"b\":[2.50, []]}],\"velocity\":-1200.0}\n{\"velocity\":0,\"tags\":\"\\u0041\"}\n",
    "{\"width\":844,\"landscape\":true,\"device\":\"iphone-14\",\"velocity\":\"-1200\"}\n",
  ])
  static let jsonSnippets = bytes([
    "{", "}", "[", "]", ":", ",", "\"", "\\u0000", "\\ud800", "null", "true", "1e400", "-0", "\n",
    "\"repeat\": 3,", "\"expect\": {\"page\": 1},", "{\"interrupt\": {\"after\": 0.1}},",
    "{\"scroll\": {\"item\": 7}},",
    "{\"insert\": {\"items\": 3, \"before\": 1, \"keep\": \"item\", \"after\": 0.2}},",
    "{\"rotate\": \"landscape\"},",
    "{\"resize\": {\"width\": 500, \"items\": null, \"item-lengths\": [5, 900]}},", "\"tolerance\": 0,",
  ])

  /// A command line: options and values that go together, or nearly, or not at all.
  func arguments(_ dice: inout Dice) -> [String] {
    var arguments: [String] = []
    if dice.once(in: 6) { arguments.append(dice.pick(Self.words)) }
    for _ in 0..<dice.below(7) {
      let option = dice.pick(Self.optionsWithValue)
      switch dice.below(10) {
      case 0: arguments.append(dice.pick(Self.words))
      case 1: arguments.append(String(decoding: dice.noise(12), as: UTF8.self))
      case 2: arguments += [option, dice.pick(Self.specs)]
      case 3: arguments.append(dice.mutated(option, with: Self.specSnippets))
      case 4: arguments += ["--behavior", dice.pick(Self.specs)]
      case 5: arguments += ["--velocity", "\(dice.below(5000) - 2500)"]
      default: arguments += [option, dice.numberText()]
      }
    }
    // Without those that would write files, read others than the fuzzer's, search for minutes, or call a compiler.
    arguments.removeAll {
      $0.hasPrefix("--output") || $0.contains("/") || $0.hasSuffix(".swift")
        || ["-", "batch", "play"].contains($0)
    }
    if arguments.contains("audit") { arguments.append("--list") }
    return arguments
  }

  private static func bytes(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }
}
