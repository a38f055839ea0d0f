import Foundation
import Testing

/// What the world does to a program: disks that are full, files that are none, and an end in the middle.
@Suite("Faults", .timeLimit(.minutes(30)))
struct FaultsTests {
  static let commands = [
    "snapsim --repeat 3", "snapsim --repeat 30000 --format json", "snapsim help options", "snapsim --version",
    "snapsim devices", "snapsim behaviors", "snapsim --explain", "snapsim --offset 10 --check --print offset",
    "snapsim --repeat 4 --format plot", "snapsim --repeat 4 --format svg", "snapsim --repeat 4 --format html",
    "snapsim completions bash", "snapsim --velocity 300 --print-scenario",
    "printf 'velocity\\n1\\n' | snapsim batch",
    "snapsim play '\(ScenariosTests.folder.path)/flick-snaps-back.json'",
  ]

  @Test(arguments: commands, [("> /dev/full", "No space left on device"), (">&-", "Bad file descriptor")])
  func `a full disk or a closed output ends with 74 and one line`(
    command: String, end: (output: String, words: String)
  ) async throws {
    // A Mac has no such disk.
    if end.output.hasSuffix("full"), !FileManager.default.fileExists(atPath: "/dev/full") { return }
    let result = try await Shell().inFolder("(\(command)) \(end.output)")
    #expect(result.code == 74)
    #expect(result.errors == "snapsim: the output could not be written: \(end.words)\n")
  }

  @Test(arguments: [
    "snapsim --repeat 100000000", "snapsim --velocity 0:100000000:1",
    "snapsim --page 3 --velocity 1:1e9:1 --explain", "snapsim --repeat 100000000 --format json",
    "snapsim --repeat 2000 --format html", "yes -- -1200 | sed '1s/.*/velocity/' | snapsim batch",
  ])
  func `a broken pipe ends at once, quietly and with 0`(command: String) async throws {
    let result = try await Shell().inFolder("(\(command); echo $? >&2) | head -1 > /dev/null")
    #expect(result.errors.hasSuffix("0\n") && result.errorLines.count == 1, "\(result.errors)")
  }

  @Test func `a disk that fills up in the middle leaves the old file and nothing beside it`() async throws {
    let result = try await Shell().inFolder(
      """
      mkdir disk; mount -t tmpfs -o size=64k none disk 2>/dev/null || { echo unmounted; exit; }
      echo old > disk/out.csv
      snapsim --repeat 5000 --format csv --output disk/out.csv; echo $?; cat disk/out.csv; ls -A disk
      """)
    if result.output == "unmounted\n" { try Test.cancel("no disk could be mounted") }
    #expect(result.output == "74\nold\nout.csv\n")
    #expect(result.errors == "snapsim: disk/out.csv could not be written: No space left on device\n")
  }

  // Of all signals only this one can be sent here: the test's threads block the others, and children inherit that.
  @Test func `killed in the middle, it leaves the old file whole`() async throws {
    let result = try await Shell().inFolder(
      """
      echo old > out.csv
      snapsim --repeat 10000000 --format csv --output out.csv & sleep 0.3; kill -KILL $!; wait $! 2>/dev/null
      cat out.csv; ls -A | grep -v '^out.csv$' | wc -l | tr -d ' '
      """)
    // Where files can be without a name nothing is left behind; elsewhere a hidden one is.
    #expect(result.output.hasPrefix("old\n"))
    #if os(Linux)
    #expect(result.output == "old\n0\n")
    #endif
  }

  @Test func `what may not be read or written is told; the superuser may`() async throws {
    let result = try await Shell().inFolder(
      """
      printf 'velocity\\n1\\n' > secret; chmod 0 secret; mkdir closed; echo old > closed/out; chmod 555 closed
      tool=$(command -v snapsim); as() { "$tool" "$@"; }
      if [ "$(id -u)" = 0 ]; then
        chmod 755 . "$tool" 2>/dev/null; as() { setpriv --reuid 65534 --clear-groups "$tool" "$@"; }
        as --version > /dev/null 2>&1 || exit 99
      fi
      as batch secret; echo $?; as --output closed/out; echo $?; cat closed/out
      """)
    if result.code == 99 { try Test.cancel("nobody else may run the tool here") }
    #expect(result.output == "66\n74\nold\n", "\(result.errors)")
    #expect(result.errors.contains("secret could not be read: Permission denied"))
    #expect(result.errors.contains("closed/out could not be written: Permission denied"))
  }
}
