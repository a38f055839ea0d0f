import Testing

@testable import SnapsimPictures

@Suite("The cells of a map")
struct MapCellsTests {
  private struct Case: CustomTestStringConvertible {
    let testDescription: String
    let x: [Double]
    let y: [Double]
    let values: [Int]
    let paths: [Int: String]
  }

  private static let cases = [
    Case(
      testDescription: "one", x: [5], y: [5], values: [3], paths: [3: "M0 10H10V0H0Z"]),
    Case(
      testDescription: "all alike", x: [0, 5, 10], y: [10, 0], values: [1, 1, 1, 1, 1, 1],
      paths: [1: "M0 10H10V0H0Z"]),
    Case(
      testDescription: "half-way between samples", x: [0, 4, 10], y: [5], values: [-2, 7, 7],
      paths: [-2: "M0 10H2V0H0Z", 7: "M2 10H10V0H2Z"]),
    Case(
      testDescription: "the lowest row first", x: [5], y: [10, 0], values: [1, 2],
      paths: [1: "M0 10H10V5H0Z", 2: "M0 5H10V0H0Z"]),
    Case(
      testDescription: "a step", x: [0, 10], y: [10, 0], values: [1, 1, 1, 2],
      paths: [1: "M0 10H10V5H0ZM0 5H5V0H0Z", 2: "M5 5H10V0H5Z"]),
  ]

  @Test(arguments: cases)
  private func `that show the same are one rectangle`(_ example: Case) {
    let cells = MapCells(x: example.x, y: example.y, in: (10, 10))
    let paths = cells.paths(example.values)
    #expect(paths.map(\.value) == example.paths.keys.sorted())
    #expect(Dictionary(paths.map { ($0.value, $0.data) }, uniquingKeysWith: +) == example.paths)
  }
}
