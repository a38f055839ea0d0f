/// The commands besides settling, which needs no name.
enum Command: String, CaseIterable, Sendable {
  case devices

  /// What it does, for help.
  var summary: String {
    switch self {
    case .devices: "the devices that --device can name"
    }
  }
}
