import Testing

@testable import SnapsimCLI

@Suite("snapsim map --thresholds")
struct MapThresholdsTests {
  private func thresholds(_ words: String) throws -> String {
    try CapturedRun(
      ["map", "--thresholds"] + words.split(separator: " ").map(String.init)
        + ["--format", "csv", "--no-header"]
    ).output
  }

  @Test(arguments: [
    ("--behavior distance-paging", "drag,-130,1,0\ndrag,130,0,-1\n"),
    ("--behavior flick-paging --drag 0", ""),
    ("--behavior flick-paging --velocity -2500:0:1", "velocity,-2000,3,1\nvelocity,-200,1,0\n"),
    ("--behavior paging --velocity -1200 --page 0 --width 300:500:1 --content-length 1500", ""),
    ("--behavior nearest-page --velocity -1200 --page 1 --width 300:800:1", "width,396.27,2,1\n"),
    ("--behavior container-paging --velocity -1200 --page 0 --items 1:9:1", "items,2,0,1\n"),
    (
      "--behavior paging --device iphone-14 --landscape --velocity -1200 --offset 0:3000:1 --where misalignment",
      ""
    ),
  ])
  func `tells where it changes`(_ words: String, _ expected: String) throws {
    let rows = try thresholds(words + " --print option,at,before,after")
    if expected.isEmpty { return }
    #expect(rows.hasPrefix(expected), "\(rows)")
  }

  @Test func `tells of items and of misalignment where asked`() throws {
    let items = try thresholds(
      "--behavior view-aligned:limit=never --item-length 100 --velocity 0 --drag -160:0:1 --page 0 --where item --print at,before,after"
    )
    #expect(items == "-150,2,1\n-50,1,0\n")
    let rests = try thresholds(
      "--behavior none --velocity 0 --drag -200:200:1 --page 3 --where misalignment --print at")
    #expect(rests == "-0.5\n0.5\n")
  }

  @Test func `has four decimals for people at most, and all for programs`() throws {
    let words = "map --thresholds --behavior view-aligned --item-length 321 --velocity 0 --drag -900:0:1"
    let (text, csv) = (try CapturedRun(words), try CapturedRun(words + " --format csv"))
    #expect(!text.output.contains(#/\.\d{5}/#))
    #expect(csv.output.contains(#/\.\d{5}/#))
  }

  @Test func `has a header where nothing changes`() throws {
    let run = try CapturedRun("map --thresholds --behavior paging --drag -5:5:1 --velocity 0 --format csv")
    #expect(run.output == "behavior,option,from,to,at,before,after\n")
  }
}
