import Foundation

// Arguments: the snapsim to run, and a program that prints one line, for start-up. Without them only the library is measured.
let arguments = Array(CommandLine.arguments.dropFirst())

func run() throws {
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
