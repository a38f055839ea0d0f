/// A coarse measure of the room along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room: an iPhone held upright is compact in width.
  case compact

  /// Much room: an iPad is regular in both.
  case regular
}
