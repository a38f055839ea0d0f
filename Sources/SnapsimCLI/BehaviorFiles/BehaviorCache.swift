import Foundation

/// Where compiled behaviors are kept from run to run: a folder of the user's alone, bounded in size.
///
/// Each entry is made under another name and renamed when whole, so two runs that make the same one do not meet. An
/// entry says how long it is and what its digest is, and one that is not so is made anew.
struct BehaviorCache {
  /// A part of the cache.
  enum Part: String, CaseIterable {
    case behaviors, library, toolchains
    case systemModules = "system-modules"
  }

  /// The folder; `nil` where nothing can be kept.
  let root: String?

  /// How many bytes the compiled behaviors may take together; those not used for longest go first (our choice).
  static let limit = 256 << 20

  /// The name of a compiled executable in its entry.
  static let executable = "snapsim"
  private static let manifest = "manifest"

  /// Takes the user's cache, if there is one to write to.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let base =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/" + Platform.cacheFolder : nil }
    guard let base, Platform.makePrivateFolder(base, isShared: true),
      Platform.makePrivateFolder(base + "/snapsim")
    else {
      root = nil
      return
    }
    root = base + "/snapsim"
  }

  /// A cache in a folder that is there.
  init(root: String?) {
    self.root = root
  }

  /// The folder of a part, made where it is missing.
  func folder(_ part: Part) -> String? {
    guard let root else { return nil }
    let folder = root + "/" + part.rawValue
    return Platform.makePrivateFolder(folder) ? folder : nil
  }

  /// Where the compiler may keep what it makes of the system's modules.
  var moduleCache: String? { folder(.systemModules) }

  /// The executable of an entry, if it is there and whole.
  func executable(_ key: String) -> String? {
    guard let root else { return nil }
    let entry = root + "/\(Part.behaviors.rawValue)/\(key)"
    guard let manifest = Platform.contents(of: entry + "/" + Self.manifest),
      let bytes = Platform.contents(of: entry + "/" + Self.executable),
      manifest == Self.manifest(of: bytes), Platform.isExecutable(entry + "/" + Self.executable)
    else { return nil }
    Platform.touch(entry)
    return entry + "/" + Self.executable
  }

  private static func manifest(of bytes: [UInt8]) -> [UInt8] {
    var digest = ContentDigest()
    digest.add(bytes)
    return Array("\(bytes.count) \(digest.text)\n".utf8)
  }

  /// Keeps a folder that holds a new executable as an entry.
  ///
  /// - Returns: the executable where it is now.
  func keep(_ folder: String, as key: String) -> String? {
    guard let behaviors = self.folder(.behaviors),
      let bytes = Platform.contents(of: folder + "/" + Self.executable)
    else { return nil }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name != Self.executable {
      Platform.removeFolder(folder + "/" + name)
    }
    guard Platform.store(Self.manifest(of: bytes), in: folder + "/" + Self.manifest) else { return nil }
    let entry = behaviors + "/" + key
    if (try? Platform.renameFile(folder, to: entry)) == nil {
      // Somebody else's, made at the same time, will do; one that is broken goes.
      if let executable = executable(key) {
        Platform.removeFolder(folder)
        return executable
      }
      let broken = behaviors + "/." + key + "-\(Platform.processNumber)"
      try? Platform.renameFile(entry, to: broken)
      Platform.removeFolder(broken)
      if (try? Platform.renameFile(folder, to: entry)) == nil { return executable(key) }
    }
    bound(behaviors, keeping: key)
    return entry + "/" + Self.executable
  }

  /// Removes the entries that were not used for longest, until the rest is within the limit.
  func bound(_ folder: String, keeping key: String, limit: Int = limit) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let entries = names.compactMap { name -> (name: String, used: Double, size: Int)? in
      guard let used = Platform.modified(folder + "/" + name) else { return nil }
      return (name, used, Platform.size(of: folder + "/\(name)/\(Self.executable)"))
    }
    var total = entries.reduce(0) { $0 + $1.size }
    let now = Date().timeIntervalSince1970
    for entry in entries.sorted(by: { $0.used < $1.used }) where entry.name != key {
      // What a run left that was ended while it compiled.
      let isLeft = entry.name.hasPrefix(".") && now - entry.used > 3600
      guard isLeft || (total > limit && !entry.name.hasPrefix(".")) else { continue }
      Platform.removeFolder(folder + "/" + entry.name)
      total -= entry.size
    }
  }

  /// The library as built for a compiler, built now if it is not there.
  func library(
    _ key: String, build: (String) throws(SnapsimError) -> Void
  ) throws(SnapsimError) -> BehaviorLibrary {
    guard let folder = folder(.library) else {
      let temporary = try Self.temporaryFolder(in: nil)
      try build(temporary)
      return .flat(in: temporary)
    }
    let entry = folder + "/" + key
    if Platform.contents(of: entry + "/" + Self.manifest) != nil { return .flat(in: entry) }
    let temporary = try Self.temporaryFolder(in: folder)
    do {
      try build(temporary)
    } catch {
      Platform.removeFolder(temporary)
      throw error
    }
    Platform.store(Array("whole\n".utf8), in: temporary + "/" + Self.manifest)
    if (try? Platform.renameFile(temporary, to: entry)) == nil { Platform.removeFolder(temporary) }
    // Other compilers' and older versions' go, but for the one used last.
    let others = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0 != key && !$0.hasPrefix(".") }
      .sorted { (Platform.modified(folder + "/" + $0) ?? 0) > (Platform.modified(folder + "/" + $1) ?? 0) }
    for other in others.dropFirst() { Platform.removeFolder(folder + "/" + other) }
    return .flat(in: entry)
  }

  /// A folder of this run's own, in the cache or among the system's temporary ones.
  func workFolder() throws(SnapsimError) -> String {
    try Self.temporaryFolder(in: folder(.behaviors))
  }

  private static func temporaryFolder(in folder: String?) throws(SnapsimError) -> String {
    do throws(Platform.FileError) {
      return try Platform.makeTemporaryFolder(
        (folder ?? FileManager.default.temporaryDirectory.path) + (folder == nil ? "/snapsim-" : "/.new-"))
    } catch {
      throw .behaviorFile(.cannotCompile(reason: error.reason))
    }
  }
}
