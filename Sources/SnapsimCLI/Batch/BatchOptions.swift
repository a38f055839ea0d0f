/// What a batch alone takes.
struct BatchOptions: OptionSettings {
  /// Whether it goes on after a bad row.
  var keepsGoing = false

  static let keepGoing = OptionRow<Self>.flag(
    "keep-going", in: .output, means: "batch: go on after a bad row, and leave its values empty"
  ) { $0.keepsGoing = true }

  static let rows = [keepGoing]
}

/// What a batch cannot do with all its rows.
enum BatchError: CommandError, Equatable {
  case sweep(Option)
  case severalBehaviors

  var message: String {
    switch self {
    case .sweep(let option):
      "\(option.flag) takes one number in a batch, where each row is one gesture; give it one, or a column"
    case .severalBehaviors:
      "a batch takes one --behavior, as it answers each row by one; run it once for each"
    }
  }

  var exitCode: ExitCode { .usage }
}
