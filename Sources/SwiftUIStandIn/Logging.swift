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
  /// What entries are about, where it is no text.
  public struct Category: Sendable {
    /// Moments that matter when measuring.
    public static let pointsOfInterest = Category()
  }

  /// Makes one.
  public convenience init(subsystem: String, category: String) { self.init() }
  /// Makes one.
  public convenience init(subsystem: String, category: Category) { self.init() }
  init() {}
}

/// The kinds of marks in a log that are measured between.
public enum OSSignpostType: Sendable {
  case event, begin, end
}

/// Marks nothing.
public func os_signpost(_ type: OSSignpostType, log: OSLog, name: StaticString) {}

/// Marks nothing.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, _ format: StaticString, _ arguments: Any...
) {}

/// Marks between which nobody measures.
public struct OSSignposter: Sendable {
  /// What runs between two marks.
  public struct IntervalState: Sendable {}

  /// Makes one.
  public init(subsystem: String, category: String) {}
  /// Makes one.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Makes one.
  public init() {}

  /// Marks nothing.
  public func beginInterval(_ name: StaticString) -> IntervalState { IntervalState() }
  /// Marks nothing.
  public func beginInterval(
    _ name: StaticString, _ message: @autoclosure () -> LogMessage
  ) -> IntervalState { IntervalState() }
  /// Marks nothing.
  public func endInterval(_ name: StaticString, _ state: IntervalState) {}
  /// Marks nothing.
  public func endInterval(
    _ name: StaticString, _ state: IntervalState, _ message: @autoclosure () -> LogMessage
  ) {}
  /// Marks nothing.
  public func emitEvent(_ name: StaticString) {}
  /// Marks nothing.
  public func emitEvent(_ name: StaticString, _ message: @autoclosure () -> LogMessage) {}
  /// Calls a closure.
  public func withIntervalSignpost<T>(_ name: StaticString, _ body: () throws -> T) rethrows -> T {
    try body()
  }
}

/// A value behind a lock.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let lock = NSLock()
  private var state: State

  /// Locks a value up.
  public init(initialState: State) {
    state = initialState
  }

  /// Calls a closure with the value, one thread at a time.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock alone.
  public convenience init() { self.init(initialState: ()) }

  /// Calls a closure, one thread at a time.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}

/// Plays nothing.
public func AudioServicesPlaySystemSound(_ sound: UInt32) {}

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

/// A span in seconds.
public typealias CFTimeInterval = Double

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// Seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
