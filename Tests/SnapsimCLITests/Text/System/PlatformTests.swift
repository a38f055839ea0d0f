import Foundation
import Testing

@testable import SnapsimSystem

@Suite("The platform")
struct PlatformTests {
  /// A pipe of which neither end waits.
  private func impatientPipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    for end in ends { try #require(fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) == 0) }
    return (ends[0], ends[1])
  }

  @Test func `a pipe that does not wait loses nothing, neither written nor read`() throws {
    let (reading, writing) = try impatientPipe()
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
    Thread.detachNewThread {
      try? Platform.writeAll(bytes, to: writing)
      close(writing)
    }
    var read: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 7000)
    while true {
      // Sometimes the writer is ahead, and sometimes the reader.
      if read.count % 3 == 0 { usleep(200) }
      let count = try Platform.readSome(reading, into: &buffer)
      if count == 0 { break }
      read += buffer[..<count]
    }
    close(reading)
    #expect(read == bytes)
  }

  @Test func `a pipe that does not wait and that nobody reads any more is a broken one`() throws {
    let (reading, writing) = try impatientPipe()
    Thread.detachNewThread {
      usleep(20_000)
      close(reading)
    }
    nonisolated(unsafe) var error: Platform.FileError?
    let end = DispatchSemaphore(value: 0)
    // On a thread that the signal does not reach: to ignore it in the whole process would change other tests' children.
    Thread.detachNewThread {
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      do throws(Platform.FileError) {
        try Platform.writeAll(Array(repeating: 0, count: 1_000_000), to: writing)
      } catch let caught { error = caught }
      end.signal()
    }
    end.wait()
    close(writing)
    #expect(error?.isBrokenPipe == true, "\(String(describing: error))")
  }

  @Test func `a file is no terminal and has no columns`() throws {
    let file = try TemporaryFile()
    #expect(!Platform.isTerminal(file.descriptor))
    #expect(Platform.terminalColumns(file.descriptor) == nil)
    #expect(Platform.terminalColumns(-1) == nil)
    #expect(Platform.variable("PATH")?.isEmpty == false)
    #expect(Platform.variable("SNAPSIM_NOT_SET") == nil)
  }

  @Test func `what stands at a path is told apart`() throws {
    #expect(Platform.kind(of: "/") == .directory)
    #expect(Platform.kind(of: "/dev/null") == .special)
    #expect(Platform.kind(of: "/nonexistent") == .none)
    #expect(Platform.kind(of: #filePath) == .regular)
  }

  @Test(arguments: [("/nonexistent", "No such file or directory"), (#filePath, "Not a directory")])
  func `a folder that cannot be listed fails with the system's reason`(path: String, reason: String) {
    let error = #expect(throws: Platform.FileError.self) { try Platform.names(in: path) }
    #expect(error?.reason == reason)
  }

  @Test func `a private folder is made, kept to its user, and no link to another`() throws {
    let temporary = try TemporaryFolder()
    let root = temporary.path + "/folders"
    try Platform.makeSharedFolder(root)
    let folder = root + "/own"
    try Platform.makePrivateFolder(folder)
    chmod(folder, 0o755)
    try Platform.makePrivateFolder(folder)
    let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
    #expect(mode == 0o700)
    #expect(Platform.isOwn(folder))

    symlink(folder, root + "/link")
    #expect(!Platform.isOwn(root + "/link"))
    try Platform.store([1], in: root + "/file")
    symlink(root + "/file", root + "/link-to-file")
    for (name, reason) in [("/link", "it is a symbolic link"), ("/file", "it is no folder")] {
      let error = #expect(throws: Platform.FileError.self) { try Platform.makePrivateFolder(root + name) }
      #expect(error?.reason == reason)
    }
    #expect(throws: Platform.FileError.self) { try Platform.makeSharedFolder(root + "/file") }
    #expect(throws: Platform.FileError.self) { try Platform.makePrivateFolder(root + "/none/below") }
    // Nothing is written through a link.
    #expect(throws: Platform.FileError.self) { try Platform.store([2, 3], in: root + "/link-to-file") }
    #expect(Platform.contents(of: root + "/file") == [1])
    withExtendedLifetime(temporary) {}
  }

  @Test func `the most memory is in bytes, as what is held now is`() {
    let held = Platform.memory(of: Platform.processNumber)
    var usage = rusage()
    getrusage(0, &usage)
    #expect((held / 2...held * 100).contains(Platform.peakMemory(usage)))
  }
}
