import Foundation
import Testing

@Suite("Audits from the shell", .timeLimit(.minutes(30)))
struct AuditTests {
  @Test
  func `threshold-paging skips a page and is trapped from 21 pages on, and the printed commands show it`()
    async throws
  {
    let result = try await Shell().run(
      """
      for n in $(seq 1 40); do
        echo "$n $(snapsim audit --behavior threshold-paging --width 390 --items $n --effort quick --format json \
          --only skipped-page,trap | tr '\\n' ' ')"
      done
      """)
    #expect(result.lines.count == 40)
    var commands: Set<String> = []
    for (index, line) in result.lines.enumerated() {
      let count = index + 1
      for id in ["skipped-page", "trap"] {
        #expect(line.contains("\"id\":\"\(id)\"") == (count >= 21), "\(line)")
      }
      for part in line.components(separatedBy: "\"command\":\"").dropFirst() {
        commands.insert(String(part.prefix { $0 != "\"" }))
      }
    }
    #expect(commands.count == 2, "\(commands)")
    for command in commands {
      #expect(command.contains("--items 21"))
      let shown = try await Shell().run("\(command) --print start,page --format csv --no-header")
      #expect(shown.code == 0)
      #expect(["7020,20", "7800,20"].contains(shown.lines.first ?? ""), "\(command) \(shown)")
    }
  }

  @Test
  func `the matrix has the 21 pages too`() async throws {
    let result = try await Shell().run(
      "snapsim audit --behavior threshold-paging --effort quick --only trap --format json")
    #expect(result.code == 1)
    #expect(result.output.contains("--items 21 "))
  }

  @Test(arguments: ["iphone-se", "iphone-14", "ipad", "ipad-11", "ipad-13", "ipad-mini"])
  func `paging is aligned on devices without insets on the axis`(_ device: String) async throws {
    let result = try await Shell().run(
      "snapsim audit --behavior paging --device \(device) --effort quick --only misaligned-rest")
    #expect(result.code == 0, "\(result)")
  }

  @Test
  func `paging is misaligned on every notched phone in landscape`() async throws {
    let result = try await Shell().run(
      """
      for device in $(snapsim devices | cut -d' ' -f1 | grep '^iphone-' | grep -v '^iphone-se'); do
        snapsim audit --behavior paging --device $device --landscape --effort quick --only misaligned-rest >/dev/null
        echo "$device $?"
      done
      snapsim audit --behavior paging --device iphone-se --landscape --effort quick --only misaligned-rest >/dev/null
      echo "iphone-se $?"
      """)
    #expect(result.lines.count > 3, "\(result)")
    for line in result.lines {
      let isPlain = line.hasPrefix("iphone-se") || line.hasPrefix("iphone-8")
      #expect(line.hasSuffix(isPlain ? " 0" : " 1"), "\(line)")
    }
  }

  @Test
  func `threshold-paging's stops differ by direction where the last page is partial`() async throws {
    let result = try await Shell().run(
      "snapsim audit --behavior threshold-paging --content-length 450 --width 100 --only direction-dependent-stops"
    )
    #expect(result.code == 1)
    // The smallest content that shows it has one page and a half more than the container.
    #expect(result.output.contains("forward 0 100 150; backward 0 50 150"))
    #expect(result.output.contains("--content-length 250"))
    #expect(result.output.contains("  $ snapsim "))
  }

  @Test
  func `writes to a file, shows no progress in a pipe, and ends at a closed one`() async throws {
    let result = try await Shell().run(
      """
      f=$(mktemp)
      snapsim audit --behavior velocity-paging --items 3 --effort quick --output "$f"; echo "exit $?"
      snapsim audit --behavior velocity-paging --items 3 --effort quick | cmp - "$f" && echo same
      rm "$f"
      snapsim audit --behavior paging --items 3 --effort quick >&-; echo "closed $?"
      """)
    #expect(result.lines == ["exit 1", "same", "closed 74"])
    #expect(result.errorLines.count == 1)
  }

  /// An effort that takes some seconds: as it is built with these tests, the tool is slow.
  private static let seconds = "--effort \(Shell.prefix == nil ? "quick" : "exhaustive")"

  @Test
  func `a process that is stopped for a while finds no hang`() async throws {
    let result = try await Shell().run(
      """
      snapsim audit --behavior container-paging \(Self.seconds) & process=$!
      sleep 0.2; kill -STOP $process; sleep 3; kill -CONT $process; wait $process; echo "exit $?"
      """)
    #expect(result.output.contains("container-paging: no fault in "), "\(result)")
    #expect(result.lines.last == "exit 0")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func `on a terminal a long audit shows how far it is, and a short one nothing`() async throws {
    let short = try await Shell().run(
      "script -qec 'snapsim audit --behavior paging --items 2 --effort quick --only trap' /dev/null")
    #expect(!short.output.contains("auditing"))
    let long = try await Shell().run(
      "script -qec 'snapsim audit --behavior paging \(Self.seconds)' /dev/null")
    #expect(long.output.contains("auditing paging: "))
    #expect(long.output.contains(" %"))
    #expect(long.output.contains("\r\u{1B}[K"))
  }
}
