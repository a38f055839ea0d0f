import SnapsimRuns

/// Completions for fish, which shows what each means beside it.
struct FishCompletions {
  private let list: CommandList

  init(_ list: CommandList) { self.list = list }

  var script: String {
    var lines = [
      "# Completions of snapsim \(Version.current) for fish, as `snapsim completions fish` prints them.", "",
      functions, "", "complete -c snapsim -f",
    ]
    for command in list.commands {
      lines.append(Self.line("-a \(command.name)", if: Self.needsCommand, means: command.summary))
      if !command.completedOperands.isEmpty {
        lines.append(
          Self.line("-a '\(command.completedOperands.joined(separator: " "))'", if: Self.follows([command])))
      }
    }
    lines.append(Self.line("-a help", if: Self.needsCommand, means: "more on a command or a topic"))
    for topic in list.topics {
      lines.append(Self.line("-a \(topic.name)", if: Self.afterHelp, means: topic.summary))
    }
    for command in list.commands {
      lines.append(Self.line("-a \(command.name)", if: Self.afterHelp, means: command.summary))
    }
    for behavior in BehaviorCatalog.ours {
      lines.append(Self.line("-a \(behavior.name)", if: Self.afterHelp, means: behavior.summary))
    }
    lines.append(Self.line("-F", if: Self.follows(list.commands.filter { $0.takesFile })))
    for option in list.options {
      for (value, commands) in list.completions(of: option) {
        for (meaning, commands) in Self.byMeaning(of: option, commands) {
          let isEverywhere = commands.count == list.commands.count
          lines.append(
            Self.line(
              "-l \(option.name)\(Self.values(option, value))",
              if: isEverywhere ? nil : Self.follows(commands), means: meaning))
        }
      }
    }
    for option in list.options {
      guard case .optional(_, let words) = option.value else { continue }
      // In a word of its own it is nothing that fish knows to belong to the option.
      let follows = "test (commandline -opc)[-1] = \(option.flag)"
      lines.append(Self.line("-a '(__snapsim_list \(words.joined(separator: " ")))'", if: follows))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The commands, together with those to which an option means the same.
  private static func byMeaning(
    of option: Option, _ commands: [any Command.Type]
  ) -> [(meaning: String, commands: [any Command.Type])] {
    var groups: [(meaning: String, commands: [any Command.Type])] = []
    for command in commands {
      let meaning = command.meaning(of: option) ?? option.summary
      if let index = groups.firstIndex(where: { $0.meaning == meaning }) {
        groups[index].commands.append(command)
      } else {
        groups.append((meaning, [command]))
      }
    }
    return groups
  }

  private static let afterHelp = "test (__snapsim_command) = help"
  private static let needsCommand = "test (count (commandline -opc)) = 1"

  private static func follows(_ commands: [any Command.Type]) -> String {
    "contains -- (__snapsim_command) \(commands.map { $0.name }.joined(separator: " "))"
  }

  private static func line(_ what: String, if condition: String? = nil, means summary: String? = nil)
    -> String
  {
    ["complete -c snapsim", condition.map { "-n \(quoted($0))" }, what, summary.map { "-d \(quoted($0))" }]
      .compactMap { $0 }.joined(separator: " ")
  }

  private static func values(_ option: Option, _ value: CompletedValue) -> String {
    if case .none = option.value { return "" }
    return switch value {
    // In its own word, as --check=aligned.
    case .list(let words) where !option.takesValue:
      " -f -a '(__snapsim_list \(words.joined(separator: " ")))'"
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

  private var functions: String {
    let commands = (list.names + ["help"]).joined(separator: " ")
    let names = BehaviorCatalog.ours.flatMap { behavior in
      behavior.completions.map { "            printf '%s\\t%s\\n' \($0) \(Self.quoted(behavior.summary))" }
    }
    let parameters = BehaviorCatalog.ours.filter { !$0.parameters.isEmpty }.flatMap { behavior in
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
