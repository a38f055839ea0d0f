import Testing

/// Mistakes that were once made here, each as the command that showed it.
struct ReviewedMistakesTests {
  static let cases: [(command: String, output: String, code: Int32)] = [
    // --output to the file behind standard output took its place and lost what stood there.
    (
      """
      cd "$TMPDIR"; { echo before; snapsim --velocity 0 --print offset --output /dev/stdout; echo after; } > f; cat f
      """,
      "before\n0\nafter\n", 0
    ),
    // Help was asked for twice, and refused.
    ("snapsim help --help | head -1 | cut -d ' ' -f 1", "snapsim\n", 0),
    // A text of two lines made a row of two lines.
    ("printf 'note,velocity\\n\"x\\ny\",0\\n' | snapsim batch --format text --print note", "x\\ny\n", 0),
    // A scenario in a pipe was read for its behaviors, and then empty.
    (
      "cd \"$TMPDIR\"; mkfifo f; echo '{\"behavior\":\"paging\",\"steps\":[{\"swipe\":{\"velocity\":-9}}]}' > f & "
        + "snapsim play f --print offset", "0\n", 0
    ),
  ]

  @Test("a mistake once made is not made again", arguments: cases)
  func once(command: String, output: String, code: Int32) async throws {
    let result = try await Shell().run(command)
    #expect(result.output == output)
    #expect(result.code == code)
  }
}
