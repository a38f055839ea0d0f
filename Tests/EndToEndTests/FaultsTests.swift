import Foundation
import Testing

/// What the world does to a program: disks that are full, files that are none, and an end in the middle.
@Suite("Faults", .timeLimit(.minutes(30)))
struct FaultsTests {
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
