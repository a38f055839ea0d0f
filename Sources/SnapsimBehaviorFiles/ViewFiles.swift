import Foundation
import SnapsimSystem
import SnapsimText

/// The scroll views of Swift files, read all at once and kept in the cache.
package enum ViewFiles {
  /// The Swift files among some paths, those of folders in the order of their names.
  package static func all(in paths: [String]) throws -> [String] {
    try paths.flatMap { path in
      switch Platform.kind(of: path) {
      case .none: throw UnreadableFile(file: path, reason: "there is no such file or folder")
      case .directory: return Project.files(below: path)
      default:
        guard path.hasSuffix(".swift") else { throw BehaviorFileError.notSwift(path) }
        return [path]
      }
    }
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
    let made = [Platform.identity(of: Platform.toolPath) ?? "", toolchain.identity] + files
    let kept = cache.folder(.views).map {
      $0 + "/" + ContentDigest.of(made.map { Array($0.utf8) } + contents) + ".json"
    }
    if let kept, Platform.isOwn(kept), let json = Platform.contents(of: kept),
      let found = try? JSONDecoder().decode(Found.self, from: Data(json))
    {
      Platform.touch(kept)
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
