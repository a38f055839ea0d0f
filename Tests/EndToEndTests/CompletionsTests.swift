import Foundation
import Testing

/// What a shell completes, asked of the shell itself.
@Suite("Completions", .timeLimit(.minutes(30)))
struct CompletionsTests {
  /// A line up to the cursor, and the whole words that complete its last one; all that may be completed is tested in
  /// process.
  static let lines: [(String, [String])] = [
    ("snapsim pl", ["play"]), ("snapsim --velocity ", []), ("snapsim --format=j", ["--format=json"]),
    ("snapsim --behavior con", ["container-paging", "container-paging:"]),
    (
      "snapsim --behavior=view-aligned:limit=never,anchor=c",
      ["--behavior=view-aligned:limit=never,anchor=center"]
    ),
    ("snapsim --behavior view-aligned:lo", ["view-aligned:longest="]),
    ("snapsim --print offset,misa", ["offset,misalignment"]),
    ("snapsim --check --vel", ["--velocity"]),
    ("snapsim play Examples/scenarios/rotation", ["Examples/scenarios/rotation-loses-the-page.json"]),
    ("snapsim --output READ", ["README.md"]), ("snapsim --output=READ", ["--output=README.md"]),
    (
      "snapsim --behavior Examples/TestingYourBehavior/Sources/Paging/",
      ["Examples/TestingYourBehavior/Sources/Paging/CardPaging.swift"]
    ),
  ]

  private func run(_ shell: String, _ script: String) async throws -> Shell.Result {
    let path = try #require(Program.path(shell))
    let folder = try BehaviorFolder()
    try folder.write("script", script)
    let flags = shell == "fish" ? "--no-config" : shell == "zsh" ? "-f" : "--norc --noprofile"
    return try await Shell().run("HOME=\"$TMPDIR\" '\(path)' \(flags) '\(folder.url.path)/script'")
  }

  /// The words that a script writes for each line.
  private func answers(_ shell: String, _ script: String) async throws -> [(String, [String], Set<String>)] {
    let result = try await run(shell, script)
    #expect(result.errors.isEmpty, "\(result.errors)")
    let answers = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(answers.count > Self.lines.count)
    return zip(Self.lines, answers).map { ($0.0, $0.1, Set($1.split(separator: " ").map(String.init))) }
  }

  /// One line of output per command line; what is not the last word is put back for bash, which replaces only a part.
  @Test("bash completes, with its own word breaks and without", .needs("bash"))
  func bash() async throws {
    for breaks in [#" \t\n\"'><=;|&(:"#, #" \t\n\"'><;|&("#] {
      var script = "eval \"$(snapsim completions bash)\"\n"
      script +=
        "complete -p snapsim > /dev/null || echo unregistered\nCOMP_WORDBREAKS=$'\(breaks.replacing("'", with: "\\'"))'\n"
      for (line, _) in Self.lines {
        script += """
          COMP_LINE='\(line)'; COMP_POINT=${#COMP_LINE}; COMP_WORDS=($COMP_LINE); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
          COMPREPLY=(); _snapsim snapsim; printf '%s\\n' "${COMPREPLY[*]}"

          """
      }
      for (line, words, answer) in try await answers("bash", script) {
        let word = line.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
        let cut =
          breaks.contains(":") ? word.lastIndex { $0 == ":" || $0 == "=" }.map { word[...$0] } ?? "" : ""
        var whole = Set(answer.map { String(cut) + $0 })
        if line.hasSuffix("READ") { whole = whole.filter { $0.hasSuffix("README.md") } }
        #expect(whole == Set(words), "\(line): \(answer)")
      }
    }
  }

  @Test("zsh completes", .needs("zsh"))
  func zsh() async throws {
    var script = """
      compdef() { registered=$1 }
      compset() { : }
      compadd() { local w; while [[ $1 != -- ]]; do shift; done; shift
        for w in "$@"; do [[ $w == $PREFIX* ]] && print -rn -- "$w "; done; true }
      _files() { print -rn -- "FILES " }
      eval "$(snapsim completions zsh)"
      [[ $registered == _snapsim ]] || print unregistered

      """
    for (line, _) in Self.lines {
      script += "words=(\"${(@s: :):-\(line)}\"); CURRENT=$#words; PREFIX=$words[-1]; _snapsim; print\n"
    }
    for (line, words, answer) in try await answers("zsh", script) {
      let isFile = words.first.map { $0.contains("README") || $0.hasPrefix("Examples") } ?? false
      #expect(answer == (isFile ? ["FILES"] : Set(words)), "\(line)")
    }
  }

  @Test("fish completes, and says what each means", .needs("fish"))
  func fish() async throws {
    var script = "snapsim completions fish | source\n"
    for (line, _) in Self.lines { script += "echo (complete -C '\(line)' | string replace -r '\\t.*' '')\n" }
    for (line, words, answer) in try await answers("fish", script) {
      #expect(answer == Set(words), "\(line)")
    }
    let told = try await run("fish", "snapsim completions fish | source; complete -C 'snapsim --velo'")
    #expect(told.output.contains("--velocity\tthe finger's as it lifts; negative is forward\n"))
  }
}
