import Foundation

// Arguments: the snapsim to run, and a program that prints one line, for start-up. Without them only the library is measured.
// `repeat paging hand 100` settles one case by hand (or by the `library`) so many rounds, for a counter of instructions.
let arguments = Array(CommandLine.arguments.dropFirst())

func run() throws {
  if arguments.first == "repeat", arguments.count == 4, let rounds = Int(arguments[3]), rounds >= 0 {
    return try SettleBenchmark.repeatCase(arguments[1], isByHand: arguments[2] == "hand", rounds: rounds)
  }
  Report.header()
  if let snapsim = arguments.first {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapsim-bench-\(getpid())")
    try ProcessBenchmark(snapsim: snapsim, oneLiner: arguments.dropFirst().first, folder: folder).run()
  }
  try SettleBenchmark.run()
  AuditBenchmark.run()
}

do {
  try run()
} catch {
  FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
  exit(1)
}
