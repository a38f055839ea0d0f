import Testing

@Suite("Sweeps and comparisons", .timeLimit(.minutes(30)))
struct SweepTests {
  @Test("the sweep typed last varies fastest, then come behaviors, then gestures")
  func order() async throws {
    let result = try await Shell().run(
      "snapsim --drag 1,2 --velocity 0:10:10 --behavior none --behavior paging --repeat 2 --format csv "
        + "--print drag,velocity,behavior,gesture --no-header")
    var expected: [String] = []
    for drag in [1, 2] {
      for velocity in [0, 10] {
        for behavior in ["none", "paging"] {
          for gesture in [0, 1] { expected.append("\(drag),\(velocity),\(behavior),\(gesture)") }
        }
      }
    }
    #expect(result.lines == expected)
  }

  @Test("swept columns stand after the gesture, in every format")
  func columns() async throws {
    let csv = try await Shell().run("snapsim --velocity 0:1:0.1 --items 5,6 --format csv")
    #expect(csv.lines.first?.hasPrefix("behavior,gesture,velocity,items,start,") == true)
    #expect(csv.lines.count == 23)
    let velocities = csv.lines.dropFirst().map { $0.split(separator: ",")[2] }
    #expect(velocities[6] == "0.3")
    #expect(velocities.last == "1")
    let json = try await Shell().run("snapsim --offset 0:1:1 --format json")
    #expect(
      json.lines.last?.hasPrefix("{\"behavior\":\"none\",\"gesture\":0,\"from-offset\":1,\"start\":1,")
        == true)
    let table = try await Shell().run("snapsim --page 0:2:1")
    let head = table.lines.first?.split(separator: " ").prefix(2).map(String.init)
    #expect(head == ["from-page", "start"])
    #expect(Set(table.lines.prefix(4).map(\.count)).count == 1)
  }

  @Test("a long range streams: its first row is there at once", arguments: ["2000000", "1e9"])
  func lazy(rows: String) async throws {
    let result = try await Shell().run(
      "{ snapsim --page 3 --velocity 1:\(rows):1 --format csv --no-header; echo $? >&2; } | head -1")
    #expect(result.lines.count == 1)
    #expect(result.errors == "0\n")
  }

  @Test(
    "runaway sizes and steps that lead nowhere are mistakes",
    arguments: [
      "--velocity 0:1e10:1", "--velocity 0:1:1e-300", "--velocity 0:1e6:1 --drag 0:1e6:1", "--velocity 0:1:0",
      "--velocity 0:1:-1", "--velocity 1:0:1", "--velocity 0:1", "--velocity 0:1:1:1", "--velocity 1,",
      "--repeat 1e10", "--items 0:3:1", "--items 1:3:0.5", "--velocity 1:1e9:1 --repeat 2",
      "--width -1:1:1",
    ])
  func mistakes(arguments: String) async throws {
    let result = try await Shell().run("snapsim \(arguments)")
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    #expect((1...2).contains(result.errorLines.count))
  }

  @Test("several behaviors stand below one another, in the order typed")
  func comparison() async throws {
    let result = try await Shell().run(
      "snapsim --device iphone-14 --landscape --velocity -1200 --behavior paging --behavior container-paging "
        + "--behavior view-aligned:limit=never,anchor=center --print behavior,offset,misalignment --format csv"
    )
    #expect(
      result.lines.prefix(3) == ["behavior,offset,misalignment", "paging,844,94", "container-paging,750,0"])
    #expect(result.lines.last?.hasPrefix("\"view-aligned:limit=never,anchor=center\",") == true)
    #expect(result.lines.count == 4)
  }

  @Test("gestures in sequence go on from rest, and after= catches the one before")
  func gestures() async throws {
    let result = try await Shell().run(
      "snapsim --behavior container-paging --gesture velocity=-1200 --gesture velocity=-1200,after=0.1 "
        + "--gesture drag=30 --print gesture,start,offset --format csv --no-header")
    let rows = result.lines.map { $0.split(separator: ",").compactMap { Double($0) } }
    try #require(rows.count == 3 && rows.allSatisfy { $0.count == 3 })
    #expect(rows[0] == [0, 0, 390])
    #expect(rows[1][1] > 0 && rows[1][1] < 390)
    #expect(rows[1][2].truncatingRemainder(dividingBy: 390) == 0)
    #expect(rows[2][1] == rows[1][2])
    #expect(result.code == 0)
  }

  @Test("an option with one number is a column where it is asked for")
  func heldColumns() async throws {
    let result = try await Shell().run(
      "snapsim --velocity -1200 --width 844 --offset 10 --behavior paging --print velocity,from-offset,offset --format csv"
    )
    #expect(
      result == Shell.Result(output: "velocity,from-offset,offset\n-1200,10,844\n", errors: "", code: 0))
    #expect(try await Shell().run("snapsim --velocity -1200 --print velocity").output == "-1200\n")
    #expect(try await Shell().run("snapsim --velocity -1200 --print drag").code == 64)
    let lines = try await Shell().run("snapsim --velocity -1200 --print velocity,page")
    #expect(lines.output == "velocity: -1200\npage: 2\n")
  }

  @Test(
    "a layout that cannot be is told before the first row",
    arguments: [
      "--safe-area 100 --width 390,300,200", "--items 20,5 --page 10", "--page 0:20:1",
      "--velocity 0:100:1 --width 844,1 --content-margins 5",
    ])
  func checkedBeforehand(arguments: String) async throws {
    let result = try await Shell().run("snapsim \(arguments)")
    #expect(result.code == 64 && result.output.isEmpty && result.errorLines.count == 1)
  }
}
