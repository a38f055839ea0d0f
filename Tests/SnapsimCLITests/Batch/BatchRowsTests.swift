import SeededNumbers
import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("The rows of a batch")
struct BatchRowsTests {
  private func rows(_ names: [String], _ options: String = "", isJSON: Bool = false) throws -> BatchRows {
    try BatchRows(plan(BatchColumns(names), options, isJSON: isJSON))
  }

  private func plan(_ columns: BatchColumns, _ options: String, isJSON: Bool = false) throws -> BatchPlan {
    let invocation = try Invocation(ErrorMessagesTests.words(options))
    return try BatchPlan(
      options: RunOptions(invocation), columns: columns, output: OutputOptions(invocation),
      keepsGoing: invocation.has(.keepGoing), keys: isJSON ? columns.names : nil)
  }

  private func text(_ rows: BatchRows) -> String { rows.text.string }

  @Test func `what the last part left is forgotten`() throws {
    var rows = try rows(["velocity", "width"], "--behavior paging --print offset --check --keep-going")
    rows.settle(Array("-1200,844\nx,1\n".utf8)[...], firstLine: 2)
    #expect(text(rows) == "844\n\n")
    #expect(rows.badRows.map(\.line) == [3])
    rows.settle(Array("-1200,\n".utf8)[...], firstLine: 9)
    #expect(text(rows) == "390\n")
    #expect(rows.badRows.isEmpty)
    #expect(rows.misaligned == 0)
    rows.settle([], firstLine: 10)
    #expect(text(rows).isEmpty)
  }

  @Test func `lines are counted through quoted line ends, from the first line of the part`() throws {
    var rows = try rows(["velocity", "id"], "--keep-going")
    rows.settle(Array("0,\"a\n\nb\"\nx,c\n\n0,d\ny,e".utf8)[...], firstLine: 100)
    #expect(rows.badRows.map(\.line) == [103, 106])
    var objects = try self.rows(["velocity", "id"], "--keep-going", isJSON: true)
    objects.settle(Array("{}\n\n{\"velocity\":\"x\"}\n5".utf8)[...], firstLine: 7)
    #expect(objects.badRows.map(\.line) == [9, 10])
  }

  @Test func `lines are counted on after a broken record that began with a quoted line end`() throws {
    var rows = try rows(["id", "velocity", "note"], "--keep-going")
    rows.settle(Array("\"a\nb\",5\" x,\nc,x,\nd,0,\ne,y,\n".utf8)[...], firstLine: 2)
    #expect(rows.badRows.map(\.line) == [2, 3, 4, 6])
  }

  @Test func `a layout that changes and changes back gives what it gave before`() throws {
    var rows = try rows(["width", "velocity"], "--behavior paging --print offset")
    rows.settle(Array("844,-1200\n390,-1200\n844,-1200\n,-1200\n".utf8)[...], firstLine: 2)
    #expect(text(rows) == "844\n390\n844\n390\n")
  }

  @Test func `a layout that cannot be makes one bad row, and the next is settled`() throws {
    var rows = try rows(["safe-area", "velocity"], "--behavior paging --print offset --keep-going")
    rows.settle(Array("0,-1200\n195,-1200\n195,-1200\n0,-1200\n".utf8)[...], firstLine: 2)
    #expect(text(rows) == "390\n\n\n390\n")
    #expect(rows.badRows.map(\.line) == [3, 4])
  }

