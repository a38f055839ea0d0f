import Foundation
import Testing

/// What a behavior file's compiler, its cache and its temporary files may get wrong, and what is said of it.
@Suite("Behavior files, where something around them is wrong,", .timeLimit(.minutes(30)))
struct ToolchainFaultsTests {
  let folder: BehaviorFolder
  private static let command = "snapsim --behavior ./A.swift --velocity -1200 --print offset"

  init() throws {
    folder = try BehaviorFolder(hasOwnCache: true)
    try folder.write("A.swift", behavior: "A", body: "target.rect.origin.x = 100")
  }

  /// Runs with some of the environment changed.
  private func run(_ command: String = command, _ changes: [String: String] = [:]) async throws
    -> Shell.Result
  {
    var shell = folder.shell
    shell.environment.merge(changes) { $1 }
    return try await shell.run(command)
  }

  /// Writes a program that stands for a compiler.
  private func writeCompiler(_ script: String) async throws -> String {
    try folder.write("swiftc", "#!/bin/sh\n\(script)\n")
    _ = try await folder.shell.run("chmod +x swiftc")
    return folder.url.appendingPathComponent("swiftc").path
  }

  @Test
  func `do without a folder for temporary files that is missing, a file, or hard to quote`() async throws {
    let folder = try BehaviorFolder()
    try folder.write("file", "")
    _ = try await folder.shell.run("mkdir \"an owner's\"")
    for (name, options) in [("missing", ""), ("file", ""), ("an owner's", ""), ("an owner's", " --no-cache")]
    {
      try folder.write("A.swift", behavior: "A", body: "target.rect.origin.x = 100 // \(UUID())")
      var shell = folder.shell
      shell.environment["TMPDIR"] = folder.url.path + "/" + name
      let run = try await shell.run(Self.command + options)
      #expect(run == Shell.Result(output: "100\n", errors: "", code: 0), "\(name)\(options)")
    }
  }

  @Test func `compile in a cache whose path is hard to quote`() async throws {
    let path = folder.url.path + "/it's \"b\" back\\slash dollar$HOME per%cent two  spaces"
    let run = try await run(Self.command, ["XDG_CACHE_HOME": path])
    #expect(run == Shell.Result(output: "100\n", errors: "", code: 0))
  }

  @Test(
    arguments: ["2>&-", "2>&- <&-"]
      + (FileManager.default.fileExists(atPath: "/dev/full") ? ["2>/dev/full"] : []))
  func `need no standard error, but standard output`(_ redirection: String) async throws {
    // The view is left out, which would be told.
    let folder = try BehaviorFolder()
    try folder.copy("Shown")
    let command = "snapsim --behavior ./Shown.swift --velocity -1200 --print offset"
    let run = try await folder.shell.run("\(command) \(redirection)")
    #expect(run == Shell.Result(output: "200\n", errors: "", code: 0))
    #expect(try await folder.shell.run("snapsim --behavior ./Missing.swift \(redirection)").code == 66)
    let closed = try await folder.shell.run(command + " >&-")
    #expect(closed.code == 74)
    #expect(closed.errors == "snapsim: the output could not be written: Bad file descriptor\n")
  }

  @Test func `say that a compiler is none, fails, or gives no reason`() async throws {
    let none = try await run(Self.command, ["SNAPSIM_SWIFTC": "/nonexistent/swiftc"])
    #expect(none.code == 69)
    #expect(none.errors.contains("SNAPSIM_SWIFTC names none: there is no program /nonexistent/swiftc"))

    let failing = try await writeCompiler("echo 'error: cannot find the standard library' >&2; exit 1")
    let failure = try await run(Self.command, ["SNAPSIM_SWIFTC": failing])
    #expect(failure.code == 69)
    #expect(
      failure.errors
        == "snapsim: the Swift compiler \(failing) does not work: cannot find the standard library; "
        + "try it by itself, or name another one by SNAPSIM_SWIFTC\n")

    let silent = try await writeCompiler("exit 1")
    let silence = try await run(Self.command, ["SNAPSIM_SWIFTC": silent])
    #expect(silence.code == 69)
    #expect(silence.errors.contains("does not work: it gave no reason; "))
  }

  @Test func `tell also without a terminal that the library is built for another compiler`() async throws {
    let other = try await writeCompiler(
      """
      if [ "$1" = -print-target-info ]; then
        echo '{"compilerVersion": "Swift version 99.0 (another)", "target": {"moduleTriple": "another"},'
        echo '"paths": {"runtimeResourcePath": "/nowhere"}}'; exit 0
      fi
      echo '<unknown>:0: error: this one compiles nothing' >&2; exit 1
      """)
    let run = try await run(Self.command, ["SNAPSIM_SWIFTC": other])
    #expect(run.code == 69)
    #expect(
      run.errorLines == [
        "snapsim: building the library for \(other), once; that takes a minute or two",
        "snapsim: snapsim's library does not build with this Swift compiler: this one compiles nothing",
      ])
  }

  /// Whether a disk of a given size can be had.
  private static let canMount: Bool = {
    guard geteuid() == 0 else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c",
      "d=$(mktemp -d) && mount -t tmpfs -o size=1m tmpfs \"$d\" 2>/dev/null && umount \"$d\"; c=$?; rmdir \"$d\"; exit $c",
    ]
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test(
    .enabled(if: canMount, "a small disk can be mounted by root on Linux only"), arguments: ["64k", "8m"])
  func `say that the disk of the cache is full`(_ size: String) async throws {
    let run = try await run(
      """
      mkdir disk && mount -t tmpfs -o size=\(size) tmpfs disk || exit 99
      XDG_CACHE_HOME=$PWD/disk \(Self.command); code=$?
      umount disk; exit $code
      """)
    #expect(run.code == 74, "\(run)")
    #expect(run.errorLines.count == 1)
    #expect(
      run.errors.hasPrefix("snapsim: the behavior could not be compiled, as \(folder.url.path)/disk/snapsim"))
    #expect(run.errors.contains("No space left on device"), "\(run.errors)")
    #expect(run.errors.contains("; make room there, or name another folder by XDG_CACHE_HOME"))
  }

  @Test func `use no cache that is a link`() async throws {
    let run = try await run(
      "mkdir -m 700 elsewhere cache; ln -s ../elsewhere cache/snapsim; \(Self.command); ls elsewhere")
    #expect(run.output == "100\n")
    #expect(
      run.errors
        == "snapsim: warning: the cache \(folder.cache.path)/snapsim is not used: it is a symbolic link; "
        + "the behavior is compiled each time\n")
  }

  @Test func `use no entry of a cache that is a link, or of another user, and make it anew`() async throws {
    #expect(try await run().output == "100\n")
    let entry = try #require(try folder.executables().first).deletingLastPathComponent().path
    let run = try await run(
      "mv '\(entry)' moved; ln -s \"$PWD/moved\" '\(entry)'; \(Self.command); test -L '\(entry)'; echo $?")
    #expect(run.lines == ["100", "1"], "\(run.errors)")
    // Only root can give a file to another user.
    guard geteuid() == 0 else { return }
    for foreign in [entry, entry + "/snapsim", entry + "/manifest"] {
      let run = try await self.run("chown -h 1 '\(foreign)'; \(Self.command); find cache -user 1")
      #expect(run.lines == ["100"], "\(run.errors)")
    }
    let whole = try await self.run("chown 1 cache/snapsim; \(Self.command)")
    #expect(whole.output == "100\n")
    #expect(
      whole.errors.contains("is not used: it belongs to another user; the behavior is compiled each time"))
  }
}
