/// How snapsim ends: 0 and 1 are answers, the others follow sysexits.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case settled = 0
  case found = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  case cannotWrite = 74

  package var summary: String {
    switch self {
    case .settled: "settled"
    case .found: "something found"
    case .usage: "usage"
    case .badData: "bad data"
    case .noInput: "unreadable file"
    case .unavailable: "no Swift"
    case .cannotWrite: "unwritable output"
    }
  }

  package var meaning: String {
    switch self {
    case .settled:
      "the gestures settled; also when nobody reads the output any more, as with | head -1"
    case .found:
      "--check found a misaligned row, audit a gesture gone wrong, diff a difference, match no rule or several, or play an "
        + "expectation that fails"
    case .usage:
      "a mistake on the command line, or a layout that cannot be; nothing is written to standard output"
    case .badData:
      "bad input data, told as file:line; a behavior that crashes, hangs, does not compile or has no finite target; or "
        + "a part of a long sweep that cannot be, after the rows before it"
    case .noInput: "a file that is missing, a folder, or not to be read"
    case .unavailable:
      "no Swift toolchain on the path that works, which a behavior file needs; or nothing that opens a browser for --open"
    case .cannotWrite: "the output could not be written; a file named by --output is as it was"
    }
  }
}
