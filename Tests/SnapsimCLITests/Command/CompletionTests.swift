import Testing

@testable import SnapsimCLI

@Suite("A command line that is being typed")
struct CompletionTests {
  /// A line up to the cursor, and the whole words that complete its last one.
  static let lines: [(String, [String])] = [
    (
      "snapsim ",
      [
        "settle", "trace", "reveal", "batch", "audit", "map", "diff", "match", "play", "views", "behaviors",
        "devices",
        "completions",
        "help",
      ]
    ),
    ("snapsim pl", ["play"]),
    ("snapsim --vel", ["--velocity"]),
    ("snapsim batch --keep", ["--keep", "--keep-going"]),
    ("snapsim --keep a", ["anchor="]),
    ("snapsim play --velo", []),
    ("snapsim --velocity ", []),
    ("snapsim --velocity=", []),
    ("snapsim --format j", ["json"]),
    ("snapsim --format=j", ["--format=json"]),
    ("snapsim --format ", ["text", "json", "csv", "tsv", "md", "plot", "svg", "html"]),
    ("snapsim trace --format ", ["text", "json", "csv", "tsv", "md", "plot", "svg"]),
    ("snapsim batch --format ", ["text", "json", "csv", "tsv", "md"]),
    ("snapsim audit --format ", ["text", "json", "md", "junit", "github", "xcode", "sarif"]),
    (
      "snapsim audit --format=",
      [
        "--format=text", "--format=json", "--format=md", "--format=junit", "--format=github",
        "--format=xcode", "--format=sarif",
      ]
    ),
    ("snapsim trace --print ", ["behavior", "gesture", "time", "offset", "velocity", "phase"]),
    ("snapsim map --print ", ["behavior", "moved", "offset", "page", "misalignment"]),
    ("snapsim map --thresholds --print ", ["behavior", "option", "from", "to", "at", "before", "after"]),
    ("snapsim --name pag", []), ("snapsim --name new=pag", ["new=paging", "new=paging:"]),
    ("snapsim reveal --print item,sh", ["item,shown"]),
    ("snapsim play --print item,sh", []),
    ("snapsim play --print act", ["action"]),
    ("snapsim --print tim", []),
    ("snapsim --axis ", ["horizontal", "vertical"]),
    ("snapsim --deceleration ", ["normal", "fast"]),
    ("snapsim --device iphone-14-pro", ["iphone-14-pro", "iphone-14-pro-max"]),
    ("snapsim --behavior con", ["container-paging", "container-paging:"]),
    (
      "snapsim --behavior view-aligned:",
      [
        "view-aligned:limit=", "view-aligned:anchor=", "view-aligned:strict=", "view-aligned:next=",
        "view-aligned:longest=",
      ]
    ),
    (
      "snapsim --behavior view-aligned:limit=always-by",
      ["view-aligned:limit=always-by-few", "view-aligned:limit=always-by-one"]
    ),
    (
      "snapsim --behavior=view-aligned:limit=never,anchor=c",
      ["--behavior=view-aligned:limit=never,anchor=center"]
    ),
    ("snapsim --behavior flick-paging:light=20,mo", ["flick-paging:light=20,most="]),
    ("snapsim --name ", []),
    ("snapsim --name con", []),
    ("snapsim --name a=con", ["a=container-paging", "a=container-paging:"]),
    ("snapsim --name=a=view-aligned:lim", ["--name=a=view-aligned:limit="]),
    ("snapsim --check=p", ["--check=pages="]), ("snapsim --check=tr", ["--check=trap"]),
    ("snapsim --check al", ["aligned"]),
    ("snapsim --check aligned,p", ["aligned,pages="]),
    ("snapsim --check --vel", ["--velocity"]),
    ("snapsim play --check Examples/scenarios/rotation", [":files"]),
    ("snapsim --print offset,misa", ["offset,misalignment"]),
    ("snapsim --gesture drag=3,v", ["drag=3,velocity="]),
    ("snapsim help exit", ["exit-codes"]),
    ("snapsim completions f", ["fish"]),
    ("snapsim play Examples/scenarios/rotation", [":files"]),
    ("snapsim --output READ", [":files"]),
    ("snapsim --output=READ", [":files"]),
    ("snapsim --behavior Examples/", [":files.swift"]),
    ("snapsim --behavior My.swift", [":files.swift"]),
  ]

  @Test("is completed by what its last word may become", arguments: lines)
  func completed(line: String, expected: [String]) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).dropFirst().map(String.init)
    let lines = Completion(of: words, Snapsim.commands).lines
    let found = lines.map { String($0.prefix { $0 != "\t" }) }
      .filter { $0.hasPrefix(words.last ?? "") || $0.hasPrefix(Completion.files) }
    #expect(found == expected)
  }

  @Test("tells what each option means to its command")
  func meanings() {
    let lines = Completion(of: ["diff", "--tol"], Snapsim.commands).lines
    #expect(lines.contains("--tolerance\toffsets closer than this are the same"))
  }
}
