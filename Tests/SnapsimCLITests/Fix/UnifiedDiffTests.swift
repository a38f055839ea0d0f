import Foundation
import Testing

@testable import SnapsimCLI
@testable import SnapsimText

@Suite("A unified diff")
struct UnifiedDiffTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func diff(_ old: String, _ new: String, of path: String = "Sources/A.swift") -> String {
    var text = ByteText()
    text.append(changeOf: path, Array(old.utf8), to: Array(new.utf8))
    return text.string
  }

  private static let ten = (1...10).map { "line \($0)\n" }.joined()

  @Test func `has three lines around each change, and one hunk for changes that are near`() {
    let new = Self.ten.replacing("line 5\n", with: "five\n").replacing("line 7\n", with: "line 7\nmore\n")
    #expect(
      diff(Self.ten, new) == """
        --- a/Sources/A.swift
        +++ b/Sources/A.swift
        @@ -2,9 +2,10 @@
         line 2
         line 3
         line 4
        -line 5
        +five
         line 6
         line 7
        +more
         line 8
         line 9
         line 10

        """)
    #expect(diff(Self.ten, Self.ten).isEmpty)
  }

  private static let changes: [(String, String)] = [
    (ten, ten.replacing("line 1\n", with: "")), (ten, "first\n" + ten), (ten, ten + "last"),
    (ten.replacing("\n", with: "\r\n"), ten.replacing("\n", with: "\r\n").replacing("5", with: "five")),
    ("\tone\n\ttwo", "\tone\n\tthree"), ("one\ntwo", "one\ntwo\n"), ("", "one\n"),
    (ten + ten + ten, ten + "x\n" + ten + "y\n" + ten), ("\u{FEFF}one\n", "\u{FEFF}two\n"),
    ("é\nü\n", "é\nß\n"),
  ]

  @Test(
    "is taken by git apply, which makes the new file of it",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git")),
    arguments: changes, ["A.swift", "with blanks/B c.swift"])
  func applied(change: (String, String), name: String) throws {
    try folder.write([name: change.0, "fix.diff": diff(change.0, change.1, of: name)])
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    git.arguments = ["apply", "fix.diff"]
    git.currentDirectoryURL = folder.url
    try git.run()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0)
    #expect(try Data(contentsOf: folder.url.appendingPathComponent(name)) == Data(change.1.utf8))
  }
}
