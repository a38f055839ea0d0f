import SnapsimRuns
import SnapsimText

/// A reason why nothing can be drawn.
enum PictureError: CommandError, Equatable {
  case tooManyGestures(OutputFormat, count: Int, limit: Int)
  case tooManyLengths(Int, limit: Int)
  case notFinite

  package var exitCode: ExitCode { .usage }

  package var message: String {
    switch self {
    case .tooManyGestures(let format, let count, let limit):
      "--format \(format.rawValue) draws at most \(limit) gestures of all behaviors together, and these are "
        + "\(count); use fewer, or write rows with --format csv"
    case .tooManyLengths(let count, let limit):
      "--format html draws at most \(limit) different --item-lengths, and these are \(count); use fewer, or "
        + "--item-length"
    case .notFinite:
      "--format html cannot draw numbers this large; use smaller velocities and lengths"
    }
  }
}
