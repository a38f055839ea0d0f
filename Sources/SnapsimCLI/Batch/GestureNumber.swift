/// A number of the gesture that a row of a batch may have.
enum GestureNumber: CaseIterable, Sendable {
  case offset, page, drag, velocity

  /// The number that an option is for.
  init?(_ option: Option) {
    guard let number = Self.allCases.first(where: { $0.option == option }) else { return nil }
    self = number
  }

  var option: Option {
    switch self {
    case .offset: .offset
    case .page: .page
    case .drag: .drag
    case .velocity: .velocity
    }
  }
}
