/// Bytes on their way to a file descriptor, gathered so that a million rows are not a million writes.
@usableFromInline
package final class Output {
  private let descriptor: Int32

  /// The file that is being made, to be named in errors; `nil` for standard output and error.
  private let replacement: FileReplacement?

  /// What is gathered.
  @usableFromInline var pending = ByteText()

  /// Whether anything has been written.
  private var hasFlushed = false

  /// Whether anything has come to be written.
  package var isBegun: Bool { hasFlushed || !pending.isEmpty }

  /// How many bytes are gathered before they are written.
  @inlinable static var capacity: Int { 1 << 16 }

  /// How many bytes are kept in memory instead of being written; `nil` where they are written.
  private let keptLimit: Int?

  /// What is kept.
  package private(set) var kept: [UInt8] = []

  /// Writes to a descriptor that is open already.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
    replacement = nil
    keptLimit = nil
  }

  /// Keeps so many bytes, after which nobody reads any more.
  package init(keeping limit: Int) {
    descriptor = -1
    replacement = nil
    keptLimit = limit
  }

  /// Writes to a file, which keeps its old content until `finish`.
  package init(replacing path: String) throws {
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
  package var isTerminal: Bool { Platform.isTerminal(descriptor) }

  /// What whoever reads it can show.
  package var terminal: Terminal {
    Terminal(
      environment: Platform.variable, isTerminal: isTerminal,
      measured: Platform.terminalColumns(descriptor))
  }

  /// Writes what a closure appends.
  @inlinable
  package func write(_ body: (inout ByteText) throws -> Void) throws {
    if try Self.fill(&pending, body) { try flush() }
  }

  /// Has a closure append; whether so much is gathered that writing it is worth the while.
  ///
  /// One access to what is gathered: each is checked, which takes as long as a number does to be written.
  @inlinable
  static func fill(_ pending: inout ByteText, _ body: (inout ByteText) throws -> Void) rethrows -> Bool {
    try body(&pending)
    return pending.count >= capacity
  }

  /// Writes bytes that were gathered elsewhere: many of them at once, behind what is gathered here.
  package func write(_ bytes: ByteText) throws {
    guard bytes.count >= Self.capacity else { return try write { $0.append(bytes) } }
    try flush()
    try put(bytes.bytes)
  }

  /// Writes whatever is gathered.
  @usableFromInline
  package func flush() throws {
    guard !pending.isEmpty else { return }
    defer { pending.removeAll() }
    try put(pending.bytes)
  }

  private func put(_ bytes: [UInt8]) throws {
    hasFlushed = true
    if let keptLimit {
      kept += bytes.prefix(keptLimit - kept.count)
      if kept.count >= keptLimit { throw OutputError.brokenPipe }
      return
    }
    do {
      try Platform.writeAll(bytes, to: descriptor)
    } catch {
      switch error {
      case .brokenPipe: throw OutputError.brokenPipe
      case .failed(let reason): throw OutputError.cannotWrite(file: replacement?.path, reason: reason)
      }
    }
  }

  /// Writes whatever is gathered, and puts a file that was being made in its place.
  package func finish() throws {
    try flush()
    guard let replacement else { return }
    do {
      try replacement.commit()
    } catch {
      throw OutputError.cannotWrite(file: replacement.path, reason: error.reason)
    }
  }

  /// Gives up a file that was being made; the old one stays as it was.
  package func discard() {
    replacement?.discard()
  }
}

extension Output {
  /// Tells something on a line of its own, under the tool's name.
  package func report(_ message: String) {
    try? write { $0.append("snapsim: \(message.escapingControls)\n") }
    try? flush()
  }

  /// Tells what is odd but no mistake.
  package func warn(_ message: String) { report("warning: " + message) }
}

extension Output {
  /// Writes what goes before an error's message as it is: the compiler's words say.
  package func detail(_ error: any Error) {
    for line in (error as? any CommandError)?.details ?? [] {
      try? write { $0.append(line.replacing("\t", with: " ").escapingControls + "\n") }
    }
  }
}
