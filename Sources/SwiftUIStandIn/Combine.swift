import ScrollBehavior

/// A model that tells of its changes; here nobody listens.
public protocol ObservableObject: AnyObject {}

/// A value whose changes would be told.
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Makes a value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes a value.
  public init(initialValue: Value) {
    wrappedValue = initialValue
  }
}

/// A model that a view watches.
@propertyWrapper
@dynamicMemberLookup
public struct ObservedObject<Model: ObservableObject> {
  /// The model.
  public var wrappedValue: Model

  /// Makes it of a model.
  public init(wrappedValue: Model) {
    self.wrappedValue = wrappedValue
  }

  /// The bindings to what the model holds.
  public var projectedValue: ObservedObject<Model> { self }

  /// A binding to one property.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
    let model = wrappedValue
    return Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
  }
}

/// Sends values to nobody.
public final class PassthroughSubject<Output, Failure: Error> {
  /// Makes a subject.
  public init() {}

  /// Does nothing.
  public func send(_ value: Output) {}
}

extension PassthroughSubject where Output == Void {
  /// Does nothing.
  public func send() {}
}

/// Holds a value and tells nobody of its changes.
public final class CurrentValueSubject<Output, Failure: Error> {
  /// The value.
  public var value: Output

  /// Makes a subject.
  public init(_ value: Output) {
    self.value = value
  }

  /// Changes the value.
  public func send(_ value: Output) {
    self.value = value
  }
}

/// What ends a subscription, of which there are none.
public final class AnyCancellable: Hashable {
  private let end: () -> Void

  /// Makes one that calls a closure when it ends.
  public init(_ cancel: @escaping () -> Void) {
    end = cancel
  }

  deinit { end() }

  /// Ends it.
  public func cancel() { end() }

  /// Keeps it.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether two are the same.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  /// Feeds what tells it from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
