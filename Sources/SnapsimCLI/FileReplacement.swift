import Foundation

/// A file that takes the place of another only when it is whole.
///
/// It is written beside the other and then renamed, so that whatever happens in between leaves the old file as it was.
/// What is no regular file (a terminal, a pipe, `/dev/null`) is written directly.
struct FileReplacement {
  /// The file as it was named.
  let path: String

  /// Where to write.
  let descriptor: Int32

  private let target: String
  private let temporary: String?

  /// Opens the file to be.
  init(of path: String) throws(Platform.FileError) {
    self.path = path
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    target = url.path
    switch Platform.kind(of: target) {
    case .directory:
      throw Platform.FileError(reason: "it is a directory")
    case .special:
      temporary = nil
      descriptor = try Platform.openForWriting(target)
    case .regular, .none:
      let folder = url.deletingLastPathComponent().path
      let made = try Platform.makeTemporaryFile(in: folder, insteadOf: target)
      descriptor = made.descriptor
      temporary = made.path
    }
  }

  /// Puts the file in its place.
  func commit() throws(Platform.FileError) {
    try Platform.closeFile(descriptor)
    guard let temporary else { return }
    do {
      try Platform.renameFile(temporary, to: target)
    } catch {
      Platform.remove(temporary)
      throw error
    }
  }

  /// Removes the file.
  func discard() {
    try? Platform.closeFile(descriptor)
    if let temporary { Platform.remove(temporary) }
  }
}
