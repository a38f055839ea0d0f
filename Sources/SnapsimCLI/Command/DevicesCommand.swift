import ScrollSimulation
import SnapsimRuns
import SnapsimText

extension Command {
  static let devices = Command(
    name: "devices", summary: "the devices that --device can name",
    story: [
      "Lists them with size, safe areas and size classes, in points. --device takes a name as it stands there or as the "
        + "device is sold, such as 'iPhone 15 Pro Max'.",
      "screen: width by height held upright. portrait and landscape: the safe area held so, as top,right,bottom,left. "
        + "classes: across,upward, upright and on its side, c for compact and r for regular. ~ marks an estimate, neither "
        + "measured nor documented.",
    ],
    examples: ["snapsim devices"], isWatched: false
  ) { _, session in
    try session.output.write { text in
      Self.append(["device", "screen", "portrait", "landscape", "classes"], to: &text)
      for device in Device.all {
        Self.append(
          [
            device.name, "\(device.width.inSentence)x\(device.height.inSentence)",
            Self.insets(device, .portrait), Self.insets(device, .landscape),
            Device.Orientation.allCases.map { Self.classes(device, $0) }.joined(separator: " "),
          ], to: &text)
      }
    }
    return .settled
  }

  private static func append(_ cells: [String], to text: inout ByteText) {
    for (cell, width) in zip(cells, [19, 11, 14, 14, 0]) {
      text.append(cell)
      text.append(ByteText.space, times: max(0, width - cell.count))
    }
    text.append(ByteText.newline)
  }

  private static func insets(_ device: Device, _ orientation: Device.Orientation) -> String {
    let across = device.safeArea(along: .horizontal, orientation)
    let upward = device.safeArea(along: .vertical, orientation)
    let sides = [upward.leading, across.trailing, upward.trailing, across.leading]
    return sides.map(\.inSentence).joined(separator: ",") + (device.isEstimate(orientation) ? "~" : "")
  }

  private static func classes(_ device: Device, _ orientation: Device.Orientation) -> String {
    [Axis.horizontal, .vertical].map {
      device.sizeClass(along: $0, orientation) == .compact ? "c" : "r"
    }.joined(separator: ",")
  }
}
