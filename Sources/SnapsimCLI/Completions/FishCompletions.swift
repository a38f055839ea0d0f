/// Completions for fish, which shows what each means beside it.
enum FishCompletions {
  static var script: String {
    var lines = [
      "# Completions of snapsim \(Snapsim.version) for fish, as `snapsim completions fish` prints them.", "",
      functions, "", "complete -c snapsim -f",
    ]
    for command in Command.allCases {
      lines.append(line(needsCommand, "-a \(command.rawValue)", command.summary))
      if !command.completedOperands.isEmpty {
        lines.append(
          line(follows([command]), "-a '\(command.completedOperands.joined(separator: " "))'", nil))
      }
    }
    lines.append(line(needsCommand, "-a help", "more on a command or a topic"))
    for topic in HelpTopic.allCases {
      lines.append(line("test (__snapsim_command) = help", "-a \(topic.rawValue)", topic.summary))
    }
    for command in Command.allCases {
      lines.append(line("test (__snapsim_command) = help", "-a \(command.rawValue)", command.summary))
    }
    lines.append(line(follows(Command.allCases.filter(\.takesFile)), "-F", nil))
    for option in Option.table.map(\.option) {
      for (value, commands) in option.completions {
        let meanings = Dictionary(grouping: commands) { $0.meaning(of: option) }
        for (meaning, commands) in meanings.sorted(by: { $0.value[0].order < $1.value[0].order }) {
          let isEverywhere = commands == Command.allCases
          lines.append(
            line(
              isEverywhere ? nil : follows(commands), "-l \(option.rawValue)\(values(option, value))", meaning
            ))
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let needsCommand = "test (count (commandline -opc)) = 1"

  private static func follows(_ commands: [Command]) -> String {
    "contains -- (__snapsim_command) \(commands.map(\.rawValue).joined(separator: " "))"
  }

  private static func line(_ condition: String?, _ what: String, _ summary: String?) -> String {
    ["complete -c snapsim", condition.map { "-n \(quoted($0))" }, what, summary.map { "-d \(quoted($0))" }]
      .compactMap { $0 }.joined(separator: " ")
  }

  private static func values(_ option: Option, _ value: CompletedValue) -> String {
    guard option.takesValue else { return "" }
    return switch value {
    case .nothing: " -x"
    case .words(let words): " -x -a '\(words.joined(separator: " "))'"
    case .list(let words): " -x -a '(__snapsim_list \(words.joined(separator: " ")))'"
    case .behavior: " -x -a '(__snapsim_behaviors)'"
    case .file: " -r -F"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "'"
  }

  private static var functions: String {
    let commands = (Command.allCases.map(\.rawValue) + ["help"]).joined(separator: " ")
    let names = BehaviorRegistry.all.flatMap { behavior in
      behavior.completions.map { "            printf '%s\\t%s\\n' \($0) \(quoted(behavior.summary))" }
    }
    let parameters = BehaviorRegistry.all.filter { !$0.parameters.isEmpty }.flatMap { behavior in
      [
        "        case '\(behavior.name):'",
        "            printf '%s\\n' \(behavior.parameters.map { "\"$lead\"\($0.name)=" }.joined(separator: " "))",
      ]
        + behavior.parameters.filter { !$0.words.isEmpty }.flatMap { parameter in
          [
            "        case '\(behavior.name):\(parameter.name)='",
            "            printf '%s\\n' \(parameter.words.map { "\"$lead\"\($0)" }.joined(separator: " "))",
          ]
        }
    }
    return """
      function __snapsim_command
          for word in (commandline -opc)[2..-1]
              if contains -- $word \(commands)
                  echo $word
                  return
              end
          end
          echo settle
      end

      function __snapsim_part
          commandline -ct | string replace -r -- '^--[a-z-]+=' ''
      end

      function __snapsim_list
          set -l lead (string match -r -- '^.*,' (__snapsim_part))
          printf '%s\\n' "$lead"$argv
      end

      function __snapsim_behaviors
          set -l part (__snapsim_part)
          if string match -q -r -- '/|[.]swift$' "$part"
              __fish_complete_suffix .swift
              return
          end
          if not string match -q -- '*:*' "$part"
      \(names.map { $0.dropFirst(4) }.joined(separator: "\n"))
              return
          end
          set -l last (string replace -r -- '^.*[:,]' '' "$part")
          set -l key (string match -r -- '^[^=]*=' "$last")
          set -l lead (string match -r -- '^.*[:,=]' "$part")
          switch (string match -r -- '^[^:]*:' "$part")"$key"
      \(parameters.joined(separator: "\n"))
          end
      end
      """
  }
}

extension Command {
  /// Its place among the commands.
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
