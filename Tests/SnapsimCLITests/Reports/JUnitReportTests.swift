import Testing

@testable import SnapsimCLI

@Suite("A report in the form of JUnit's")
struct JUnitReportTests {
  private func read(_ subjects: [Report.Subject], isStrict: Bool = false) throws -> XMLReader {
    try XMLReader.read(Report(name: "snapsim audit", subjects: subjects, isStrict: isStrict).junit)
  }

  @Test("each check of each behavior is a case, and only errors fail", arguments: [false, true])
  func cases(isStrict: Bool) throws {
    let reader = try read(ReportedAudit.subjects, isStrict: isStrict)
    let suites = reader.elements.filter { $0.name == "testsuite" }.map(\.attributes)
    #expect(suites.map { $0["name"] } == ["./My Snap.swift:Snap(step: 40)", "container-paging"])
    #expect(suites.map { $0["tests"] } == ["4", "2"])
    #expect(suites.map { $0["failures"] } == [isStrict ? "2" : "1", "1"])
    #expect(suites.map { $0["time"] } == ["1.035", nil])
    let cases = reader.elements.filter { $0.name == "testcase" }.map(\.attributes)
    #expect(cases.map { $0["name"] } == ["crash", "skipped-page", "trap", "out-of-range", "crash", "trap"])
    #expect(Set(cases.compactMap { $0["classname"] }) == Set(ReportedAudit.subjects.map(\.name)))
    let all = try #require(reader.elements.first)
    #expect(all.name == "testsuites")
    #expect(all.attributes["tests"] == "6")
    #expect(all.attributes["failures"] == (isStrict ? "3" : "2"))
    #expect(reader.elements.count { $0.name == "failure" } == (isStrict ? 3 : 2))
  }

  @Test func `a failure has its place, text and command; what XML cannot hold is spelled out`() throws {
    let reader = try read(ReportedAudit.subjects)
    let failure = try #require(reader.elements.first { $0.name == "failure" }).attributes
    #expect(failure == ["message": "a<b> & \"c\" 'd' 100 %, e: f", "type": "error"])
    #expect(
      reader.texts["failure"]?.first
        == "./My Snap.swift:12: error: a<b> & \"c\" 'd' 100 %, e: f\nsecond\\0\\u{1B}[0m line ]]> €\n"
        + "$ snapsim --behavior 'x y'")
    #expect(reader.texts["failure"]?.last == "error: traps")
  }

  @Test func `what does not fail is output: notes, warnings, and what has to be known of all`() throws {
    let reader = try read(ReportedAudit.subjects)
    #expect(
      reader.texts["system-out"] == [
        "./My Snap.swift:12: warning: if so, it traps", "./My Snap.swift:12: note: clamped",
        "given up before the end",
      ])
  }

  @Test func `nothing but elements and attributes of Jenkins' schema is written`() throws {
    let attributes: [String: Set<String>] = [
      "testsuites": ["name", "tests", "failures", "errors"],
      "testsuite": ["name", "tests", "failures", "errors", "skipped", "time"],
      "testcase": ["classname", "name"], "failure": ["message", "type"], "system-out": [],
    ]
    let reader = try read(ReportedAudit.subjects, isStrict: true)
    for element in reader.elements {
      let allowed = try #require(attributes[element.name], "\(element.name)")
      #expect(allowed.isSuperset(of: element.attributes.keys), "\(element.name)")
    }
  }

  @Test func `nothing that was checked is a document too`() throws {
    #expect(try read([]).elements.map(\.name) == ["testsuites"])
  }
}
