import Foundation

// Arguments: the snapsim to run, and a program that prints one line, for start-up. Without them only the library is measured.
do {
  let arguments = Array(CommandLine.arguments.dropFirst())
  printHeader()
  if let snapsim = arguments.first {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapsim-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = try ToolBenchmark(snapsim, in: folder.path)
    try tool.batch()
    try tool.start(against: arguments.dropFirst().first)
    try tool.behaviorFile()
  }
  try measureSettling()
  try measureAudit()
} catch {
  FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
  exit(1)
}
