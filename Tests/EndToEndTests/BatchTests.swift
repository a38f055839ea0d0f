import Foundation
import SeededNumbers
import Testing

/// Batches as a shell runs them: streams, broken rows, every format.
@Suite("Batches", .timeLimit(.minutes(30)))
struct BatchTests {
  /// Runs a script in a folder of its own, which is gone afterwards.
  private func inFolder(_ script: String) async throws -> Shell.Result {
    try await Shell().run("folder=$(mktemp -d); trap 'rm -r \"$folder\"' EXIT; cd \"$folder\"\n" + script)
  }

  @Test("standard input is read without an operand, and for -", arguments: ["", "-", "-- -"])
  func standardInput(operand: String) async throws {
    let result = try await Shell().run(
      "printf 'velocity\\n-1200\\n' | snapsim batch --behavior paging --print offset \(operand)")
    #expect(result == Shell.Result(output: "offset\n390\n", errors: "", code: 0))
  }

  @Test("empty input gives no rows", arguments: ["", "\\n", "\\357\\273\\277", "\\r\\n\\r\\n"])
  func empty(input: String) async throws {
    let piped = try await Shell().run("printf '\(input)' | snapsim batch")
    #expect(piped == Shell.Result(output: "", errors: "", code: 0))
    let file = try await inFolder("printf '\(input)' > in.csv; snapsim batch in.csv")
    #expect(file == Shell.Result(output: "", errors: "", code: 0))
    let header = try await Shell().run("printf '\(input)velocity' | snapsim batch --print offset")
    #expect(header == Shell.Result(output: "offset\n", errors: "", code: 0))
  }

  @Test("a file is read by its name, whatever that is")
  func names() async throws {
    for name in ["in.csv", "stdin", "./-", "-- --help", "'a b'"] {
      let result = try await inFolder(
        "printf 'velocity\\n-1200\\n' > \(name.replacing("-- ", with: "./"))\n"
          + "snapsim batch --behavior paging --print offset \(name) < /dev/null")
      #expect(result == Shell.Result(output: "offset\n390\n", errors: "", code: 0), "\(name)")
    }
  }

  static let streams: [(String, String)] = [
    ("velocity\\n-1200\\n", "-1200\\n"), ("{\"velocity\":-1200}\\n", "{\"velocity\":-1200}\\n"),
  ]

  @Test("a row comes out while the input stays open", arguments: streams)
  func streaming(first: String, second: String) async throws {
    // The second row goes in only when the first has come out; nothing here waits for a clock.
    let result = try await inFolder(
      """
      mkfifo in out
      timeout 20 snapsim batch --behavior paging --print offset --no-header < in > out &
      exec 3> in 4< out
      printf -- '\(first)' >&3; read -r one <&4; echo "$one"
      printf -- '\(second)' >&3; read -r two <&4; echo "$two"
      exec 3>&-
      wait $!
      """
    )
    #expect(result == Shell.Result(output: "390\n390\n", errors: "", code: 0))
  }

  @Test("a row that arrives in pieces is settled when it is whole")
  func pieces() async throws {
    let result = try await Shell().run(
      "(printf '\\n'; sleep 0.1; printf 'velo'; sleep 0.1; printf 'city\\n-12'; sleep 0.1; printf '00\\n') "
        + "| snapsim batch --behavior paging --print offset")
    #expect(result == Shell.Result(output: "offset\n390\n", errors: "", code: 0))
  }

  @Test("a reader that leaves ends a batch quietly")
  func brokenPipe() async throws {
    let result = try await Shell().run(
      "{ { echo velocity; yes -- -1200; } | { snapsim batch; echo $? >&2; }; } | head -1")
    #expect(result.lines.count == 1)
    #expect(result.errors == "0\n")
  }

