import Foundation

/// The tool as people run it: rows in and out, its start, behavior files.
struct ToolBenchmark {
  private let path: String

  /// The path as a shell takes it for one word.
  private let snapsim: String
  let folder: String

  init(_ path: String, in folder: String) throws {
    (self.path, self.folder) = (path, folder)
    snapsim = "'" + path.replacing("'", with: "'\\''") + "'"
    try writeYardsticks()
  }

  /// Rows in, rows out: the tool against others on the same rows, with the same answers.
  func batch() throws {
    let two = try gestures(millions: 2)
    try compare(two, millions: 2, runs: 7)
    try cores("batch, all cores", "batch --behavior paging --print offset,page \(two)", millions: 2)
    try cores("batch, all columns, all cores", "batch --behavior paging \(two)", millions: 2)
    let twenty = try gestures(millions: 20)
    try compare(twenty, millions: 20, runs: 3)
    try FileManager.default.removeItem(atPath: twenty)
  }

  private func compare(_ gestures: String, millions: Int, runs: Int) throws {
    let command = "\(snapsim) batch --behavior paging --print offset,page \(gestures)"
    for (name, other) in yardsticks(gestures) {
      let figure = "batch, \(millions) M rows"
      guard let other else {
        printRow(figure, "-", against: "\(name) is not there", ratio: nil)
        continue
      }
      let answer = folder + "/answer.csv"
      // Both must answer the same.
      try peak(ofScript: "\(other) > \(answer) && \(command) | cmp - \(answer)")
      try printMedians(figure, against: name, runs: runs, millions: Double(millions)) {
        try peak(of: command)
      } yardstick: {
        try peak(of: other)
      }
    }
  }

  private func cores(_ figure: String, _ arguments: String, millions: Double) throws {
    let command = "\(snapsim) \(arguments)"
    guard let alone = onOneCore(command) else {
      return printRow(figure, "-", against: "there is no taskset", ratio: nil)
    }
    try printMedians(figure, against: "one core", runs: 7, millions: millions) {
      try peak(of: command)
    } yardstick: {
      try peak(of: alone)
    }
  }

  /// Gestures of all sizes from the pages of the default layout: a million, repeated.
  ///
  /// A child writes them, so that this process stays small: a child's peak of memory counts what it began with.
  private func gestures(millions: Int) throws -> String {
    let file = "\(folder)/gestures-\(millions).csv"
    let program = """
      BEGIN { print "offset,drag,velocity"; for (times = 0; times < \(millions); times++) { srand(7); \
      for (i = 0; i < 1000000; i++) printf "%d,%.1f,%d\\n", 390 * int(20 * rand()), 200 * rand() - 100, \
      6000 * rand() - 3000 } }
      """
    try peak(ofScript: "\(Self.awk) '\(program)' > \(file)")
    return file
  }

  func start(against oneLiner: String?) throws {
    guard let oneLiner else {
      return printRow("start-up", "-", against: "no one-line program was given", ratio: nil)
    }
    try printMedians("start-up", against: "one line of Swift", runs: 301) {
      try peak(ofProgram: path, ["--behavior", "paging", "--velocity", "-1200", "--print", "offset"])
    } yardstick: {
      try peak(ofProgram: oneLiner)
    }
  }

  /// A behavior file: never seen before, with the compiler's modules in the cache and without; and compiled before.
  func behaviorFile() throws {
    let options = "--velocity -1200 --print offset"
    let command = "env XDG_CACHE_HOME=\(folder)/cache \(snapsim)"
    let file = folder + "/Paging.swift"
    var number = 0
    func first() throws -> Double {
      number += 1
      let text = """
        import SwiftUI

        struct Paging: ScrollTargetBehavior {
          let number = \(number)

          func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            let page = context.containerSize.width
            target.rect.origin.x = (target.rect.minX / page).rounded() * page
          }
        }

        """
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      return try peak(of: "\(command) --behavior \(file) \(options)")
    }
    try printMedians("behavior file, first run", against: "empty cache", runs: 3, first) {
      try peak(ofScript: "rm -rf \(folder)/cache; mkdir \(folder)/cache")
      return try first()
    }
    try printMedians("behavior file, cached run", against: "a built-in", runs: 51) {
      try peak(of: "\(command) --behavior \(file) \(options)")
    } yardstick: {
      try peak(of: "\(command) --behavior paging \(options)")
    }
  }
}
