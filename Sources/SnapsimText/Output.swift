import SnapsimSystem

/// Bytes on their way to a file descriptor, gathered so that a million rows are not a million writes.
package final class Output {
  private let descriptor: Int32

  /// The file that is being made, to be named in errors; `nil` for standard output and error.
  private var replacement: FileReplacement?

  private var pending = ByteText()
  private var hasFlushed = false
  package var isQuiet = false

  package var isBegun: Bool { hasFlushed || !pending.isEmpty }

  /// So many bytes are gathered before they are written.
  private static let capacity = 1 << 16

  /// How many bytes are kept in memory instead of being written; `nil` where they are written.
  private var keptLimit: Int?
  package private(set) var kept: [UInt8] = []

  /// The count of the lines written; as many as an earlier process wrote are not written again.
  private let counter: (page: SharedPage, number: SharedPage.Number)?
  private var skipped: Int

  package init(descriptor: Int32, counting counter: (page: SharedPage, number: SharedPage.Number)? = nil) {
    (self.descriptor, self.counter) = (descriptor, counter)
    skipped = counter.map { $0.page[$0.number] } ?? 0
  }

  /// Keeps so many bytes, after which nobody reads any more.
  package convenience init(keeping limit: Int) {
    self.init(descriptor: -1)
    keptLimit = limit
  }

  package var isTerminal: Bool { Platform.isTerminal(descriptor) }

  package var terminal: Terminal {
    Terminal(
      environment: Platform.variable, isTerminal: isTerminal, measured: Platform.terminalColumns(descriptor))
  }

  package func write(_ body: (inout ByteText) throws -> Void) throws {
    try body(&pending)
    if pending.count >= Self.capacity { try flush() }
  }

  /// Writes bytes that were gathered elsewhere: many of them at once, behind what is gathered here.
  package func write(_ bytes: ByteText) throws {
    guard bytes.count >= Self.capacity else { return try write { $0 += bytes } }
    try flush()
    try put(bytes)
  }

  /// Shows on a terminal what is not to stay there, at once.
  package func show(_ text: String) { try? Platform.writeAll(Array(text.utf8), to: descriptor) }

  package func flush() throws {
    guard !pending.isEmpty else { return }
    defer { pending.removeAll(keepingCapacity: true) }
    try put(pending)
  }

  private func put(_ bytes: [UInt8]) throws {
    hasFlushed = true
    if let keptLimit {
      kept += bytes.prefix(keptLimit - kept.count)
      if kept.count >= keptLimit { throw DataError.brokenPipe }
      return
    }
    do {
      guard let counter else { return try Platform.writeAll(bytes, to: descriptor) }
      var old = 0
      while skipped > 0, let end = bytes[old...].firstIndex(of: ByteText.newline) {
        old = end + 1
        skipped -= 1
      }
      guard skipped == 0 else { return }
      try Platform.writeAll(old == 0 ? bytes : Array(bytes[old...]), to: descriptor)
      counter.page[counter.number] += bytes[old...].count { $0 == ByteText.newline }
    } catch {
      throw error.isBrokenPipe ? DataError.brokenPipe : .unwritable(replacement?.path, error.reason)
    }
  }

  package func discard() { replacement?.discard() }

  /// Makes a file, which takes its place once all of it is written; until then the old one stays.
  package static func replacing<Result>(_ path: String, _ write: (Output) throws -> Result) throws -> Result {
    var made: FileReplacement?
    do {
      let replacement = try FileReplacement(of: path)
      made = replacement
      let output = Output(descriptor: replacement.descriptor)
      output.replacement = replacement
      let result = try write(output)
      try output.flush()
      try replacement.commit()
      return result
    } catch {
      made?.discard()
      guard let error = error as? Platform.FileError else { throw error }
      throw DataError.unwritable(path, error.reason)
    }
  }

  /// Tells something on a line of its own, under the tool's name.
  package func report(_ message: String) {
    try? write { $0.append("snapsim: \(message.escapingControls)\n") }
    try? flush()
  }

  package func note(_ message: String) { if !isQuiet { report(message) } }
  package func warn(_ message: String) { note("warning: " + message) }

  /// Writes what goes before an error's message as it is: the compiler's words say.
  package func detail(_ error: any Error) {
    for line in (error as? any CommandError)?.details ?? [] {
      try? write { $0.append(line.replacing("\t", with: " ").escapingControls + "\n") }
    }
  }
}

extension String {
  /// The text with its control characters as `\\u{…}`, so that a message stays on its line.
  package var escapingControls: String { escapingControls(andBackslash: false) }

  /// The text with its control characters as Swift writes them, `\t`, `\n`, `\r` or `\u{…}`, and with its backslashes as `\\`
  /// or as they are.
  package func escapingControls(andBackslash escapesBackslash: Bool) -> String {
    // 0xC2 begins the controls beyond ASCII, and some letters.
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x5C || $0 == 0x7F || $0 == 0xC2 }) else { return self }
    return unicodeScalars.map {
      $0.properties.generalCategory == .control || escapesBackslash && $0 == "\\"
        ? $0.escaped(asASCII: true) : String($0)
    }
    .joined()
  }

  /// The text with what has a meaning in markup escaped, and with what XML forbids as `\\u{…}`.
  package var escapingMarkup: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        escaped += scalar.escaped(asASCII: true)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