  @Test(
    "CRLF, a byte order mark and a missing last newline make no difference",
    arguments: [
      "velocity,id\\r\\n-1200,a\\r\\n0,b\\r\\n", "\\357\\273\\277velocity,id\\n-1200,a\\n0,b\\n",
      "velocity,id\\n-1200,a\\n0,b",
      "\\357\\273\\277\"velocity\",\"id\"\\r\\n\"-1200\",\"a\"\\r\\n\"0\",\"b\"",
    ]
  )
  func lineEnds(input: String) async throws {
    let result = try await Shell().run(
      "printf '\(input)' | snapsim batch --behavior paging --print id,offset")
    #expect(result == Shell.Result(output: "id,offset\na,390\nb,0\n", errors: "", code: 0))
  }

  @Test("commas, quotes and newlines stand in quotes, and come out so")
  func quotes() async throws {
    let result = try await Shell().run(
      "printf 'velocity,\"a, b\"\\n0,\"x, \"\"y\"\"\\nz\"\\n0,plain\\n' | snapsim batch --print 'offset'")
    #expect(result == Shell.Result(output: "offset\n0\n0\n", errors: "", code: 0))
    let note = try await Shell().run(
      "printf 'velocity,note\\n0,\"x, \"\"y\"\"\\nz\"\\n0,plain\\n' | snapsim batch --print note")
    #expect(note.output == "note\n\"x, \"\"y\"\"\nz\"\nplain\n")
  }

  static let bad: [(String, Int)] = [
    ("printf 'velocity,id\\n0,a\\n0,\\377\\n0,c\\n'", 3),
    ("printf 'velocity,id\\n0,a\\n0,x\\000y\\n0,c\\n'", 3),
    ("printf 'velocity,id\\n0,a\\n\\377,b\\n'", 3), ("printf 'velocity\\n0\\n0,1\\n0\\n'", 3),
    ("printf 'velocity,id\\n0,\"a\\n\"\\nx,b\\n'", 4), ("printf '{\"velocity\":0}\\n\\377\\n'", 2),
    ("printf '{\"velocity\":0}\\n{\"velocity\":\\000}\\n'", 2), ("printf '\\377\\n'", 1),
    ("printf 'id,note\\n1,2\\n'", 1), ("printf '{\"velocity\":0}\\n{\"velocity\":0,\"x\":1}\\n'", 2),
    ("{ printf 'velocity,id\\n0,a\\n0,'; head -c 2200000 /dev/zero | tr '\\0' x; }", 3),
    ("{ printf 'velocity,id\\n0,a\\n0,'; head -c 1100000 /dev/zero | tr '\\0' x; echo; }", 3),
    ("{ printf '{\"velocity\":0}\\n{\"a\":\"'; head -c 2200000 /dev/zero | tr '\\0' x; }", 2),
  ]

  @Test("a bad row is told as file:line: message, after the rows before it", arguments: bad)
  func badRows(input: String, line: Int) async throws {
    let good = input.contains("printf 'id") || line == 1 ? "" : "0\n"
    let file = try await inFolder("\(input) > in.csv\nsnapsim batch in.csv --print offset --no-header")
    #expect(file.code == 65)
    #expect(file.errors.hasPrefix("snapsim: in.csv:\(line): "), "\(file.errors)")
    #expect(file.errorLines.count == 1)
    #expect(file.output == good)
    let piped = try await Shell().run("\(input) | snapsim batch --print offset --no-header")
    #expect(piped.code == 65)
    #expect(piped.errors.hasPrefix("snapsim: stdin:\(line): "), "\(piped.errors)")
    #expect(piped.output == good)
  }

  @Test("told to go on, it leaves the bad row empty and settles the rest")
  func keepGoing() async throws {
    let result = try await Shell().run(
      "printf 'velocity,id\\n-1200,a\\nx,b\\n-1200,c\\n' "
        + "| snapsim batch --behavior paging --print id,offset --keep-going")
    #expect(result.output == "id,offset\na,390\nb,\nc,390\n")
    #expect(result.errorLines.count == 1)
    #expect(result.errors.hasPrefix("snapsim: stdin:3: "))
    #expect(result.code == 65)
  }

