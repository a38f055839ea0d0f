import Testing

@testable import SnapsimRuns
@testable import SnapsimText

@Suite("A time limit")
struct TimeLimitTests {
  @Test(arguments: [(nil, 2), ("", 2), ("0.3", 0.3), ("1e2", 100), ("86400", 86_400)] as [(String?, Double)])
  func `is what the environment gives, or two seconds`(_ text: String?, _ seconds: Double) throws {
    #expect(try BehaviorWatch.timeLimit { $0 == "SNAPSIM_TIME_LIMIT" ? text : nil } == seconds)
  }

  @Test(arguments: ["inf", "-inf", "nan", "0", "-1", "86401", "1e400", "two", "2 s", " 2", "0x2"])
  func `is refused where it is no number of seconds`(_ text: String) {
    let error = #expect(throws: UsageError.self) { try BehaviorWatch.timeLimit { _ in text } }
    #expect(error?.message.contains("SNAPSIM_TIME_LIMIT '\(text)' is no time limit") == true)
  }
}
