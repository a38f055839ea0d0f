import SnapsimText

/// A reason why items cannot be followed.
enum RevealError: CommandError, Equatable {
  case noItems
  case tooManyInView(Int, limit: Int)
  case tooManyWaiting(limit: Int)

  var exitCode: ExitCode { .usage }

  var message: String {
    switch self {
    case .noItems:
      "snapsim reveal is about items, and --content-length has none; leave --content-length out"
    case .tooManyInView(let count, let limit):
      "\(count) items are in view at once, and reveal follows \(limit) at most; make --item-length longer"
    case .tooManyWaiting(let limit):
      "more than \(limit) items come into view that may come back, and reveal follows no more; make --item-length "
        + "longer, or use fewer gestures"
    }
  }
}
