import Testing

@testable import SnapsimCLI

@Suite("The rows of a batch")
struct BatchRowsTests {
  private func rows(_ names: [String], _ options: String = "") throws -> BatchRows {
    let invocation = try Invocation(ErrorMessagesTests.words(options))
    return try BatchRows(
      BatchPlan(
        RunOptions(invocation), BatchColumns(names), keepsGoing: BatchOptions(invocation).keepsGoing))
  }

  private func text(_ rows: BatchRows) -> String { rows.text.string }

  @Test("what the last part left is forgotten the last part")
  func forgets() throws {
    var rows = try rows(["velocity", "width"], "--behavior paging --print offset --check --keep-going")
    rows.settle(Array("-1200,844\nx,1\n".utf8)[...], firstLine: 2, isJSON: false)
    #expect(text(rows) == "844\n\n")
    #expect(rows.badRows.map(\.line) == [3])
    rows.settle(Array("-1200,\n".utf8)[...], firstLine: 9, isJSON: false)
    #expect(text(rows) == "390\n")
    #expect(rows.badRows.isEmpty)
    #expect(!rows.foundMisalignment)
    rows.settle([], firstLine: 10, isJSON: false)
    #expect(text(rows).isEmpty)
  }

  @Test("lines are counted through quoted line ends, from the first line of the part")
  func lines() throws {
    var rows = try rows(["velocity", "id"], "--keep-going")
    rows.settle(Array("0,\"a\n\nb\"\nx,c\n\n0,d\ny,e".utf8)[...], firstLine: 100, isJSON: false)
    #expect(rows.badRows.map(\.line) == [103, 106])
    rows.settle(Array("{}\n\n{\"velocity\":\"x\"}\n5".utf8)[...], firstLine: 7, isJSON: true)
    #expect(rows.badRows.map(\.line) == [9, 10])
  }

  @Test("lines are counted on after a broken record that began with a quoted line end")
  func linesAfterFlaw() throws {
    var rows = try rows(["id", "velocity", "note"], "--keep-going")
    rows.settle(Array("\"a\nb\",5\" x,\nc,x,\nd,0,\ne,y,\n".utf8)[...], firstLine: 2, isJSON: false)
    #expect(rows.badRows.map(\.line) == [2, 3, 4, 6])
  }

  @Test("after a bad row nothing follows unless told to go on")
  func stops() throws {
    var rows = try rows(["velocity"], "--print offset")
    rows.settle(Array("0\nx\n0\n".utf8)[...], firstLine: 2, isJSON: false)
    #expect(text(rows) == "0\n")
    #expect(rows.badRows.map(\.line) == [3])
  }

  @Test("a layout that changes and changes back gives what it gave before")
  func changes() throws {
    var rows = try rows(["width", "velocity"], "--behavior paging --print offset")
    rows.settle(Array("844,-1200\n390,-1200\n844,-1200\n,-1200\n".utf8)[...], firstLine: 2, isJSON: false)
    #expect(text(rows) == "844\n390\n844\n390\n")
  }

  @Test("a layout that cannot be makes one bad row, and the next is settled")
  func badLayout() throws {
    var rows = try rows(["safe-area", "velocity"], "--behavior paging --print offset --keep-going")
    rows.settle(Array("0,-1200\n195,-1200\n195,-1200\n0,-1200\n".utf8)[...], firstLine: 2, isJSON: false)
    #expect(text(rows) == "390\n\n\n390\n")
    #expect(rows.badRows.map(\.line) == [3, 4])
  }
}