  @Test("a file that is missing or a folder ends with 66")
  func noInput() async throws {
    for file in ["nonexistent.csv", ".", "/"] {
      let result = try await Shell().run("snapsim batch \(file)")
      #expect(result.code == 66)
      #expect(result.output.isEmpty)
      #expect(result.errorLines.count == 1)
      #expect(result.errors.contains(file))
    }
  }

  @Test("a column that is nearly an option is warned of once, and the exit code is unchanged")
  func nearMiss() async throws {
    let result = try await Shell().run(
      "printf 'velocty,drag\\n5,0\\n5,0\\n' | snapsim batch --print velocty,offset")
    #expect(result.output == "velocty,offset\n5,0\n5,0\n")
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("did you mean velocity?"))
    #expect(result.code == 0)
  }

  @Test("every format is written")
  func formats() async throws {
    let input = "printf 'velocity,id\\n0,a\\n' | snapsim batch --print id,page "
    #expect(try await Shell().run(input).output == "id,page\na,0\n")
    #expect(try await Shell().run(input + "--format csv").output == "id,page\na,0\n")
    #expect(try await Shell().run(input + "--format tsv").output == "id\tpage\na\t0\n")
    #expect(try await Shell().run(input + "--format json").output == "{\"id\":\"a\",\"page\":0}\n")
    let text = try await Shell().run(input + "--format text").lines.map { $0.split(separator: " ") }
    #expect(text == [["id", "page"], ["a", "0"]])
  }

  // MARK: Against one at a time

  static let headers = [
    "offset,drag,velocity",
    "width,items,behavior,safe-area,axis,velocity,layout-direction",
    "page,velocity,device,landscape,item-length,behavior,deceleration",
  ]

  /// A random cell, and nothing now and then.
  private func cell(_ column: String, _ generator: inout SplitMix64) -> String {
    func number(_ low: Double, _ high: Double) -> String {
      let value = Double.random(in: low...high, using: &generator)
      switch Int.random(in: 0...3, using: &generator) {
      case 0: return value.description
      case 1: return String(Int(value))
      case 2: return String(format: "%.3f", value)
      default: return String(format: "%.2e", value)
      }
    }
    func word(_ words: [String]) -> String { words.randomElement(using: &generator) ?? "" }
    if Int.random(in: 0..<10, using: &generator) == 0 { return "" }
    return switch column {
    case "offset": number(-50, 2000)
    case "drag": number(-300, 300)
    case "velocity": number(-3000, 3000)
    case "width": number(300, 900)
    case "items": word(["5", "20", "21", "1"])
    case "page": word(["0", "3", "4"])
    case "behavior":
      word([
        "none", "paging", "view-aligned", "threshold-paging", "container-paging", "single-view",
        "view-aligned:limit=never,anchor=center", "multiple:of=40", "velocity-paging", "flick-paging",
      ])
    case "safe-area": word(["0", "47", "10,20"])
    case "axis": word(["horizontal", "vertical"])
    case "layout-direction": word(["ltr", "rtl"])
    case "device": word(["iphone-14", "ipad", "iphone-se"])
    case "item-length": number(200, 400)
    case "deceleration": word(["normal", "fast", "0.995"])
    default: word(["true", "false"])
    }
  }

  @Test("a batch is, byte for byte, what the same options give one at a time", arguments: headers)
  func oneAtATime(header: String) async throws {
    var generator = SplitMix64(seed: UInt64(header.utf8.count))
    let columns = header.split(separator: ",").map(String.init)
    var script = "cat > in.csv <<'END'\n\(header)\n"
    var commands = ""
    for _ in 0..<70 {
      var cells = columns.map { cell($0, &generator) }
      // A landscape without a device is refused on the command line.
      if let switchAt = columns.firstIndex(of: "landscape"), let device = columns.firstIndex(of: "device"),
        cells[device].isEmpty
      {
        cells[switchAt] = ""
      }
      script += cells.map { $0.contains(",") ? "\"\($0)\"" : $0 }.joined(separator: ",") + "\n"
      let options = zip(columns, cells).filter { !$1.isEmpty }.compactMap { name, text in
        name == "landscape" ? (text == "true" ? "--landscape" : nil) : "--\(name)='\(text)'"
      }
      commands += "snapsim --format csv --no-header \(options.joined(separator: " ")) 2>&3\n"
    }
    script += "END\nexec 3>/dev/null\nsnapsim batch in.csv --no-header; echo --; "
    let result = try await inFolder(script + commands)
    #expect(result.code == 0, "\(result.errors)")
    let halves = result.output.split(separator: "--\n", maxSplits: 1)
    try #require(halves.count == 2)
    #expect(halves[0] == halves[1])
    #expect(halves[0].utf8.count { $0 == 10 } == 70)
  }

  @Test("JSON lines give what CSV gives")
  func jsonAsCSV() async throws {
    var generator = SplitMix64(seed: 5)
    var csv = "offset,drag,velocity,width,behavior\n"
    var json = ""
    for _ in 0..<200 {
      let cells = ["offset", "drag", "velocity", "width"].map { cell($0, &generator) }
      let behavior = ["none", "paging", "view-aligned"].randomElement(using: &generator) ?? "none"
      csv += (cells + [behavior]).joined(separator: ",") + "\n"
      let members = zip(["offset", "drag", "velocity", "width"], cells).map {
        "\"\($0)\":\($1.isEmpty ? "null" : $1)"
      }
      json += "{\(members.joined(separator: ",")),\"behavior\":\"\(behavior)\"}\n"
    }
    let result = try await inFolder(
      "cat > in.csv <<'END'\n\(csv)END\ncat > in.json <<'END'\n\(json)END\n"
        + "snapsim batch in.csv > a && snapsim batch in.json > b && cmp a b && wc -l < a")
    #expect(result.errors.isEmpty)
    #expect(result.output.filter { $0 != " " } == "201\n")
  }

  @Test("a long file gives what its pieces give, whatever the cores and the blocks")
  func blocks() async throws {
    let result = try await inFolder(
      """
      awk 'BEGIN {
        print "offset,velocity,width,id,pad"; pad = sprintf("%400s", "")
        for (i = 0; i < 11000; i++)
          printf "%d,%d.%d,%d,%s,%s\\n", i % 800, i % 4001 - 2000, i % 10, 390 + i % 3 * 10,
            i % 97 == 0 ? "\\"row\\n" i ", \\"\\"x\\"\\"\\"" : (i % 101 == 0 ? "bad" i ",1" : "row number " i), pad
      }' > in.csv
      test "$(wc -c < in.csv)" -gt 4194304 || echo "too small"
      options='batch --behavior paging --print id,behavior,offset,page --keep-going'
      snapsim $options in.csv > whole 2> whole-errors; echo $?
      dd if=in.csv bs=65521 2>/dev/null | snapsim $options > piped 2> piped-errors; echo $?
      cmp whole piped
      sed 's/^snapsim: [^:]*:\\([0-9]*\\):.*/\\1/' whole-errors > a
      sed 's/^snapsim: [^:]*:\\([0-9]*\\):.*/\\1/' piped-errors > b
      cmp a b
      tail -n +2 whole | grep -c '^"*row' 
      """
    )
    #expect(result.errors.isEmpty)
    // Rows whose number is a multiple of 97 are quoted, and so never bad.
    let bad = (0..<11_000).count { $0 % 101 == 0 && $0 % 97 != 0 }
    #expect(result.output == "65\n65\n\(11_000 - bad)\n")
  }
}
