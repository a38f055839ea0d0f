import ScrollBehavior

/// A device's screen as it is held one way: its size, its safe area on each side, and its size classes.
struct DeviceScreen: Hashable, Sendable {
  /// Distances inward from the physical sides of a screen, in points.
  struct Insets: Hashable, Sendable {
    let top: Double
    let left: Double
    let bottom: Double
    let right: Double
  }

  /// Which size classes a screen has.
  enum Room {
    case phone(Device.Orientation)
    case largePhone(Device.Orientation)
    case pad
  }

  /// The length across, in points.
  let width: Double

  /// The length upward, in points.
  let height: Double

  /// The safe area on each side.
  let insets: Insets

  /// The room across.
  let horizontalSizeClass: UserInterfaceSizeClass

  /// The room upward.
  let verticalSizeClass: UserInterfaceSizeClass

  /// Whether all of this is estimated.
  let isEstimate: Bool

  /// Makes a screen of a width by a height, in points.
  init(_ width: Double, by height: Double, _ insets: Insets, _ room: Room, isEstimate: Bool = false) {
    self.width = width
    self.height = height
    self.insets = insets
    self.isEstimate = isEstimate
    switch room {
    case .phone(let orientation):
      horizontalSizeClass = .compact
      verticalSizeClass = orientation == .portrait ? .regular : .compact
    case .largePhone(let orientation):
      horizontalSizeClass = orientation == .portrait ? .compact : .regular
      verticalSizeClass = orientation == .portrait ? .regular : .compact
    case .pad:
      horizontalSizeClass = .regular
      verticalSizeClass = .regular
    }
  }
}
