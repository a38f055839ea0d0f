import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("The verdict of a check")
struct CheckVerdictTests {
  static let cases: [(String, ExitCode, String)] = [
    (
      "--check", .found,
      """
      snapsim: check failed: 4 of 4 gestures rest misaligned; the worst is gesture 3 of paging, -374 pt off
        $ snapsim --behavior paging --device iphone-14 --landscape --offset 2532 --velocity -1200 --check aligned

      """
    ),
    (
      "--check pages=1", .found,
      """
      snapsim: check failed: 1 of 4 gestures passes more than 1 page; the worst is gesture 3 of paging, from page 3 to 5
        $ snapsim --behavior paging --device iphone-14 --landscape --offset 2532 --velocity -1200 --check pages=1

      """
    ),
    ("--check=pages=2", .settled, ""), ("--check aligned --tolerance 400", .settled, ""),
    ("--check aligned,pages=2 --tolerance 400", .settled, ""), ("", .settled, ""),
  ]

  @Test(arguments: cases)
  func `a check that fails says how many, which is the worst, and what repeats it`(
    option: String, code: ExitCode, errors: String
  ) throws {
    let run = try CapturedRun(
      "--behavior paging --device iphone-14 --landscape --velocity -1200 --repeat 4 \(option)")
    #expect(run.errors == errors)
    #expect(run.code == code)
  }

  @Test func `the command that a verdict names fails the same check`() throws {
    let run = try CapturedRun(
      "--behavior paging --device iphone-14 --landscape --offset 2532 --velocity -1200 --check aligned,pages=1"
    )
    #expect(run.code == .found && run.errors.contains("from page 3 to 5"))
  }

  @Test(arguments: ["--format svg", "--format plot", "--format csv", "--print offset"])
  func `whatever is written, the verdict is the same`(option: String) throws {
    let run = try CapturedRun(
      "--behavior paging --width 844 --safe-area 47 --velocity -1200 --check \(option)")
    #expect(run.errors.hasPrefix("snapsim: check failed: gesture 0 of paging rests misaligned, 94 pt off\n"))
    #expect(run.code == .found)
  }
}
