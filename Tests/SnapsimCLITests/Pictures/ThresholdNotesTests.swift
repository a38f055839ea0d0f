import Testing

@testable import SnapsimPictures
@testable import SnapsimCLI

@Suite("What is said of a map")
struct ThresholdNotesTests {
  private func notes(_ command: String) throws -> [String] {
    try MapFigure(MapSubject(Pictured.options(command)), samples: (33, 33), tolerance: 0.5).panels[0].notes
  }

  @Test(arguments: [
    (
      "--behavior flick-paging",
      [
        "from page 9: a drag alone turns from 195.0 pt; a flick alone turns from 200.0 pt/s, three pages from 2,000.0 pt/s, "
          + "four pages from 2,742.7 pt/s, five pages from 3,523.5 pt/s; never more than 5; backward the same"
      ]
    ),
    (
      "--behavior distance-paging --page 0",
      [
        "from page 0: a drag alone turns from 130.0 pt; a flick alone turns from 270.3 pt/s; never more than 1",
        "backward: no drag alone up to 390.0 pt turns; no flick alone up to 4,000.0 pt/s turns; nothing moves that way",
      ]
    ),
    (
      "--behavior velocity-paging --layout-direction rtl --page 5 --drag 0:10:1",
      [
        "from page 5: no drag alone up to 10.0 pt turns; a flick alone turns one page the other way from 0.0 pt/s; "
          + "never more than 1",
        "backward: a flick alone turns one page the other way from 0.0 pt/s; never more than 1",
      ]
    ),
    ("--behavior paging --width 300:400:1 --velocity -1200", []),
  ])
  func `is where pages turn`(_ command: String, _ expected: [String]) throws {
    #expect(try notes(command).filter { !$0.contains("misaligned") } == expected)
  }

  @Test(arguments: [
    (0.0, "0.0"), (9.96, "10.0"), (999.94, "999.9"), (1000, "1,000.0"), (1_234_567.89, "1,234,567.9"),
    (-1200, "-1,200.0"), (-0.01, "0.0"),
  ])
  func `has numbers with a digit and commas`(_ number: Double, _ text: String) {
    #expect(ThresholdNotes.number(number) == text)
  }

  @Test(arguments: [
    (0.0, "0 %"), (0.001, "less than 1 %"), (0.5, "50 %"), (0.999, "more than 99 %"), (1, "100 %"),
  ])
  func `has parts in percents`(_ part: Double, _ text: String) {
    #expect(PartWords.percent(part) == text)
  }
}
