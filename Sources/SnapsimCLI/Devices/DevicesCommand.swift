import ScrollSimulation

/// Lists the devices that `--device` can name.
struct DevicesCommand: Command {
  static let name = "devices"
  static let summary = "the devices that --device can name"
  static let story = ["Lists them with size, safe areas and size classes, in points."]
  static let examples = ["snapsim devices"]
  static let formats: [OutputFormat] = []
  static let isWatched = false

  static func uses(_ option: Option) -> Bool { false }

  private let output: Output

  init(_ request: Request<NoOptions>, _ session: Session) { output = session.output }

  func run() throws -> ExitCode {
    try output.write { text in
      text.append(
        "device             width  height  portrait-top,bottom  landscape-sides,top,bottom  classes-portrait  classes-landscape\n"
      )
      for device in Device.all {
        let upright = device.safeArea(along: .vertical, .portrait)
        let sides = device.safeArea(along: .horizontal, .landscape)
        let flat = device.safeArea(along: .vertical, .landscape)
        Self.append(device.name, width: 19, to: &text)
        Self.append(device.width.inSentence, width: 7, to: &text)
        Self.append(device.height.inSentence, width: 8, to: &text)
        Self.append("\(upright.leading.inSentence),\(upright.trailing.inSentence)", width: 21, to: &text)
        Self.append(
          "\(sides.leading.inSentence),\(flat.leading.inSentence),\(flat.trailing.inSentence)",
          width: 28,
          to: &text
        )
        Self.append(Self.classes(device, .portrait), width: 18, to: &text)
        text.append(Self.classes(device, .landscape))
        text.append(ByteText.newline)
      }
    }
    return .settled
  }

  private static func append(_ cell: String, width: Int, to text: inout ByteText) {
    text.append(cell)
    text.append(ByteText.space, times: width - cell.count)
  }

  private static func classes(_ device: Device, _ orientation: Device.Orientation) -> String {
    let horizontal = device.sizeClass(along: .horizontal, orientation)
    let vertical = device.sizeClass(along: .vertical, orientation)
    return "\(horizontal),\(vertical)"
  }
}
