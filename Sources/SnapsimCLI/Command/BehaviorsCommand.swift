import SnapsimRuns
import SnapsimText

extension Command {
  /// Lists the behaviors that `--behavior` can name, from the catalog that parses them.
  static let behaviors = Command(
    name: "behaviors", summary: "the behaviors that --behavior can name",
    story: ["Lists them with their parameters; help behaviors tells how they are written."],
    examples: ["snapsim behaviors"], isWatched: false
  ) { _, session in
    let width = BehaviorCatalog.ours.map(\.name.count).max() ?? 0
    try session.output.write { text in
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
