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
    let fields: [Field<Device>] = [
      Field("device", width: 17, isText: true) { .text($0.name) },
      Field("screen", width: 9, isText: true) { .text("\($0.width.inSentence)x\($0.height.inSentence)") },
      Field("portrait", width: 12, isText: true) { .text(Self.insets($0, .portrait)) },
      Field("landscape", width: 12, isText: true) { .text(Self.insets($0, .landscape)) },
      Field("classes", width: 0, isText: true) { device in
        .text(Device.Orientation.allCases.map { Self.classes(device, $0) }.joined(separator: " "))
      },
    ]
    var rows = try RowWriter(fields, OutputOptions())
    for device in Device.all { try rows.write(device, to: session.output) }
    return .settled
  }

  private static func insets(_ device: Device, _ orientation: Device.Orientation) -> String {
    let across = device.safeArea(along: .horizontal, orientation)
    let upward = device.safeArea(along: .vertical, orientation)
    let sides = [upward.leading, across.trailing, upward.trailing, across.leading]
    return sides.map(\.inSentence).joined(separator: ",") + (device.isEstimate(orientation) ? "~" : "")
  }

  private static func classes(_ device: Device, _ orientation: Device.Orientation) -> String {
    [Axis.horizontal, .vertical].map { device.sizeClass(along: $0, orientation) == .compact ? "c" : "r" }
      .joined(separator: ",")
  }
}
