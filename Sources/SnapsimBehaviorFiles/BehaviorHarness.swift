import SnapsimText

/// The source that goes with the files of a spec to the compiler, and makes their behavior.
struct BehaviorHarness {
  /// The place of the behavior in the executable, which names it there; the first starts it.
  let index: Int
  var held: [Held] = []

  /// A spec with what its files say: the numbers in them, and the declaration.
  typealias Held = (text: String, answer: SourceAnswer, files: [String])

  let modules: String

  /// Optimized, but without the pass that deletes loops without effects, as one of these may have no end.
  func flags(mode: String, of answer: SourceAnswer) -> [String] {
    let framework = framework(of: answer)
    return [
      "-O", "-Xllvm", "-sil-disable-pass=dce", "-wmo", "-gline-tables-only", "-parse-as-library",
      "-swift-version", mode, Self.sharingFlag,
      "-diagnostic-style", "llvm", "-Xfrontend", "-disable-dynamic-actor-isolation",
      "-module-alias", "\(framework)=\(framework)StandIn", "-module-name", "SnapsimBehavior\(index)",
      "-I", modules, "-c",
    ]
  }

  /// The module that files import for it all: of a layout's that is UIKit, whose stand-in brings the other's.
  private func framework(of answer: SourceAnswer) -> String { answer.isLayout ? "UIKit" : "SwiftUI" }

  /// The source of each file, as it is compiled, with notes of what is reached or without.
  func sources(of answer: SourceAnswer, paths: [String], isCounted: Bool) -> [String] {
    zip(paths, isCounted ? answer.countedTexts : answer.texts).enumerated().map { place, file in
      let notes = isCounted ? answer.counted.reduce(0) { $0 + $1.notes } : 0
      let harness = place == answer.harnessFile ? harness(answer) + reached(notes) : ""
      return location(file.0) + file.1 + "\n" + location("snapsim") + "import \(framework(of: answer))\n"
        + harness
    }
  }

  private func location(_ file: String) -> String { "#sourceLocation(file: \"\(literal(file))\", line: 1)\n" }

  /// A text as that of a literal: a path comes back in messages as it went in, a spec as it was typed.
  private func literal(_ text: String) -> String {
    text.unicodeScalars.map { $0 == "\"" ? "\\\"" : String($0).escapingControls(andBackslash: true) }.joined()
  }

  /// The source that makes the behavior and starts snapsim with it.
  ///
  /// The functions find each other by their symbols, so that the user's file need import nothing of snapsim. An
  /// expression may need the main actor: it is made without asking which thread it is on.
  private func harness(_ answer: SourceAnswer) -> String {
    let framework = framework(of: answer)
    let any = "any \(framework).ScrollTargetBehavior"
    let asksForScreen =
      !answer.trials.isEmpty
      || (answer.texts + [answer.expression]).contains { $0.contains("UIScreen") || $0.contains("UIWindow") }
    // Each value that is tried is the screen's word.
    let trials = answer.trials.enumerated().dropFirst().map { index, text in
      "if UIScreen.main.trial == \(index) { return __erased(\(text)) }\n"
    }
    // For each tried value, the members of the screen that it depends on.
    let texts = answer.trials.isEmpty ? [answer.expression] : answer.trials
    let members = texts.map { text in
      text.split(separator: "UIScreen.main.", omittingEmptySubsequences: false).dropFirst()
        .map { String($0.prefix(while: \.isLetter)) }.distinct
    }
    let make = "unsafeBitCast(__make, to: (() -> \(any)).self)"
    let erasing =
      answer.isLayout
      ? """
      func __erased(_ make: @autoclosure @escaping () -> UIKit.UICollectionViewLayout) -> \(any) {
      UIKit.LayoutBehavior(make)
      }
      """
      : """
      func __erased(_ behavior: some SwiftUI.ScrollTargetBehavior) -> \(any) { behavior }
      func __erased(_ behavior: some SwiftUI.ChartScrollTargetBehavior) -> \(any) { behavior }
      """
    var text = """
      @_silgen_name("snapsim_behavior_\(index)") public func __snapsim_behavior_\(index)() -> \(any) {
      \(erasing)
      let __make: @MainActor () -> \(any) = {
      \(location(CompilerDiagnostic.expressionFile))\(trials.joined())return __erased(\(answer.expression)
      )
      \(location("snapsim"))}
      return \(asksForScreen ? "__on_screen(\(members)[UIScreen.main.trial], \(make))" : make + "()")
      }

      """
    if asksForScreen {
      let taken = "_: [Swift.String], _: @escaping () -> \(any)"
      text += "@_silgen_name(\"snapsim_on_screen\") func __on_screen(\(taken)) -> \(any)\n"
    }
    guard index == 0 else { return text }
    for other in held.indices.dropFirst() {
      text += "@_silgen_name(\"snapsim_behavior_\(other)\") func __snapsim_behavior_\(other)() -> \(any)\n"
      text += "@_silgen_name(\"snapsim_reached_\(other)\") func __snapsim_reached_\(other)() -> [Bool]\n"
    }
    let counted = "[(String, Int, String?, String?, Int)]"
    for (index, held) in held.enumerated() {
      let places = held.answer.counted.map { place in
        let texts = [place.condition, place.velocity].map { $0.map { "\"\(literal($0))\"" } ?? "nil" }
        return
          "(\"\(literal(held.files[place.file]))\", \(place.line), \(texts.joined(separator: ", ")), \(place.weight))"
      }
      text += "let __counted\(index): \(counted) = [\(places.joined(separator: ", "))]\n"
    }
    let table = held.enumerated().map { index, held in
      let place = held.answer.declaration
      return """
        ("\(literal(held.text))", \(held.answer.stated), "\(literal(place.map { held.files[$0.file] } ?? ""))", \
        \(place?.line ?? 0), [\(held.answer.states.map { "\"\(literal($0))\"" }.joined(separator: ", "))], __counted\(index), { __snapsim_reached_\(index)() }, { __snapsim_behavior_\(index)() })
        """
    }
    let type =
      "(String, [Double], String, Int, [String], \(counted), @Sendable () -> [Bool], @Sendable () -> \(any))"
    return text + """
      @_silgen_name("snapsim_host") func __snapsim_host(_: [\(type)]) -> Swift.Never
      @_cdecl("main") public func __snapsim_main() -> Swift.Int32 { __snapsim_host([\(table.joined(separator: ", "))]) }

      """
  }

