// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A value that an app would keep from run to run; here it begins as its source says in each run.
@propertyWrapper
public struct AppStorage<Value> {
  @State private var value: Value

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    _value = State(wrappedValue: wrappedValue)
  }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  public var projectedValue: Binding<Value> { $value }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) { self.init(wrappedValue: nil, key, store: store) }
}

/// A value that a window would keep; here it begins as its source says in each run.
public typealias SceneStorage = AppStorage

/// A length that grows with the size of text; here text has its usual size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public let wrappedValue: Value

  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    self.wrappedValue = wrappedValue
  }
}

public typealias ObservedObject<Model: ObservableObject> = Bindable<Model>

@propertyWrapper
public struct StateObject<Model: ObservableObject> {
  @State private var model: Model

  public init(wrappedValue: @autoclosure () -> Model) { _model = State(wrappedValue: wrappedValue()) }
  public var wrappedValue: Model { model }
  public var projectedValue: ObservedObject<Model> { ObservedObject(wrappedValue: model) }
}

@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Model: AnyObject> {
  public var wrappedValue: Model

  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }
  public init(_ model: Model) { self.init(wrappedValue: model) }
  public var projectedValue: Bindable<Model> { self }

  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
    let model = wrappedValue
    return Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
  }
}

extension Environment {
  public init<Model: AnyObject>(_ type: Model.Type) where Value == Model? { self.init(value: nil) }
}

public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false

  public init(animation: Animation? = nil) { self.animation = animation }
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  try body()
}

public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }

/// Makes changes, which would be animated where something is drawn; as nothing is, what follows is never called.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result { try body() }

extension MainActor {
  public static func assumeIsolated<T>(_ operation: @MainActor () throws -> T) rethrows -> T {
    try withoutActuallyEscaping(operation) { try unsafeBitCast($0, to: (() throws -> T).self)() }
  }
}

/// An object that an app would keep in a database; here it is as it is made, and equal to itself alone.
public protocol PersistentModel: AnyObject, Hashable, Identifiable {}

extension PersistentModel {
  public static func == (one: Self, other: Self) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An item in place of an app's own, for a behavior that is made for items of any type.
public struct SampleItem: Identifiable, Hashable, Comparable, Codable, Sendable {
  /// Its place among other items, which tells it from them.
  public let id: Int

  public init(id: Int) { self.id = id }

  /// Whether one stands before another.
  public static func < (one: SampleItem, other: SampleItem) -> Bool { one.id < other.id }
}
