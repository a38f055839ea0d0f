import Foundation
import SnapsimSystem
import SnapsimText

/// The scroll views of Swift files, read all at once and kept in the cache.
package enum ViewFiles {
  /// Folders of builds and of others' code, which are passed over.
  private static let passedOver: Set<String> = ["build", "DerivedData", "Pods", "Carthage", "node_modules"]

  /// The Swift files among some paths, those of folders in the order of their names.
  package static func all(in paths: [String]) throws -> [String] {
    try paths.flatMap { path in
      switch Platform.kind(of: path) {
      case .none: throw UnreadableFile(file: path, reason: "there is no such file or folder")
      case .directory: return files(below: path)
      default:
        guard path.hasSuffix(".swift") else { throw BehaviorFileError.notSwift(path) }
        return [path]
      }
    }
  }

  private static func files(below folder: String) -> [String] {
    guard let found = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [String] = []
    while let path = found.nextObject() as? String {
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") || passedOver.contains(name) {
        found.skipDescendants()
      } else if name.hasSuffix(".swift") {
        files.append(folder.hasSuffix("/") ? folder + path : folder + "/" + path)
      }
    }
    return files.sorted()
  }

  /// The scroll views of some files that have a behavior, and the files that are no Swift.
  package struct Found: Codable, Sendable {
    package var views: [ScrollViewReading] = []
    package var unparsed: [String] = []
  }

  /// Reads the scroll views that have a behavior.
  ///
  /// - Throws: `BehaviorFileError` where there is no toolchain to read files by.
  package static func read(_ files: [String], usesCache: Bool) throws -> Found {
    if files.isEmpty { return Found() }
    let contents = try files.map { file in
      do throws(Platform.FileError) { return try Platform.readAll(file) } catch {
        throw UnreadableFile(file: file, reason: error.reason)
      }
    }
    let toolchain = try SwiftToolchain()
    let cache = usesCache ? BehaviorCache() : BehaviorCache(root: nil)
    let made = [Platform.identity(of: Platform.executablePath) ?? "", toolchain.identity]
    let name = "-" + ContentDigest.of(files.map { Array($0.utf8) } + contents) + ".json"
    let folder = BehaviorCache().folder(.views)
    let kept = folder.map { $0 + "/" + ContentDigest.of(made.map { Array($0.utf8) }) + name }
    // A child has no reader: the tool has just read the same for it.
    let isChild = SharedPage.ofThisProcess != nil
    let known =
      isChild ? folder.flatMap { BehaviorCache.newest(in: $0, named: name) } : usesCache ? kept : nil
    if let known, Platform.isOwn(known), let json = Platform.contents(of: known),
      let found = try? JSONDecoder().decode(Found.self, from: Data(json))
    {
      Platform.touch(known)
      return found
    }
    var shop = try Workshop(toolchain, cache)
    defer { Platform.removeFolder(shop.folder) }
    let scope = ViewScope.places(in: contents)
    var question = SourceQuestion(
      spec: "", paths: scope.map { files[$0] },
      contents: scope.map { String(decoding: contents[$0], as: UTF8.self) })
    question.readsViews = true
    let answer = try SourceReader.ask(question, in: &shop)
    let unparsed = zip(scope, answer.hasErrors).filter(\.1).map { files[$0.0] }
    let found = Found(views: answer.views, unparsed: unparsed)
    if let kept, let json = try? JSONEncoder().encode(found) {
      try? Platform.store(Array(json), in: kept)
      cache.forgetOld(.views)
    }
    return found
  }

  /// The scroll views that attach the behaviors inside of this executable, by their specs.
  package static func ofThisExecutable(_ specs: [String]) -> [String: [ScrollViewReading]] {
    let file = Platform.folder(of: Platform.executablePath) + "/" + BehaviorCache.views
    let lists = Platform.contents(of: file).flatMap {
      try? JSONDecoder().decode([[ScrollViewReading]].self, from: Data($0))
    }
    return Dictionary(zip(specs, lists ?? []).filter { !$1.isEmpty }) { first, _ in first }
  }
}
