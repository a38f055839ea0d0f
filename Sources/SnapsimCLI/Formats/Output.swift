/// Bytes on their way to a file descriptor, gathered so that a million rows are not a million writes.
final class Output {
  private let descriptor: Int32
  private var pending = ByteText()

  /// How many bytes are gathered before they are written.
  private static let capacity = 1 << 16

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes what a closure appends.
  func write(_ body: (inout ByteText) -> Void) throws(SnapsimError) {
    body(&pending)
    if pending.count >= Self.capacity { try flush() }
  }

  /// Writes whatever is gathered.
  func flush() throws(SnapsimError) {
    defer { pending.removeAll(keepingCapacity: true) }
    do {
      try Platform.write(pending, to: descriptor)
    } catch {
      switch error {
      case .brokenPipe: throw .brokenPipe
      case .failed(let reason): throw .cannotWrite(reason: reason)
      }
    }
  }
}
