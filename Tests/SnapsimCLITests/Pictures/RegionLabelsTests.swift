import ScrollSimulation
import Testing

@testable import SnapsimPictures
@testable import SnapsimCLI

@Suite("The numbers in a map")
struct RegionLabelsTests {
  @Test func `stand inside their regions`() throws {
    for behavior in ["flick-paging", "none", "threshold-paging", "paging"] {
      let subject = try MapSubject(Pictured.options("--behavior \(behavior)"))
      let function = subject.function(
        of: subject.options.behaviors[0], x: subject.x.axis(samples: 65), y: subject.y.axis(samples: 65))
      let labels = RegionLabels.labels(try SettlementMap(function))
      #expect(!labels.isEmpty)
      for label in labels {
        #expect(try function.outcome(x: label.x, y: label.y).pagesMoved == label.value)
      }
    }
  }
}
