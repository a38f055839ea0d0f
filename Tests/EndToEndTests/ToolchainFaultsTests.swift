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

  private func run(_ script: String = command) async throws -> Shell.Result {
    try await folder.shell.run(script)
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

  @Test(.enabled(if: Shell.prefix != nil, "what reads files is beside the installed tool alone"))
  func `end what reads files with the process that asks it`() async throws {
    let run = try await run(
      """
      snapsim views '\(Shell.packageRoot.path)/Tests/EndToEndTests/Fixtures/JudgedApps' > /dev/null 2>&1 & tool=$!
      for i in $(seq 200); do
        reader=$(ps -A -o pid=,ppid=,comm= | awk -v tool=$tool '$2 == tool && /Snapsim/ { print $1 }')
        [ -z "$reader" ] || break; sleep 0.05
      done
      [ -n "$reader" ] && echo reads; kill -KILL $tool
      for i in $(seq 50); do case "$(ps -o stat= -p $reader)" in ''|Z*) echo gone; break;; esac; sleep 0.1; done
      """)
    #expect(run.lines == ["reads", "gone"], "\(run)")
  }
}
