/// The commands besides settling, which needs no name.
enum Command: String, CaseIterable, Sendable {
  case behaviors, devices

  /// What it does, for help.
  var summary: String {
    switch self {
    case .behaviors: "the behaviors that --behavior can name"
    case .devices: "the devices that --device can name"
    }
  }
}
