/// A value that a view keeps; here it lives as long as whatever holds it, and copies share it.
@propertyWrapper
public struct State<Value> {
  private let storage: Box<Value>

  /// Makes a value.
  public init(wrappedValue: Value) { storage = Box(wrappedValue) }

  /// Makes a value.
  public init(initialValue: Value) { storage = Box(initialValue) }

  /// The value itself.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(get: { storage.value }, set: { storage.value = $0 }) }
}

/// A value that copies share.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes an empty value.
  public init() { self.init(wrappedValue: nil) }
}

/// A value of the environment where no scroll view hands one on: what holds where nothing has been set.
@propertyWrapper
public struct Environment<Value> {
  /// The value.
  public let wrappedValue: Value

  /// Reads a value by its key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    wrappedValue = EnvironmentValues()[keyPath: keyPath]
  }

  /// Makes a value that is none of the environment's.
  package init(value: Value) { wrappedValue = value }
}
