/// Events of a Mac: nobody holds a key.
public enum NSEvent {
  /// Keys that are held beside others.
  public struct ModifierFlags: OptionSet, Sendable {
    /// The keys' bits.
    public let rawValue: UInt

    /// Some keys by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// One of them.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// One of them.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// One of them.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// One of them.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// One of them.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// One of them.
    public static let function = ModifierFlags(rawValue: 1 << 23)
  }

  /// The keys that are held.
  public static var modifierFlags: ModifierFlags { [] }
}
