import Testing

@testable import SnapsimText
@testable import SnapsimRuns
@testable import SnapsimCLI

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

  @Test func `where no column names an option, the first that means one is proposed`() throws {
    let run = try BatchRun("note,translation,velocityX\na,1,2\n")
    #expect(run.errors.hasSuffix(", or --rename translation=drag\n"), "\(run.errors)")
    #expect(run.code == .badData && run.output.isEmpty)
  }

  @Test("a column that is renamed is read", arguments: ["csv", "json"])
  func renamed(kind: String) throws {
    let text =
      kind == "csv"
      ? "id,startOffset,translation,velocityX\n7,390,-20,-1200\n"
      : #"{"id":7,"startOffset":390,"translation":-20,"velocityX":-1200}"# + "\n"
    let run = try BatchRun(
      text,
      "--behavior paging --rename translation=drag,startOffset=offset --rename velocityX=velocity "
        + "--print id,from-offset,drag,velocity,offset --format csv")
    #expect(run.output == "id,from-offset,drag,velocity,offset\n7,390,-20,-1200,780\n")
    #expect(run.errors.isEmpty && run.code == .settled)
  }

  @Test func `a logged start beside what looks like a result is said to be the start, once`() throws {
    let run = try BatchRun("offset,velocity,settledOffset,finalPage\n0,-1200,390,1\n0,-1200,390,1\n")
    #expect(
      run.errors
        == "snapsim: warning: 'offset' is where each gesture begins; 'settledOffset' looks like where it rested, "
        + "and is only handed on\n")
    #expect(try BatchRun("offset,note\n0,a\n").errors.isEmpty)
  }

  @Test(arguments: [
    ("x=drag", "--rename names 'x', which is no column here; expected some of velocity"),
    ("velocity", "--rename has 'velocity'; expected OLD=NEW, as in translation=drag"),
    ("a=b,a=c", "--rename has 'a=c', and one of its names twice; rename each column once"),
  ])
  func `a renaming that cannot be is a mistake`(text: String, message: String) throws {
    let run = try BatchRun("velocity\n1\n", "--rename \(text)")
    #expect(run.errors == "snapsim: \(message)\n")
    #expect(run.code == .usage && run.output.isEmpty)
  }
}
