/// A value that a state has once a finger has set it.
struct StateValue {
  let type: String
  let name: String
  let value: Value

  /// It in words, as `isOpen is true`.
  let words: String
}
