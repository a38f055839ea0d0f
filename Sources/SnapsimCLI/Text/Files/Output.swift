/// Bytes on their way to a file descriptor, gathered so that a million rows are not a million writes.
final class Output {
  private let descriptor: Int32

  /// The file that is being made, to be named in errors; `nil` for standard output and error.
  private let replacement: FileReplacement?
  private var pending = ByteText()

  /// Whether anything has come to be written.
  private(set) var isBegun = false

  /// How many bytes are gathered before they are written.
  private static let capacity = 1 << 16

  /// How many bytes are kept in memory instead of being written; `nil` where they are written.
  private let keptLimit: Int?

  /// What is kept.
  private(set) var kept: [UInt8] = []

  /// Writes to a descriptor that is open already.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    replacement = nil
    keptLimit = nil
  }

  /// Keeps so many bytes, after which nobody reads any more.
  init(keeping limit: Int) {
    descriptor = -1
    replacement = nil
    keptLimit = limit
  }

  /// Writes to a file, which keeps its old content until `finish`.
  init(replacing path: String) throws {
    do {
      let replacement = try FileReplacement(of: path)
      descriptor = replacement.descriptor
      self.replacement = replacement
      keptLimit = nil
    } catch {
      throw OutputError.cannotWrite(file: path, reason: error.reason)
    }
  }

  /// Whether a person sees it as it is written.
  var isTerminal: Bool { Platform.isTerminal(descriptor) }

  /// What whoever reads it can show.
  var terminal: Terminal {
    Terminal(
      environment: Platform.environment, isTerminal: isTerminal,
      measured: Platform.terminalColumns(descriptor))
  }

  /// Writes what a closure appends.
  func write(_ body: (inout ByteText) -> Void) throws {
    body(&pending)
    isBegun = isBegun || !pending.isEmpty
    if pending.count >= Self.capacity { try flush() }
  }

  /// Writes bytes that were gathered elsewhere.
  func write(_ bytes: ByteText) throws {
    pending.append(bytes)
    isBegun = isBegun || !pending.isEmpty
    if pending.count >= Self.capacity { try flush() }
  }

  /// Writes whatever is gathered.
  func flush() throws {
    guard !pending.isEmpty else { return }
    defer { pending.removeAll() }
    if let keptLimit {
      kept += pending.bytes.prefix(keptLimit - kept.count)
      if kept.count >= keptLimit { throw OutputError.brokenPipe }
      return
    }
    do {
      try Platform.writeAll(pending.bytes, to: descriptor)
    } catch {
      switch error {
      case .brokenPipe: throw OutputError.brokenPipe
      case .failed(let reason): throw OutputError.cannotWrite(file: replacement?.path, reason: reason)
      }
    }
  }

  /// Writes whatever is gathered, and puts a file that was being made in its place.
  func finish() throws {
    try flush()
    guard let replacement else { return }
    do {
      try replacement.commit()
    } catch {
      throw OutputError.cannotWrite(file: replacement.path, reason: error.reason)
    }
  }

  /// Gives up a file that was being made; the old one stays as it was.
  func discard() {
    replacement?.discard()
  }
}

extension Output {
  /// Tells something on a line of its own, under the tool's name.
  func report(_ message: String) {
    try? write { $0.append("snapsim: \(message.escapingControls)\n") }
    try? flush()
  }

  /// Tells what is odd but no mistake.
  func warn(_ message: String) { report("warning: " + message) }
}
