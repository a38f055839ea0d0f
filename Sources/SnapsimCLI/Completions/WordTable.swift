import ScrollSimulation
import SnapsimRuns

/// All words that bash and zsh complete, as a shell function in the syntax that both have.
struct WordTable {
  private let list: CommandList

  init(_ list: CommandList) { self.list = list }

  /// `_snapsim_words KEY` prints the words for a command, an option after a command as `trace:--format`, or a behavior and
  /// its parameter.
  var function: String {
    var lines = ["_snapsim_words() {", "  case $1 in"]
    func words(_ key: String, _ words: [String]) {
      lines.append("    \(key)) printf '%s\\n' \(words.joined(separator: " ")) ;;")
    }
    words("commands", list.names + ["help"])
    words("help", list.topics.map(\.name) + list.names + BehaviorCatalog.ours.map(\.name))
    for command in list.commands {
      words("options-of-\(command.name)", command.options.map(\.flag))
      if !command.completedOperands.isEmpty { words(command.name, command.completedOperands) }
    }
    for option in list.options {
      let completions = list.completions(of: option)
      for (value, commands) in completions {
        // Where it is the same after each command, none is named.
        let key =
          completions.count == 1
          ? "*:\(option.flag)" : commands.map { "\($0.name):\(option.flag)" }.joined(separator: " | ")
        switch value {
        case .words(let values), .list(let values): words(key, values)
        case .behavior: words(key, BehaviorCatalog.ours.flatMap(\.completions))
        case .file, .nothing: break
        }
      }
    }
    for behavior in BehaviorCatalog.ours where !behavior.parameters.isEmpty {
      words("\(behavior.name):", behavior.parameters.map { $0.name + "=" })
      for parameter in behavior.parameters where !parameter.words.isEmpty {
        words("\(behavior.name):\(parameter.name)=", parameter.words)
      }
    }
    lines += ["  esac", "}"]
    return lines.joined(separator: "\n")
  }

  /// `_snapsim_kind OPTION` prints how its value is completed.
  var kinds: String {
    var kinds: [(String, [String])] = []
    func add(_ kind: String, _ isOfKind: (CompletedValue) -> Bool) {
      // After whatever command, an option's value is of one kind.
      let flags = list.options.filter { option in
        option.takesValue && list.completions(of: option).first.map { isOfKind($0.value) } == true
      }.map(\.flag)
      if !flags.isEmpty { kinds.append((kind, flags)) }
    }
    add("words") { if case .words = $0 { true } else { false } }
    add("list") { if case .list = $0 { true } else { false } }
    add("behavior") { $0 == .behavior }
    add("file") { $0 == .file }
    let optional = list.options.filter { if case .optional = $0.value { true } else { false } }.map(\.flag)
    if !optional.isEmpty { kinds.append(("optional", optional)) }
    add("nothing") { $0 == .nothing }
    let cases = kinds.map { "    \($0.1.joined(separator: " | "))) echo \($0.0) ;;" }
    return (["_snapsim_kind() {", "  case $1 in"] + cases + ["  esac", "}"]).joined(separator: "\n")
  }
}

extension BehaviorDescriptor {
  /// Its name, alone and as it begins a list of parameters.
  var completions: [String] { parameters.isEmpty ? [name] : [name, name + ":"] }
}

extension BehaviorParameter {
  /// The words that it takes.
  var words: [String] {
    switch kind {
    case .number: []
    case .word(let words), .wordOrNumber(let words, _): words
    }
  }
}
