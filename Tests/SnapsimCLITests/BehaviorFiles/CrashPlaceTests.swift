import Testing

@testable import SnapsimBehaviorFiles

@Suite("Where a behavior crashed")
struct CrashPlaceTests {
  @Test(
    "is the innermost line of one of its files",
    arguments: [
      ("$sSi\n??:0:0\n\nupdateTarget\n/Snap.swift:12:5\n\nmain\n/main.swift:3:1\n", "./Snap.swift:12"),
      ("inlined\n/a/Geometry.swift:4:0\nupdateTarget\n/Snap.swift:12:5\n", "../Geometry.swift:4"),
      ("updateTarget\n/Snap.swift:0:0\n", nil), ("??\n??:0:0\n", nil), ("", nil),
      ("f\n/Other.swift:1:1\n", nil),
      // Of two files of the same name nobody can tell.
      ("f\n/Card.swift:4:1\nupdateTarget\n/Snap.swift:12:5\n", nil),
      ("Snap.f(x:) (in snapsim) + 24\nSnap.g(_:) (in snapsim) (Snap.swift:12)\n", "./Snap.swift:12"),
      ("0x1000\nf() (in snapsim) (Other.swift:3)\ng() (in snapsim) (Snap.swift:0)\n", nil),
    ])
  func place(output: String, expected: String?) {
    let files = ["./Snap.swift", "../Geometry.swift", "a/Card.swift", "b/Card.swift"]
    #expect(SwiftToolchain.crashPlace(in: output, of: files) == expected)
  }

  @Test("is not told without places")
  func nothing() { #expect(SwiftToolchain.crashPlace([], in: ["./Snap.swift"], of: "/bin/sh") == nil) }
}
