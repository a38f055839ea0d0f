import Foundation

/// A folder of its own for a fuzzer's files, in which it also works, so that no argument reaches a file of somebody's.
struct Scratch {
  let folder: URL

  init() throws {
    let memory = "/dev/shm"
    let base =
      FileManager.default.isWritableFile(atPath: memory)
      ? URL(fileURLWithPath: memory) : FileManager.default.temporaryDirectory
    folder = base.appendingPathComponent("snapsim-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = FileManager.default.changeCurrentDirectoryPath(folder.path)
  }

  /// The one file for input, with some bytes in it.
  func file(_ bytes: [UInt8]) -> String {
    let path = folder.appendingPathComponent("input").path
    guard let file = fopen(path, "w") else { return path }
    _ = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    fclose(file)
    return path
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
