import Foundation
import Testing

@Suite("The examples of the issue", .timeLimit(.minutes(30)))
struct IssueExamplesTests {
  @Test("one command answers with offset and page first")
  func answerFirst() async throws {
    let result = try await Shell().run("snapsim --behavior paging --width 844 --velocity -1200")
    #expect(result.lines.prefix(2) == ["offset: 844", "page: 1"])
    #expect(result.errors.isEmpty)
    #expect(result.code == 0)
  }

  @Test("a shell takes the offset into a variable")
  func printOffset() async throws {
    let result = try await Shell().run(
      "x=$(snapsim --behavior paging --width 844 --velocity -1200 --print offset); echo \"[$x]\""
    )
    #expect(result == Shell.Result(output: "[844]\n", errors: "", code: 0))
  }

  @Test("a shell loops over the offsets of repeated swipes")
  func loop() async throws {
    let result = try await Shell().run(
      "for o in $(snapsim --behavior paging --velocity -1200 --repeat 4 --print offset); do "
        + "echo \"<$o>\"; done"
    )
    #expect(result.output == "<390>\n<780>\n<1170>\n<1560>\n")
  }

  @Test("json is one object with the proposal")
  func json() async throws {
    let result = try await Shell().run(
      "snapsim --behavior paging --width 844 --velocity -1200 --format json"
    )
    #expect(result.lines.count == 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    )
    let proposed = try #require(object["proposed"] as? Double)
    #expect(abs(proposed - 594.4048014680811) < 1e-9)
    #expect(object["offset"] as? Int == 844)
    #expect(object["page"] as? Int == 1)
    #expect(object["behavior"] as? String == "paging")
  }

  @Test("in landscape paging drifts off the pages, and one page is never nearest")
  func landscape() async throws {
    let swipes = "snapsim --behavior paging --device iphone-14 --landscape --velocity -1200 --repeat 9"
    let misalignments = try await Shell().run("\(swipes) --print misalignment")
    #expect(misalignments.lines == ["94", "188", "282", "-374", "-280", "-186", "-92", "2", "96"])
    let pages = try await Shell().run("\(swipes) --print page")
    #expect(pages.lines == ["1", "2", "3", "5", "6", "7", "8", "9", "10"])
    let check = try await Shell().run("\(swipes) --check")
    #expect(check.code == 1)
    #expect(check.errors.contains("9 of 9 gestures rest misaligned"))
    // A line below the table names what is the same in every row.
    #expect(check.lines.count == 11)
  }

  @Test("in portrait paging is aligned")
  func portrait() async throws {
    let result = try await Shell().run(
      "snapsim --behavior paging --device iphone-14 --velocity -1200 --repeat 9 --check --print misalignment"
    )
    #expect(result.output == String(repeating: "0\n", count: 9))
    #expect(result.code == 0)
  }

  @Test(
    "a mistake ends with 64, nothing on standard output and one or two lines on standard error",
    arguments: [
      "--velocity nan", "--width 0", "--items 0", "--velocity", "--velocty -1200", "--behavior pagin",
      "--device iphone-99",
    ]
  )
  func mistakes(arguments: String) async throws {
    let result = try await Shell().run("snapsim \(arguments)")
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    #expect((1...2).contains(result.errorLines.count))
    #expect(result.errors.hasSuffix("\n"))
  }

  @Test("from 21 pages on, threshold paging skips the last but one and never leaves the last")
  func twentyOnePages() async throws {
    let command = "snapsim --behavior threshold-paging --items 21 --print offset"
    #expect(try await Shell().run("\(command) --offset 7020 --velocity -1500").output == "7800\n")
    #expect(try await Shell().run("\(command) --offset 7800 --velocity 1500").output == "7800\n")
    let fix = "snapsim --behavior container-paging --items 21 --print offset"
    #expect(try await Shell().run("\(fix) --offset 7020 --velocity -1500").output == "7410\n")
    #expect(try await Shell().run("\(fix) --offset 7800 --velocity 1500").output == "7410\n")
  }

  @Test("every behavior is listed, and every name in the list can be used")
  func behaviors() async throws {
    let result = try await Shell().run(
      "snapsim behaviors | grep -v '^ ' | while read -r name rest; do "
        + "snapsim --velocity -1200 --behavior \"$name\" --print behavior || echo \"bad $name\"; done")
    #expect(
      result.lines == [
        "none", "paging", "view-aligned", "velocity-paging", "distance-paging", "threshold-paging",
        "multiple",
        "nearest-page", "flick-paging", "container-paging", "single-view",
      ])
    #expect(result.errors.isEmpty)
  }

  @Test(
    "a bad spec exits 64 with what is valid",
    arguments: [
      ("view-aligned:limit=sometimes", "always-by-few"), ("multiple:of=0", "more than 0"),
      ("multiple:of=-3", "more than 0"), ("velocity-paging:x=1", "takes none"),
    ])
  func badSpecs(spec: String, valid: String) async throws {
    let result = try await Shell().run("snapsim --behavior \(spec)")
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(valid))
    #expect((1...2).contains(result.errorLines.count))
  }
}