  /// The notes of what was reached since they were last read, which any thread may write.
  private func reached(_ count: Int) -> String {
    let all = (0..<count).map { "__reached\($0)" }
    let loads = all.map { $0 + ".exchange(false, ordering: .relaxed)" }.joined(separator: ", ")
    let list = """
      @_silgen_name("snapsim_reached_\(index)") public func __snapsim_reached_\(index)() -> [Bool] { [\(loads)] }

      """
    if all.isEmpty { return list }
    return list + "import Synchronization\n" + all.map { "let \($0) = Atomic<Bool>(false)\n" }.joined() + """
      func __reach(_ note: borrowing Atomic<Bool>) {
      if !note.load(ordering: .relaxed) { note.store(true, ordering: .relaxed) }
      }
      func __decide(_ isTrue: borrowing Atomic<Bool>, _ isFalse: borrowing Atomic<Bool>, _ decision: Bool) -> Bool {
      if decision { __reach(isTrue) } else { __reach(isFalse) }
      return decision
      }

      """
  }
}

/// Whether behaviors of a file may share something that changes, so that one thread at a time must ask them.
extension BehaviorHarness {
  /// Has the compiler warn of all that Swift 6 refuses to share, in whatever language mode.
  static let sharingFlag = "-strict-concurrency=complete"

  /// Names of what is the same for the whole process, and of what takes on itself what the compiler would warn of.
  private static let sharedNames: Set<Substring> = [
    "MainActor", "nonisolated", "unchecked", "class", "actor", "SystemRandomNumberGenerator", "UserDefaults",
    "AppStorage", "SceneStorage", "FileManager", "FileHandle", "InputStream", "OutputStream", "contentsOf",
    "contentsOfFile", "ProcessInfo", "Process", "Date", "Calendar", "ContinuousClock", "SuspendingClock",
    "DispatchTime", "DispatchQueue", "NotificationCenter", "URLSession", "URLCache", "NSCache", "Thread",
    "Task", "UIDevice", "UIApplication", "UIScreen",
  ]

  private static let sharedCalls = [
    "rand48(", "random(", "randomElement(", "shuffle(", "shuffled(", "rand(", "arc4random", "write(", "open(",
    "read(", "getenv(", "setenv(", "time(", "clock(", "CACurrentMediaTime(",
  ]

  /// Whether there is something to share in sources, by their names outside of comments and the compiler's words.
  static func sharesState(_ sources: [String], compiled output: String) -> Bool {
    CompilerDiagnostic.all(in: output).contains { $0.text.contains("is not concurrency-safe") }
      || sources.contains { source in
        source.split(separator: "\n").contains { line in
          let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
          return sharedCalls.contains(where: code.contains)
            || code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(where: sharedNames.contains)
        }
      }
  }
}
