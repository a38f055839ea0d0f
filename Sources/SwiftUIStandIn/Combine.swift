// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A model that tells of its changes; here nobody listens.
public protocol ObservableObject: AnyObject {}

/// A value whose changes would be told.
@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// Sends values to nobody.
public final class PassthroughSubject<Output, Failure: Error> {
  public init() {}
  public func send(_ value: Output) {}
}

extension PassthroughSubject where Output == Void {
  public func send() {}
}

/// Holds a value and tells nobody of its changes.
public final class CurrentValueSubject<Output, Failure: Error> {
  public var value: Output

  public init(_ value: Output) { self.value = value }
  public func send(_ value: Output) { self.value = value }
}

/// The end of a subscription, of which there are none.
public final class AnyCancellable: Hashable {
  private let end: () -> Void

  public init(_ cancel: @escaping () -> Void) { end = cancel }

  deinit { end() }

  public func cancel() { end() }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
