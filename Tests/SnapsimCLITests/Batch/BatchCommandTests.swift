import Testing

@testable import SnapsimText
@testable import SnapsimCLI

/// A batch in this process, on a file with some text.
struct BatchRun {
  let output: String
  let code: ExitCode

  /// Messages with the name of the file as `FILE`.
  let errors: String

  init(_ text: String, _ options: String = "") throws {
    let file = try TemporaryFile(text)
    let run = try CapturedRun(["batch", file.path] + ErrorMessagesTests.words(options))
    (output, code) = (run.output, run.code)
    errors = run.errors.replacing(file.path, with: "FILE")
  }
}

@Suite("Batches")
struct BatchCommandTests {
  static let answers: [(String, String, String)] = [
    ("velocity\n-1200\n", "--print offset --behavior paging", "offset\n390\n"),
    (
      "offset,drag,velocity\n390,-50,0\n0,0,-1200\n", "--print offset --behavior paging", "offset\n390\n390\n"
    ),
    ("velocity,width\n-1200,844\n-1200,390\n", "--print offset --behavior paging", "offset\n844\n390\n"),
    (
      "velocity,behavior\n-1200,paging\n0,none\n", "--print behavior,page",
      "behavior,page\npaging,1\nnone,0\n"
    ),
    ("page\n3\n0\n", "--print start,page", "start,page\n1170,3\n0,0\n"),
    // An empty cell is what the command line says, or the default.
    ("velocity,width\n,\n-1200,844\n", "--print offset --behavior paging --velocity 0", "offset\n0\n844\n"),
    ("velocity,width\n-1200,\n", "--print offset --behavior paging --width 500", "offset\n500\n"),
    ("velocity,behavior\n-1200,\n", "--print offset --behavior paging", "offset\n390\n"),
    ("page,drag\n,0\n", "--page 2 --print start", "start\n780\n"),
    ("page,drag\n3,0\n", "--offset 5 --print start", "start\n1170\n"),
    // Where both stand in a row, the offset wins.
    ("offset,page\n5,3\n,3\n7,\n", "--print start", "start\n5\n1170\n7\n"),
    // Switches, pairs, lists, specs with commas.
    (
      "landscape,velocity\ntrue,0\nfalse,0\n1,0\n0,0\n,0\n", "--device iphone-14 --print page",
      "page\n0\n0\n0\n0\n0\n"
    ),
    ("safe-area,page\n\"10,20\",1\n10,1\n", "--print start", "start\n360\n370\n"),
    ("item-lengths,page\n\"100,200,300\",1\n", "--width 100 --print start", "start\n100\n"),
    (
      "behavior,drag\n\"view-aligned:limit=never,anchor=center\",-50\n", "--item-length 78 --print offset",
      "offset\n78\n"
    ),
    ("axis,velocity\nvertical,-1200\n", "--behavior paging --print offset", "offset\n844\n"),
    ("device,page\niphone-14,1\n", "--landscape --print start", "start\n750\n"),
    ("offset,page\n,3\n", "--offset 5 --print start", "start\n1170\n"),
    // Tabs between values, as in the output: a backslash escapes, and quotes are text.
    (
      "offset\tdrag\tvelocity\n390\t-50\t0\n0\t0\t-1200\n", "--print offset --behavior paging",
      "offset\n390\n390\n"
    ),
    (
      "who\tvelocity\n5\" phone\t-1200\na\\tb\\\\,\t0\r\n", "--print who,offset --behavior paging",
      "who,offset\n\"5\"\" phone\",390\n\"a\tb\\,\",0\n"
    ),
    (
      "who\tvelocity\na\\tb\\\\\t-1200\nc\t0\n", "--print who,offset --behavior paging --format tsv",
      "who\toffset\na\\tb\\\\\t390\nc\t0\n"
    ),
    // The input's own columns as they stand there, by the short way and by the long one.
    (
      "id,velocity\na-1,-1200\nb,-1200.50\n\"c\",+3\nd é,\ne,007\n",
      "--print id,velocity,offset --behavior paging",
      "id,velocity,offset\na-1,-1200,390\nb,-1200.50,390\nc,3,0\nd é,,0\ne,7,0\n"
    ),
    (
      "velocity,drag\n-1200,-.5\n-1200,5.\n-1200,0.5\n",
      "--print velocity,drag,width,page --width 400 --format json",
      """
      {"velocity":-1200,"drag":-0.5,"width":400,"page":1}
      {"velocity":-1200,"drag":5,"width":400,"page":1}
      {"velocity":-1200,"drag":0.5,"width":400,"page":1}

      """
    ),
    // Quotes, blanks, line ends.
    ("\"velocity\",\"drag\"\n\"-1200\",\"0\"\n", "--behavior paging --print offset", "offset\n390\n"),
    (" velocity , drag \n -1200 , 0 \n", "--behavior paging --print offset", "offset\n390\n"),
    ("velocity\r\n-1200\r\n", "--behavior paging --print offset", "offset\n390\n"),
    ("\u{FEFF}velocity\n-1200", "--behavior paging --print offset", "offset\n390\n"),
    ("\n\nvelocity\n\n-1200\n\n\n0\n", "--behavior paging --print offset", "offset\n390\n0\n"),
    // Handed on.
    (
      "id,velocity,note\n1,0,\"a, \"\"b\"\"\"\n\"x\ny\",0,\n", "--print id,note,offset",
      "id,note,offset\n1,\"a, \"\"b\"\"\",0\n\"x\ny\",,0\n"
    ),
    ("velocity,target\n0,7\n", "--print input-target,target", "input-target,target\n7,0\n"),
    // Formats.
    ("velocity,id\n0,a\n", "--print id,offset --format json", "{\"id\":\"a\",\"offset\":0}\n"),
    ("velocity,id\n0,a\n", "--print id,offset --format tsv", "id\toffset\na\t0\n"),
    ("velocity,id\n0,a\n", "--print id,offset --no-header", "a,0\n"),
    ("velocity,id\n0,a\n0,b\n", "--print id --format text", "a\nb\n"),
    // JSON lines.
    ("{\"velocity\":-1200}\n", "--behavior paging --print offset", "offset\n390\n"),
    (
      "{\"velocity\":-1200,\"id\":7}\n\n{\"velocity\":null,\"id\":\"b,c\"}\n{}",
      "--behavior paging --print id,offset", "id,offset\n7,390\n\"b,c\",0\n,0\n"
    ),
    (
      "{\"velocity\":\"-1200\",\"safe-area\":[10,20],\"id\":{\"b\":1}}\r\n",
      "--behavior paging --print id,offset --format json", "{\"id\":{\"b\":1},\"offset\":390}\n"
    ),
    ("{\" velocity\":-1200}\n{\" velocity\":0}\n", "--behavior paging --print offset", "offset\n390\n0\n"),
    ("{\"landscape\":true,\"page\":1}\n", "--device iphone-14 --print start", "start\n750\n"),
    // What is handed on keeps digits and order, whatever else its row holds.
    (
      #"{"n":5.0,"big":0.30000000000000004,"velocity":-1200}"# + "\n"
        + #"{"n":1E2,"velocity":0,"big":[ 1.0, {"b": 2.50,"a": 1} ]}"# + "\n",
      "--print n,big,page --format json",
      #"{"n":5.0,"big":0.30000000000000004,"page":2}"# + "\n"
        + #"{"n":1E2,"big":[1.0,{"b":2.50,"a":1}],"page":0}"#
        + "\n"
    ),
    (
      #"{"z":{"y":1.0,"x":[]},"a":"\u0041","velocity":-1200}"# + "\n", "--print z,a,page --format tsv",
      "z\ta\tpage\n" + #"{"y":1.0,"x":[]}"# + "\tA\t2\n"
    ),
    // Columns that are read may be printed too, as they stand there.
    (
      "who,velocity\nAda,-1.2e3\nBen,\n", "--print who,velocity,page",
      "who,velocity,page\nAda,-1.2e3,2\nBen,,0\n"
    ),
    (
      "velocity,who\n-1.2e3,Ada\n", "--print velocity,page --format json",
      "{\"velocity\":-1.2e3,\"page\":2}\n"
    ),
    ("velocity\n+5\n .5 \n", "--print velocity --format json", "{\"velocity\":5}\n{\"velocity\":0.5}\n"),
    (
      "axis,item-lengths,drag\nvertical,\"100,200\",5\n", "--print axis,item-lengths,drag",
      "axis,item-lengths,drag\nvertical,\"100,200\",5\n"
    ),
    (
      "page,offset,drag\n1,5,0\n,,\n", "--print from-page,from-offset,start",
      "from-page,from-offset,start\n1,5,5\n,,0\n"
    ),
    (
      "{\"velocity\":-1200.0}\n{}\n{\"width\":844,\"velocity\":\"0\"}\n",
      "--print width,velocity,page --format json",
      "{\"width\":null,\"velocity\":-1200.0,\"page\":2}\n{\"width\":null,\"velocity\":null,\"page\":0}\n"
        + "{\"width\":844,\"velocity\":\"0\",\"page\":0}\n"
    ),
    // Where a row has none, it is what the command line says.
    (
      "velocity,drag\n,0\n-5,1\n", "--velocity -1200 --items 9 --print velocity,items",
      "velocity,items\n-1200,9\n-5,9\n"
    ),
    ("from-offset,offset\nx,5\n", "--print from-offset,start", "from-offset,start\nx,5\n"),
    ("behavior,velocity\npaging,0\n", "--print behavior", "behavior\npaging\n"),
    // A header that begins with a bracket.
    ("[id],velocity\n7,0\n", "--print [id],page", "[id],page\n7,0\n"),
    // A header alone, or nothing.
    ("velocity\n", "--print offset", "offset\n"), ("velocity", "--print offset", "offset\n"),
    ("", "--print offset", ""), ("\n\n", "", ""),
  ]