  // Numbers alone are read by a way of their own; one in quotes is not.
  @Test(arguments: [
    "0,-1200,3", "390,0,19", "1e2,5,0", ",,", "1,2", "1,2,3,4", "-0,.5,5.", "x,1,1", "0,0,20", "0,1.5,1.5",
    "+1,2,3",
    "123456789012345678,1,1", "12345678901234567890123,1,1", " 1 ,2,3", "0,0,-1", "nan,1,2", "", "0,0,1\r",
  ])
  func `rows of plain numbers come to what they do among quoted ones`(row: String) throws {
    let options = "--behavior paging --keep-going"
    var plain = try rows(["offset", "velocity", "page"], options)
    var quoted = try rows(
      ["offset", "velocity", "page", "id"],
      options + " --print behavior,gesture,start,released,"
        + "proposed,target,offset,page,item,misalignment,duration")
    let ends = row.hasSuffix("\r") ? ("\r", row.dropLast()) : ("", row[...])
    plain.settle(Array("0,0,1\n\(row)\n0,-300,2\n".utf8)[...], firstLine: 2)
    quoted.settle(
      Array("0,0,1,\"a\"\n\(ends.1)\(row.isEmpty ? "" : ",\"b\"")\(ends.0)\n0,-300,2,\"c\"\n".utf8)[...],
      firstLine: 2)
    #expect(text(plain) == text(quoted))
    #expect(plain.badRows.map(\.line) == quoted.badRows.map(\.line))
    #expect(plain.lineCount == 3)
    #expect(quoted.lineCount == 3)
  }

  // What is in quotes is read cell by cell; how rows are written is in `NumberRowTests`.
  @Test(
    arguments: [
      "", "--print offset,page", "--format json", "--format tsv --print duration,released", "--format text",
    ], ["", "--check --tolerance 1 --page 3", "--check pages=0"])
  func `rows of plain numbers, odd ones among them, are as in quotes`(output: String, checks: String) throws {
    let names = ["offset", "drag", "velocity"]
    let odd = [
      "1e9,0,0", "0,1e12,0", "x,0,0", ",5,", "1,2", "1e1,+3,.5", "", "7800,0,0", "7800,1,0", "-90000,5,1",
    ]
    var generator = SplitMix64(seed: 8)
    func number(_ most: Int) -> String {
      let whole = Int.random(in: -most...most, using: &generator)
      return [String(whole), "\(whole).\(abs(whole) % 97)"][Int.random(in: 0...1, using: &generator)]
    }
    let lines = (0..<4000).map { index in
      if index % 50 == 49 { return odd[Int.random(in: odd.indices, using: &generator)] }
      let start = 390 * Int.random(in: 0...19, using: &generator)
      return "\(start),\(number(400)),\(number(6000))"
    }
    let quoted = lines.map { line in
      line.isEmpty
        ? ""
        : line.split(separator: ",", omittingEmptySubsequences: false).map { "\"\($0)\"" }.joined(
          separator: ",")
    }
    let options = "--behavior paging --safe-area 47 --keep-going \(output) \(checks)"
    var (plain, general) = (try rows(names, options), try rows(names, options))
    plain.settle(Array(lines.joined(separator: "\n").utf8)[...], firstLine: 2)
    general.settle(Array(quoted.joined(separator: "\n").utf8)[...], firstLine: 2)
    #expect(text(plain) == text(general))
    #expect(plain.badRows.map(\.line) == general.badRows.map(\.line))
    #expect(plain.badRows.map(\.reason) == general.badRows.map(\.reason))
    #expect(!plain.badRows.isEmpty)
    #expect(plain.misaligned == general.misaligned)
    #expect(plain.passing == general.passing)
    #expect(checks.isEmpty == (plain.misaligned + plain.passing == 0))
    #expect(plain.lineCount == general.lineCount)
  }

  @Test(arguments: ["", "--format json", "--format text"])
  func `a behavior that changes from row to row stands in each`(format: String) throws {
    var rows = try rows(["behavior", "velocity"], "--print behavior,offset --keep-going \(format)")
    rows.settle(
      Array("paging,-1200\npaging,-1200\nnone,0\nnone,x\nnone,1\npaging,0\n".utf8)[...], firstLine: 2)
    let lines = text(rows).split(separator: "\n").map {
      $0.contains("paging") ? "p" : $0.contains("none") ? "n" : "-"
    }
    #expect(lines == ["p", "p", "n", "-", "n", "p"])
  }

  @Test func `an option that is printed is handed on from rows of plain numbers too`() throws {
    let wanted = ["velocity", "from-offset", "offset"]
    let columns = try BatchColumns(["offset", "velocity"]).printing([.offset, .velocity], wanted)
    let options = "--behavior paging --print \(wanted.joined(separator: ","))"
    var rows = try BatchRows(plan(columns, options))
    rows.settle(Array("0,-1200\n390,-10.50\n".utf8)[...], firstLine: 2)
    #expect(text(rows) == "-1200,0,390\n-10.50,390,780\n")
  }

  @Test func `the parts of some rows give what the whole gives`() throws {
    let text = Array("-1200,844\n0,390\n-900,390\n-1200,\n".utf8)
    func settled(_ bytes: ArraySlice<UInt8>) throws -> String {
      var rows = try rows(["velocity", "width"], "--behavior paging --print offset")
      rows.settle(bytes, firstLine: 2)
      return self.text(rows)
    }
    let parts = InputBlocks.parts(of: text[...], count: 3, quoted: true)
    #expect(try settled(text[...]) == "844\n0\n390\n390\n")
    #expect(try parts.map(settled).joined() == settled(text[...]))
  }
}
