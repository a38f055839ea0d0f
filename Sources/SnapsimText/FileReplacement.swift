import SnapsimSystem

/// A file that takes the place of another only when it is whole.
///
/// It is written beside the other and then renamed, so that whatever happens in between leaves the old file as it was;
/// where the system can, it has no name until then, so that nothing is left behind even where the process is killed.
/// A terminal, a pipe, `/dev/null` and the like are written directly. A symbolic link stays one: what takes the
/// other's place is the file that it leads to, be it there or not. A file with several links is written in place once the
/// new content is whole, so that all of them lead to it.
struct FileReplacement {
  let path: String
  let descriptor: Int32

  /// The folder in which the new file is made; `nil` where the old one is written directly.
  private var folder: String?

  /// The path of the new file; `nil` where it has no name yet.
  private var temporary: String?
  private let target: String

  /// Whether it is the file of standard output or error itself, which stays open.
  private var isStandard = false

  /// Whether the file that is there has other names too, which a new one would not have.
  private var hasLinks = false

  init(of path: String) throws(Platform.FileError) {
    self.path = path
    if path.hasSuffix("/") { throw Platform.FileError(reason: "it names a directory") }
    if let standard = Platform.descriptor(of: path, among: [1, 2]) {
      (descriptor, target, isStandard) = (standard, path, true)
      return
    }
    switch Platform.kind(of: path) {
    case .directory: throw Platform.FileError(reason: "it is a directory")
    case .special: (descriptor, target) = (try Platform.openForWriting(path), path)
    case .regular, .none:
      target = try Platform.followingLinks(path)
      try Platform.checkWritable(target)
      hasLinks = Platform.linkCount(of: target) > 1
      let folder = Platform.folder(of: target)
      (descriptor, temporary) = try Platform.makeTemporaryFile(in: folder, insteadOf: target)
      self.folder = folder
    }
  }

  func commit() throws(Platform.FileError) {
    if hasLinks {
      defer { discard() }
      return try writeInPlace()
    }
    if isStandard { return }
    guard let folder else { return try Platform.closeFile(descriptor) }
    let made = if let temporary { temporary } else { try Platform.nameFile(descriptor, in: folder) }
    do {
      try Platform.closeFile(descriptor)
      try Platform.renameFile(made, to: target)
    } catch {
      Platform.remove(made)
      throw error
    }
  }

  /// Writes the new content over the old one, of which a copy stands beside it meanwhile.
  private func writeInPlace() throws(Platform.FileError) {
    let old = try Platform.copyAside(target, in: Platform.folder(of: target))
    do { try Platform.overwrite(target, with: descriptor) } catch {
      do {
        let kept = try Platform.openForReading(old)
        try Platform.overwrite(target, with: kept)
        try Platform.closeFile(kept)
      } catch let second {
        throw Platform.FileError(reason: "\(error.reason), then \(second.reason); its old content is \(old)")
      }
      Platform.remove(old)
      throw error
    }
    Platform.remove(old)
  }

  func discard() {
    if isStandard { return }
    try? Platform.closeFile(descriptor)
    if let temporary { Platform.remove(temporary) }
  }
}
