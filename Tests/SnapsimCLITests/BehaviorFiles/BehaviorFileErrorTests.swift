import Foundation
import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimText

@Suite("What is said where a behavior file cannot be used")
struct BehaviorFileErrorTests {
  private static let full = String(cString: strerror(ENOSPC))

  static let errors: [(BehaviorFileError, String, ExitCode)] = [
    (
      .noToolchain(named: nil),
      "a behavior file needs a Swift compiler, and there is no swiftc on the path; install Swift (swift.org/install)",
      .unavailable
    ),
    (
      .noToolchain(named: "/x/swiftc"),
      "a behavior file needs a Swift compiler, and SNAPSIM_SWIFTC names none: there is no program /x/swiftc",
      .unavailable
    ),
    (
      .toolchainFails("/x/swiftc", reason: "it could not be run"),
      "the Swift compiler /x/swiftc does not work: it could not be run; try it by itself, or name another one by "
        + "SNAPSIM_SWIFTC", .unavailable
    ),
    (
      .cannotWrite(folder: "/x", reason: full),
      "the behavior could not be compiled, as /x could not be written to: \(full); make room there, or name another "
        + "folder by XDG_CACHE_HOME, or by TMPDIR with --no-cache", .cannotWrite
    ),
    (
      .cannotWrite(folder: "/x", reason: "Permission denied"),
      "the behavior could not be compiled, as /x could not be written to: Permission denied; name another folder by "
        + "XDG_CACHE_HOME, or by TMPDIR with --no-cache", .cannotWrite
    ),
    (
      .cannotRun("/x/snapsim", reason: "Permission denied"),
      "the compiled behavior /x/snapsim could not be run: Permission denied", .cannotWrite
    ),
    (
      .compilesTooLong(files: ["./A.swift"], seconds: 60),
      "./A.swift: the Swift compiler was not done within 60 s and was ended; state the types in long expressions, or cut "
        + "from a copy what the behavior does not need", .badData
    ),
    (
      .readerFails(files: ["./A.swift", "./B.swift"], reason: "SIGILL"),
      "./A.swift, ./B.swift: snapsim's own reader of Swift files failed on this (SIGILL); that is a fault of snapsim, please "
        + "report it with the file; meanwhile cut from a copy what the behavior does not need", .badData
    ),
    (
      .unclear(files: ["./A.swift"], .noAttachment(line: 3, commands: ["'./A.swift:5'", "'./A.swift:9'"])),
      "./A.swift: line 3 attaches no behavior; expected one of './A.swift:5', './A.swift:9'", .badData
    ),
    (
      .ambiguous(
        files: ["./A.swift"], name: "Gap", commands: ["'./A.swift+./B.swift'", "'./A.swift+./C.swift'"]),
      "./A.swift: several files of the project declare Gap; name one: './A.swift+./B.swift', './A.swift+./C.swift'",
      .badData
    ),
    (
      .unfilled("./A.swift:A(step: ‹points›)"),
      "--behavior './A.swift:A(step: ‹points›)': there is still a place to fill; write a value for each ‹…›",
      .usage
    ),
    (
      .unclear(
        files: ["./A.swift"],
        .needsArguments(
          name: "A", calls: ["A"], lacks: [], parameters: ["step: CGFloat"],
          lines: ["./A.swift:3: step: CGFloat"], commands: ["'./A.swift:A(step: ‹points›)'"])),
      "./A.swift: the files do not say what A needs (step: CGFloat); fill in ‹…› in --behavior './A.swift:A(step: ‹points›)'",
      .badData
    ),
    (
      .controlInName("./A\tB.swift"),
      "the name of the file ./A\tB.swift holds a control character, which a behavior file's cannot; rename it",
      .usage
    ),
  ]

  @Test("the message says what to do, and the exit code what kind it is", arguments: errors)
  func message(_ error: BehaviorFileError, _ message: String, _ code: ExitCode) {
    #expect(error.message == message)
    #expect(error.exitCode == code)
  }

  @Test(
    "a path in the compiler's list of files stays as it is",
    arguments: [("/a/b.o", "/a/b.o"), ("/it's/b.o", "/it\\'s/b.o"), ("/a \"b\"/\\.o", "/a \\\"b\\\"/\\\\.o")])
  func escaped(_ path: String, _ escaped: String) { #expect(BehaviorCompilation.escaped(path) == escaped) }

  @Test("a cache that is not used says why, and what comes of it")
  func unusableCache() {
    #expect(
      BehaviorCache({ _ in nil }).flaw == "neither XDG_CACHE_HOME nor HOME names a folder for the cache")
    #expect(
      BehaviorCache({ $0 == "XDG_CACHE_HOME" ? "/dev/null" : nil }).flaw
        == "the cache /dev/null/snapsim is not used: /dev/null is no folder")
  }
}
