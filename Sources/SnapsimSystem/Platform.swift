import Foundation

/// Calls of the system; all that differs between platforms stands in this file.
package enum Platform {
  /// Why something could not be done to a file, in the system's words.
  package struct FileError: Error {
    package let reason: String

    package init(reason: String) { self.reason = reason }

    package static var last: FileError { FileError(reason: String(cString: strerror(errno))) }
    package var isBrokenPipe: Bool { reason == String(cString: strerror(EPIPE)) }
  }

  /// The result of a system call, which is negative where that failed.
  @discardableResult
  static func check(_ result: Int32) throws(FileError) -> Int32 {
    if result < 0 { throw .last }
    return result
  }

  /// The path of this executable, links followed.
  package static let executablePath = resolved(ownPath) ?? CommandLine.arguments.first ?? ""

  package static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The memory to which this program was loaded.
  static var program: UnsafeMutableRawPointer? {
    var image = Image()
    let marker: @convention(c) () -> Void = {}
    let place = unsafeBitCast(marker, to: UnsafeMutableRawPointer.self)
    return lookUp(place, &image) == 0 ? nil : image.base
  }

  /// The file in memory that a place is of, its beginning, and the nearest name.
  private struct Image {
    var file: UnsafePointer<CChar>?
    var base: UnsafeMutableRawPointer?
    var name: UnsafePointer<CChar>?
    var start: UnsafeMutableRawPointer?
  }

  // It is in the C library of each system; Swift's modules of it do not name it everywhere.
  @_silgen_name("dladdr")
  private static func lookUp(_: UnsafeMutableRawPointer, _: UnsafeMutablePointer<Image>) -> Int32
}

#if canImport(Darwin)
extension Platform {
  package static let cacheFolder = "Library/Caches"

  /// The program that opens a file in whatever shows it.
  package static let opener = "open"

  /// The flags by which a Swift compiler links, the best first.
  package static let linkerFlags: [[String]] = [[]]

  /// The status of a process that goes on after it was stopped.
  static let continuedStatus: Int32 = 0x137F

  package static func modificationTime(_ status: stat) -> timespec { status.st_mtimespec }

  /// The most memory that a process has held, in bytes.
  package static func peakMemory(_ usage: rusage) -> Int { usage.ru_maxrss }

  /// The memory that another process holds, in bytes, as far as the system tells.
  package static func memory(of process: Int32) -> Int {
    var usage = rusage_info_v2()
    let failure = withUnsafeMutablePointer(to: &usage) {
      $0.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
        proc_pid_rusage(process, RUSAGE_INFO_V2, $0)
      }
    }
    return failure == 0 ? Int(usage.ri_phys_footprint) : 0
  }

  private static var ownPath: String {
    var size: UInt32 = 0
    _NSGetExecutablePath(nil, &size)
    var buffer = [CChar](repeating: 0, count: Int(size))
    _NSGetExecutablePath(&buffer, &size)
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  // Its files have names.
  package static func openUnnamed(in folder: String) -> Int32? { nil }
  package static func nameFile(_ descriptor: Int32, in folder: String) throws(FileError) -> String {
    throw FileError(reason: "it has no name")
  }
}
#else
extension Platform {
  package static let cacheFolder = ".cache"
  package static let opener = "xdg-open"
  package static let linkerFlags = [["-use-ld=lld"], []]
  static let continuedStatus: Int32 = 0xFFFF
  private static let ownPath = "/proc/self/exe"

  package static func modificationTime(_ status: stat) -> timespec { status.st_mtim }
  package static func peakMemory(_ usage: rusage) -> Int { usage.ru_maxrss << 10 }

  package static func memory(of process: Int32) -> Int {
    // In pages: all of it, and what is in memory.
    let words = (contents(of: "/proc/\(process)/statm") ?? []).split(separator: UInt8(ascii: " "))
    guard words.count > 1, let pages = Int(String(decoding: words[1], as: UTF8.self)) else { return 0 }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }

  /// Opens a file without a name in a folder, where the folder's disk has such.
  package static func openUnnamed(in folder: String) -> Int32? {
    // Linux's O_TMPFILE, a macro that Swift does not see.
    let descriptor = open(folder, O_RDWR | O_DIRECTORY | 0o20_000_000, 0o600)
    if descriptor < 0 { return nil }
    // It gets its name by way of this.
    guard access(pathInProcess(descriptor), F_OK) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  private static func pathInProcess(_ descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  /// Gives a file without a name one in a folder that no other file has.
  package static func nameFile(_ descriptor: Int32, in folder: String) throws(FileError) -> String {
    for attempt in 0... {
      let path = "\(folder)/.snapsim-\(getpid())-\(attempt)"
      if linkat(AT_FDCWD, pathInProcess(descriptor), AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 { return path }
      if errno != EEXIST || attempt == 1000 { throw .last }
    }
    throw .last
  }
}
#endif
