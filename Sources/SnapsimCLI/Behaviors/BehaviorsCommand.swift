/// Lists the behaviors that `--behavior` can name, from the registry that parses them.
enum BehaviorsCommand {
  static func run(to output: Output) throws {
    let width = BehaviorRegistry.all.map(\.name.count).max() ?? 0
    try output.write { text in
      for behavior in BehaviorRegistry.all {
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
  }
}
