import Foundation

/// The table of figures.
enum Report {
  static func header() {
    print(
      "Medians of several runs; ratios are of speeds in the same run, so 2 is twice as fast as the yardstick. M/s are "
        + "millions of rows or settlements a second, MiB the most memory held. Nothing else should run meanwhile.\n"
    )
    print(line("figure", "snapsim", "yardstick", "ratio"))
  }

  static func row(_ figure: String, _ value: String, against yardstick: String, ratio: Double?) {
    print(line(figure, value, yardstick, ratio.map { String(format: "%.2f", $0) } ?? "-"))
    // Each as it is found, into a pipe or file too.
    fflush(nil)
  }

  static func number(_ value: Double) -> String { String(format: value < 10 ? "%.2f" : "%.1f", value) }

  private static func line(_ cells: String...) -> String {
    zip(cells, [34, 26, 32, 0]).map { $0.padding(toLength: max($1, $0.count), withPad: " ", startingAt: 0) }
      .joined()
  }
}