  @Test(arguments: [
    ("drag\n-390\n-1200\n1200\n", "1 row passes"), ("page,drag\n7,-390\n0,-1200\n7,1200\n", "2 rows pass"),
  ])
  func `a check counts rows that pass too many pages from where they begin`(rows: String, count: String)
    throws
  {
    let run = try BatchRun(rows, "--check pages=1 --print page")
    #expect(
      run.errors == "snapsim: check failed: \(count) more than 1 page; --print start,page tells which\n")
    #expect(run.code == .found)
    #expect(try BatchRun(rows, "--check pages=3").code == .settled)
  }

  @Test("each row of input is one row of output", arguments: answers)
  func answer(input: String, options: String, output: String) throws {
    let run = try BatchRun(input, options)
    #expect(run.output == output)
    #expect(run.errors.isEmpty)
    #expect(run.code == .settled)
  }

  static let mistakes: [(String, String, rows: Int)] = [
    (
      "id\n1\n",
      "FILE:1: no column names an option; expected a header in lower case with commas, such as offset,drag,velocity",
      0
    ),
    ("velocity,velocity\n1,2\n", "FILE:1: the column 'velocity' stands there twice", 0),
    ("velocity, velocity\n1,2\n", "FILE:1: the column 'velocity' stands there twice", 0),
    ("velocity,x,x\n1,2,3\n", "FILE:1: the column 'x' stands there twice", 0),
    (
      "items,item-lengths\n1,2\n",
      "FILE:2: item-lengths and items, as columns or options, exclude each other; leave one of them out", 0
    ),
    ("velocity,drag\n0,0\n1\n0,0\n", "FILE:3: the row has 1 field, the header 2", 1),
    ("velocity,drag\n0,0,0\n", "FILE:2: the row has 3 fields, the header 2", 0),
    (
      "velocity\n0\n0\nx\n0\n",
      "FILE:4: --velocity 'x' is not a number; expected a finite number of points per second, as in -1200, 0.5 or 1e3",
      2
    ),
    (
      "velocity\nnan\n",
      "FILE:2: --velocity 'nan' is not a finite number; expected a finite number of points per second", 0
    ),
    (
      "width,drag\n0,1\n",
      "FILE:2: --width 0 is out of range; expected a finite number of points, more than 0", 0
    ),
    (
      "items,drag\n1:3:1,1\n",
      "FILE:2: --items '1:3:1' is not a number; expected a whole number, at least 1, as in -1200, 0.5 or 1e3",
      0
    ),
    ("page\n20\n", "FILE:2: --page 20 is out of range; this layout has pages 0 to 19", 0),
    ("page\n-1\n", "FILE:2: --page -1 is out of range; expected a whole number, at least 0", 0),
    ("page\n0.5\n", "FILE:2: --page 0.5 is out of range; expected a whole number, at least 0", 0),
    (
      "behavior,drag\nmultiple:of=0,1\n",
      "FILE:2: multiple:of=0 is not valid; expected a finite number of points, more than 0", 0
    ),
    ("landscape,device\nyes,iphone-14\n", "FILE:2: landscape 'yes' is not true or false", 0),
    (
      "velocity,id\n0,\"a\nb\"\nx,c\n",
      "FILE:4: --velocity 'x' is not a number; expected a finite number of points per second, as in -1200, 0.5 or 1e3",
      1
    ),
    (
      "velocity,id\n0,5\" wide\n0,b\n",
      "FILE:2: a quote stands inside a value; put the value in quotes and double the quote", 0
    ),
    ("velocity,id\n0,\"a\n0,b\n", "FILE:2: a quote is opened and never closed", 0),
    ("velocity,id\n0,a\0b\n", "FILE:2: the text holds the character NUL", 0),
    ("velocity\n\0\n", "FILE:2: the text holds the character NUL", 0),
    (
      "{\"velocity\":0}\n{\"velocity\":\n",
      "FILE:2: the line is not valid JSON; expected one object per line", 1
    ),
    (
      "{\"velocity\":0}\n{\"velocity\":0} {\"velocity\":0}\n",
      "FILE:2: the line is not valid JSON; expected one object per line", 1
    ),
    ("{\"velocity\":0,\"velocity\":1}\n", "FILE:1: the key 'velocity' stands there twice", 0),
    (
      "{\"velocity\":0}\n{\"velocity\":0,\"velocity\":1}\n", "FILE:2: the key 'velocity' stands there twice",
      1
    ),
    (
      "{\n  \"velocity\": 0\n}\n",
      "FILE:1: the object goes on over several lines; expected one object per line, as jq -c . makes of them",
      0
    ),
    ("{\"velocity\":0}\n[1]\n", "FILE:2: the line is not a JSON object; expected one object per line", 1),
    (
      "{\"velocity\":0}\n{\"velocity\":0,\"id\":1}\n",
      "FILE:2: the key 'id' names no option and is not in the first object, which says what is handed on", 1
    ),
    (
      "{\" velocity\":0}\n{\"velocity\":0}\n",
      "FILE:2: the key 'velocity' names an option that is read from another key", 1
    ),
    (
      "{\"velocity\":0}\n{\" velocity\":0}\n",
      "FILE:2: the key ' velocity' names an option that is read from another key", 1
    ),
    ("{\"velocity\":0}\n{\"behavior\":\"\\u0000\"}\n", "FILE:2: the text holds the character NUL", 1),
    (
      "{\"velocity\":true}\n",
      "FILE:1: --velocity 'true' is not a number; expected a finite number of points per second, as in -1200, 0.5 or 1e3",
      0
    ),
    ("{\"page\":0.5}\n", "FILE:1: --page 0.5 is out of range; expected a whole number, at least 0", 0),
    (
      "{\"id\":1}\n",
      "FILE:1: no column names an option; expected a header in lower case with commas, such as offset,drag,velocity",
      0
    ),
  ]

  @Test(arguments: [
    "[]", "[\n", "[{\"velocity\":0}]", " [\n  {\"velocity\":0},\n  {\"velocity\":1}\n]\n",
    "[[\"velocity\"],[0]]",
  ])
  func `one JSON list gets advice about JSON`(_ input: String) throws {
    let run = try BatchRun(input)
    #expect(
      run.errors
        == "snapsim: FILE:1: this is one JSON list; expected one object per line, as jq -c '.[]' makes of it\n"
    )
    #expect(run.output.isEmpty && run.code == .badData)
  }

  @Test func `an option that the input has not and nobody gave is no column`() throws {
    let run = try BatchRun("velocity,id\n0,a\n", "--print id,width")
    let names = (["id"] + ColumnTests.names + ["velocity"]).joined(separator: ",")
    #expect(run.errors == "snapsim: --print 'width' is no column; expected some of \(names)\n")
    #expect(run.code == .usage && run.output.isEmpty)
  }

  @Test("a bad row stops with its line, after the rows before it", arguments: mistakes)
  func stops(input: String, message: String, rows: Int) throws {
    let run = try BatchRun(input, "--print offset --no-header")
    #expect(run.errors == "snapsim: \(message)\n")
    #expect(run.output == String(repeating: "0\n", count: rows))
    #expect(run.code == .badData)
  }

  @Test func `a number out of range is told with the range, in CSV and in JSON`() throws {
    for input in ["velocity\n1e300\n", "{\"velocity\":1e300}\n"] {
      let run = try BatchRun(input)
      #expect(run.errors.contains("2^53"))
      #expect(run.code == .badData)
    }
  }

  @Test func `when told to go on, a bad row has its place, its own handed-on values and no others`() throws {
    let input = "velocity,id\n0,a\nx,b\n0,c\n0,\"d\"e\n1,2,3\n0,f\n"
    let run = try BatchRun(input, "--print id,offset,duration --keep-going")
    #expect(run.output == "id,offset,duration\na,0,0\nb,,\nc,0,0\n,,\n,,\nf,0,0\n")
    #expect(run.code == .badData)
    #expect(
      run.errors.split(separator: "\n").map { $0.prefix(16) } == [
        "snapsim: FILE:3:", "snapsim: FILE:5:", "snapsim: FILE:6:",
      ])
    let lines = "{\"id\":1,\"velocity\":0}\n{\"id\":2,\"velocity\":\"x\"}\n{\n{\"id\":4,\"velocity\":0}\n"
    let json = try BatchRun(lines, "--print id,offset --format json --keep-going")
    #expect(
      json.output
        == "{\"id\":1,\"offset\":0}\n{\"id\":2,\"offset\":null}\n{\"id\":null,\"offset\":null}\n"
        + "{\"id\":4,\"offset\":0}\n")
    #expect(json.code == .badData)
  }

  @Test func `a bad row is the same wherever it stands`() throws {
    let first = try BatchRun("velocity\nx\n", "--keep-going --no-header --behavior paging").output
    let later = try BatchRun("velocity\n0\nx\n", "--keep-going --no-header --behavior paging").output
    #expect(later.split(separator: "\n").last.map { $0 + "\n" } == first[...])
    let column = "velocity,behavior\n0,paging\n0,nonsense\n"
    let row = try BatchRun(column, "--keep-going --no-header").output.split(separator: "\n").last
    #expect(row?.hasPrefix("paging,") == false)
  }

  @Test func `one quote inside a value makes one bad row, however long the file`() throws {
    var input = "velocity,id\n0,5\" wide\n"
    let pad = String(repeating: " ", count: 400)
    for index in 0..<6000 { input += "0,\(index)\(pad)\n" }
    let run = try BatchRun(input, "--keep-going --print offset --no-header")
    #expect(run.output.utf8.count { $0 == ByteText.newline } == 6001)
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  static let checks: [(String, String, ExitCode)] = [
    ("offset\n0\n10\n", "--check", .found), ("offset\n0\n0.5\n", "--check", .settled),
    ("offset\n0\n10\n", "", .settled), ("offset\n10\nx\n", "--check --keep-going", .badData),
    ("offset\nx\n10\n", "--check --keep-going", .badData),
  ]

  @Test("a check finds a misaligned row, and a bad row is worse", arguments: checks)
  func checked(input: String, options: String, code: ExitCode) throws {
    #expect(try BatchRun(input, options).code == code)
  }

  @Test func `a column that is nearly an option is warned of and handed on`() throws {
    let run = try BatchRun("velocty,drag\n5,0\n", "--print velocty,offset")
    #expect(
      run.errors == "snapsim: warning: the column 'velocty' names no option and is handed on as it is; "
        + "did you mean velocity?\n")
    #expect(run.output == "velocty,offset\n5,0\n")
    #expect(run.code == .settled)
  }

  @Test func `a column conflicts with an option of the command line as with another column`() throws {
    for (input, options) in [
      ("items,velocity\n3,-9000\n", "--content-length 1000"), ("item-lengths\n5\n", "--items 3"),
      ("item-length\n5\n", "--content-length 100"),
    ] {
      let run = try BatchRun(input, options)
      #expect(run.code != .settled, "\(options)")
      #expect(run.errors.contains("exclude each other"))
    }
  }
}
