// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A log that nobody reads: what is written to it is not even made into a text.
public struct Logger: Sendable {
  public init(subsystem: String, category: String) {}
  public init() {}
  public func log(_ message: @autoclosure () -> LogMessage) {}
  public func trace(_ message: @autoclosure () -> LogMessage) {}
  public func debug(_ message: @autoclosure () -> LogMessage) {}
  public func info(_ message: @autoclosure () -> LogMessage) {}
  public func notice(_ message: @autoclosure () -> LogMessage) {}
  public func warning(_ message: @autoclosure () -> LogMessage) {}
  public func error(_ message: @autoclosure () -> LogMessage) {}
  public func critical(_ message: @autoclosure () -> LogMessage) {}
  public func fault(_ message: @autoclosure () -> LogMessage) {}
}

public struct LogMessage: ExpressibleByStringInterpolation {
  public enum Privacy: Sendable { case `public`, `private`, sensitive, auto }

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<T>(_ value: T, privacy: Privacy = .auto) {}
    public mutating func appendInterpolation<T>(_ value: T, format: FloatFormat, privacy: Privacy = .auto) {}
  }

  public enum FloatFormat: Sendable {
    case fixed
    public static func fixed(precision: Int) -> FloatFormat { .fixed }
  }

  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

public enum OSLogType: Sendable { case `default`, info, debug, error, fault }

public final class OSLog: Sendable {
  public static let `default` = OSLog()
  public struct Category: Sendable { public static let pointsOfInterest = Category() }

  public convenience init(subsystem: String, category: String) { self.init() }
  public convenience init(subsystem: String, category: Category) { self.init() }
  init() {}
}

/// The kinds of marks in a log that are measured between.
public enum OSSignpostType: Sendable { case event, begin, end }

public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, _ format: StaticString = "", _ arguments: Any...
) {}

/// Marks between which nobody measures.
public struct OSSignposter: Sendable {
  public struct IntervalState: Sendable {}

  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: OSLog.Category) {}
  public init() {}
  public func beginInterval(
    _ name: StaticString, _ message: @autoclosure () -> LogMessage = ""
  ) -> IntervalState { IntervalState() }
  public func endInterval(
    _ name: StaticString, _ state: IntervalState, _ message: @autoclosure () -> LogMessage = ""
  ) {}
  public func emitEvent(_ name: StaticString, _ message: @autoclosure () -> LogMessage = "") {}
  public func withIntervalSignpost<T>(_ name: StaticString, _ body: () throws -> T) rethrows -> T {
    try body()
  }
}

public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let lock = NSLock()
  private var state: State

  public init(initialState: State) { state = initialState }

  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public convenience init() { self.init(initialState: ()) }

  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLock { _ in try body() }
  }
}

public func AudioServicesPlaySystemSound(_ sound: UInt32) {}

public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...
) {}

public func os_log(_ type: OSLogType, _ message: @autoclosure () -> LogMessage) {}

/// Seconds since some moment.
public func CACurrentMediaTime() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

public typealias CFTimeInterval = Double

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
