import Testing

@Suite("Watching files, and opening pictures", .timeLimit(.minutes(30)))
struct WatchTests {
  @Test func `a change runs it again, a mistake is told and it goes on, a signal ends it`() async throws {
    let result = try await Shell().run(
      """
      cd "$TMPDIR"
      told() { n=0; until [ "$(grep -c "$1" errors)" -ge "$2" ] || [ $n -ge 600 ]; do sleep 0.1; n=$((n + 1)); done; }
      story() { echo '{"steps": [{"swipe": {"drag": '$1'}}]}' > story.json; }
      story -390; : > errors; snapsim play --watch story.json --print offset >> rows 2> errors & watch=$!
      told Ctrl-C 1; story -780; told Ctrl-C 2; echo '{' > story.json; told Ctrl-C 3; story -3900; told Ctrl-C 4
      kill -KILL $watch; wait $watch; echo $? >> rows; cat rows; cat errors >&2
      """)
    #expect(result.output == "390\n780\n3900\n137\n")
    let told = result.errorLines.filter { !$0.contains("Killed") }
    #expect(
      told == [
        "snapsim: watching story.json; Ctrl-C ends it", "snapsim: story.json has changed",
        "snapsim: watching story.json; Ctrl-C ends it", "snapsim: story.json has changed",
        "snapsim: story.json:2: this is not valid JSON; expected a key in double quotes",
        "snapsim: watching story.json; Ctrl-C ends it", "snapsim: story.json has changed",
        "snapsim: watching story.json; Ctrl-C ends it",
      ])
  }

  /// Stands in for the program that opens a browser.
  private func opening(_ program: String, _ command: String) async throws -> Shell.Result {
    try await Shell().run(
      """
      d="$TMPDIR"; printf '#!/bin/sh\\n\(program)\\n' > "$d/open"; chmod +x "$d/open"; cp "$d/open" "$d/xdg-open"
      mkdir "$d/tmp"; PATH="$d:$PATH" TMPDIR="$d/tmp" \(command)
      """)
  }

  @Test func `a picture is whole when it is opened`() async throws {
    let show = #"basename "$1"; tail -n 1 "$1""#
    let drawn = try await opening(show, "snapsim --velocity -300 --open --format svg")
    #expect(drawn.code == 0 && drawn.output == "snapsim.svg\n</svg>\n", "\(drawn)")
    #expect(drawn.errors.hasPrefix("snapsim: opened /") && drawn.errors.hasSuffix("/snapsim.svg\n"))
    let named = try await opening(
      show, #"snapsim --velocity -300 --open --format html --output "$d/my page.html""#)
    #expect(named.code == 0 && named.output.hasPrefix("my page.html\n") && named.errors.isEmpty, "\(named)")
    let failing = try await opening("exit 3", "snapsim --velocity -300 --open --format svg")
    #expect(failing.code == 69 && failing.errors.contains("it ended with 3; open that yourself"))
  }
}
