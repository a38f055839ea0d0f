import Testing

@testable import SnapsimPictures
@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("What pictures show")
struct RecordingTests {
  @Test("a track has all gestures of a run, its start and its rest")
  func tracks() throws {
    let recording = try Pictured.recording(
      "--behavior paging --behavior none --velocity -1200 --repeat 3 --page 2")
    #expect(recording.tracks.map(\.spec) == ["paging", "none"])
    #expect(recording.tracks.map(\.flights.count) == [3, 3])
    #expect(recording.tracks.map(\.start) == [780, 780])
    #expect(recording.tracks[0].rest == 1950)
    #expect(recording.tracks[0].end == recording.tracks[0].flights[2].end)
  }

  @Test(
    "what is too much to draw is refused before it is run",
    arguments: [
      ("--repeat 2001", OutputFormat.svg, 2000),
      ("--repeat 1001 --behavior none --behavior paging", .html, 2000),
      ("--repeat 1e9", .plot, 100_000),
    ])
  func limits(command: String, format: OutputFormat, limit: Int) throws {
    let count = try Runs(Pictured.options(command)).gestureCount
    #expect(throws: PictureError.tooManyGestures(format, count: count, limit: limit)) {
      try Pictured.recording(command, for: format)
    }
  }

  @Test("what is no picture has no limit of this kind")
  func rows() {
    for format in OutputFormat.allCases {
      #expect((format.gestureLimit == nil) == (format.kind != .picture))
    }
  }
}
