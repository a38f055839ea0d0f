import ScrollBehavior

/// A log that nobody reads: what is written to it is not even made into a text.
public struct Logger: Sendable {
  /// Makes a log.
  public init(subsystem: String, category: String) {}

  /// Makes a log.
  public init() {}

  /// Drops it.
  public func log(_ message: @autoclosure () -> LogMessage) {}
  /// Drops it.
  public func trace(_ message: @autoclosure () -> LogMessage) {}
  /// Drops it.
  public func debug(_ message: @autoclosure () -> LogMessage) {}
  /// Drops it.
  public func info(_ message: @autoclosure () -> LogMessage) {}
  /// Drops it.
  public func notice(_ message: @autoclosure () -> LogMessage) {}
  /// Drops it.
  public func warning(_ message: @autoclosure () -> LogMessage) {}
  /// Drops it.
  public func error(_ message: @autoclosure () -> LogMessage) {}
  /// Drops it.
  public func critical(_ message: @autoclosure () -> LogMessage) {}
  /// Drops it.
  public func fault(_ message: @autoclosure () -> LogMessage) {}
}

/// What is written to a log.
public struct LogMessage: ExpressibleByStringInterpolation {
  /// Who may read a value.
  public enum Privacy: Sendable {
    case `public`, `private`, sensitive, auto
  }

  /// The parts of a message, which are dropped.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Makes one.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Drops it.
    public mutating func appendLiteral(_ literal: String) {}
    /// Drops it.
    public mutating func appendInterpolation<T>(_ value: T, privacy: Privacy = .auto) {}
    /// Drops it.
    public mutating func appendInterpolation<T>(_ value: T, format: FloatFormat, privacy: Privacy = .auto) {}
  }

  /// How a number would be written.
  public enum FloatFormat: Sendable {
    case fixed
    /// Drops it.
    public static func fixed(precision: Int) -> FloatFormat { .fixed }
  }

  /// Makes one.
  public init(stringLiteral value: String) {}
  /// Makes one.
  public init(stringInterpolation: StringInterpolation) {}
}

/// The kinds of entries in the old log.
public struct OSLogType: Sendable {
  /// A kind of entry.
  public static let `default` = OSLogType()
  /// A kind of entry.
  public static let info = OSLogType()
  /// A kind of entry.
  public static let debug = OSLogType()
  /// A kind of entry.
  public static let error = OSLogType()
  /// A kind of entry.
  public static let fault = OSLogType()
}

/// The old log.
public final class OSLog: Sendable {
  /// A kind of entry.
  public static let `default` = OSLog()
  /// Makes one.
  public convenience init(subsystem: String, category: String) { self.init() }
  init() {}
}

/// Writes nothing.
public func os_log(_ message: StaticString, _ arguments: Any...) {}

/// Writes nothing.
public func os_log(
  _ message: StaticString, log: OSLog, type: OSLogType = .default, _ arguments: Any...
) {}

/// Writes nothing.
public func os_log(_ type: OSLogType, _ message: @autoclosure () -> LogMessage) {}

/// Seconds since some moment.
public func CACurrentMediaTime() -> Double {
  Double(DispatchTime.now().uptimeNanoseconds) / 1e9
}
