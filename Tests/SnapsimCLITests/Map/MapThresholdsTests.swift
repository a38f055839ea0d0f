import Testing

@Suite("snapsim map --thresholds")
struct MapThresholdsTests {
  @Test func `has four decimals for people at most, and all for programs`() throws {
    let words = "map --thresholds --behavior view-aligned --item-length 321 --velocity 0 --drag -900:0:1"
    let (text, csv) = (try CapturedRun(words), try CapturedRun(words + " --format csv"))
    #expect(!text.output.contains(#/\.\d{5}/#))
    #expect(csv.output.contains(#/\.\d{5}/#))
  }
}
