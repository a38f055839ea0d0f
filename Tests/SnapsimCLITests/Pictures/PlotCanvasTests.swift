import Testing

@testable import SnapsimPictures
@testable import SnapsimCLI

@Suite("A canvas of cells")
struct PlotCanvasTests {
  @Test("each dot of a cell has its bit, as Unicode numbers them")
  func dots() {
    var canvas = PlotCanvas(columns: 2, rows: 1, isUnicode: true)
    #expect(canvas.width == 4 && canvas.height == 4)
    for y in 0..<4 { canvas.set(0, y, series: 0) }
    canvas.set(3, 3, series: 1)
    #expect(canvas.braille == [0x47, 0x80])
    #expect(canvas.series == [1, 2])
  }

  @Test("in ASCII a cell is one dot, and what lies outside is left out")
  func ascii() {
    var canvas = PlotCanvas(columns: 3, rows: 2, isUnicode: false)
    canvas.set(2, 1, series: 0)
    for (x, y) in [(-1, 0), (0, -1), (3, 0), (0, 2)] { canvas.set(x, y, series: 0) }
    #expect(canvas.series == [0, 0, 0, 0, 0, 1])
  }

  @Test("a line has no gaps, in any direction")
  func line() {
    for (x, y) in [(9, 4), (4, 9), (0, 9), (9, 0), (0, 0)] {
      var canvas = PlotCanvas(columns: 10, rows: 10, isUnicode: false)
      canvas.line(from: (0, 0), to: (x, y), series: 3)
      #expect(canvas.series.filter { $0 == 8 }.count == max(x, y) + 1)
      #expect(canvas.series[y * 10 + x] == 8)
    }
  }
}
