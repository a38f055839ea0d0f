import Testing

@testable import SnapsimRuns

@Suite("Columns that logs call otherwise")
struct ResultNamesTests {
  @Test(arguments: [
    ("startOffset", "offset"), ("start_offset", "offset"), ("contentOffset.x", "offset"),
    ("translation", "drag"), ("translation.width", "drag"), ("velocityX", "velocity"),
    ("item count", "items"),
  ])
  func `another word for an option names it`(name: String, option: String) throws {
    #expect(Option.ofRuns.meant(by: name)?.name == option)
    let run = try BatchRun("behavior,\(name)\npaging,100\n")
    #expect(run.errors.contains("--rename \(name)=\(option)"), "\(run.errors)")
    #expect(run.code == .settled)
  }
}
