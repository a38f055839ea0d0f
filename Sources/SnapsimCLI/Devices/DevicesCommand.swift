import ScrollSimulation

/// Lists the devices that `--device` can name.
enum DevicesCommand {
  static func run(to output: Output) throws {
    try output.write { text in
      text.append(
        "device             width  height  portrait-top,bottom  landscape-sides,top,bottom  classes-portrait  classes-landscape\n"
      )
      for device in Device.all {
        let upright = device.safeArea(along: .vertical, .portrait)
        let sides = device.safeArea(along: .horizontal, .landscape)
        let flat = device.safeArea(along: .vertical, .landscape)
        append(device.name, width: 19, to: &text)
        append(device.width.inSentence, width: 7, to: &text)
        append(device.height.inSentence, width: 8, to: &text)
        append("\(upright.leading.inSentence),\(upright.trailing.inSentence)", width: 21, to: &text)
        append(
          "\(sides.leading.inSentence),\(flat.leading.inSentence),\(flat.trailing.inSentence)",
          width: 28,
          to: &text
        )
        append(classes(device, .portrait), width: 18, to: &text)
        text.append(classes(device, .landscape))
        text.append(ByteText.newline)
      }
    }
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
