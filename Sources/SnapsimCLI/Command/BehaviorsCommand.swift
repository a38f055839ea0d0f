import SnapsimRuns
import SnapsimText

/// Lists the behaviors that `--behavior` can name, from the catalog that parses them.
struct BehaviorsCommand: Command {
  static let name = "behaviors"
  static let summary = "the behaviors that --behavior can name"
  static let story = ["Lists them with their parameters; help behaviors tells how they are written."]
  static let examples = ["snapsim behaviors"]
  static let formats: [OutputFormat] = []
  static let isWatched = false

  static func uses(_ option: Option) -> Bool { false }

  private let output: Output

  init(_ request: Request<NoOptions>, _ session: Session) { output = session.output }

  func run() throws -> ExitCode {
    let width = BehaviorCatalog.ours.map(\.name.count).max() ?? 0
    try output.write { text in
      for behavior in BehaviorCatalog.ours {
        text.append(behavior.name)
        text.append(ByteText.space, times: width + 2 - behavior.name.count)
        text.append(behavior.summary)
        text.append(ByteText.newline)
        for parameter in behavior.parameters {
          text.append(ByteText.space, times: width + 2)
          text.append(":\(parameter.name)=\(parameter.placeholder) (\(parameter.fallback))\n")
        }
      }
    }
    return .settled
  }
}
