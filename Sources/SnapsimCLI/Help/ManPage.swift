/// The manual page, as mdoc, from the same tables as the help.
enum ManPage {
  /// The day on which the version was made, as the page's footer shows it.
  private static let date = "November 21, 2026"

  static var text: String {
    var lines = [
      ".Dd \(date)", ".Dt SNAPSIM 1", ".Os", ".Sh NAME", ".Nm snapsim",
      ".Nd where a scroll view settles, and why", ".Sh SYNOPSIS",
    ]
    for command in Command.allCases {
      lines.append(".Nm")
      lines.append(command == .settle ? ".Op Cm \(command.rawValue)" : ".Cm \(command.rawValue)")
      if Option.allCases.contains(where: command.takes) { lines.append(".Op Ar options") }
      if let operand = command.operand { lines.append(".Ar \(quoted(operand))") }
    }
    lines += [".Nm", ".Cm help", ".Op Ar topic"]
    lines += [".Sh DESCRIPTION"]
    lines += text(
      "snapsim answers where a SwiftUI scroll view comes to rest, on which page, and whether anything is misaligned "
        + "there, given its layout, a gesture and a ScrollTargetBehavior.")
    lines.append(".Ss Commands")
    lines += list(
      Command.allCases.map { command in ("Cm \(command.rawValue)", command.story.joined(separator: " ")) })
    lines += [".Sh OPTIONS"]
    lines += text(
      "Lengths are in points, velocities in points per second; a negative velocity moves the content forward."
    )
    for group in OptionGroup.allCases {
      lines.append(".Ss \(group.rawValue.prefix(1).uppercased())\(group.rawValue.dropFirst())")
      lines += list(
        Option.table.filter { $0.group == group }.map { row in
          let argument = row.placeholder.map { " Ar \(quoted($0))" } ?? ""
          let fallback = row.fallback.map { " (\($0))" } ?? ""
          return ("Fl \(escaped("-" + row.option.rawValue))\(argument)", row.summary + fallback)
        })
    }
    lines.append(".Sh BEHAVIORS")
    lines += list(
      BehaviorRegistry.all.map { behavior in
        let parameters = behavior.parameters.map { "; :\($0.name)=\($0.placeholder) (\($0.fallback))" }
        return ("Cm \(escaped(behavior.name))", behavior.summary + parameters.joined())
      })
    lines.append(".Sh FORMATS")
    lines += list(OutputFormat.allCases.map { ("Cm \($0.rawValue)", $0.summary) })
    lines.append(".Sh COLUMNS")
    lines += list(Column.all.map { ("Cm \($0.name)", $0.summary) })
    lines.append(".Sh EXIT STATUS")
    lines += list(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
    lines += [".Sh EXAMPLES", ".Bd -literal"]
    lines += Command.allCases.flatMap(\.examples).map(escaped)
    lines += [".Ed"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// A list of terms with their meanings.
  private static func list(_ terms: [(String, String)]) -> [String] {
    [".Bl -tag -width Ds"] + terms.flatMap { [".It \($0.0)"] + text($0.1) } + [".El"]
  }

  /// Text, with each sentence on lines of its own, as the format wants it.
  private static func text(_ text: String) -> [String] {
    text.replacing(". ", with: ".\n").split(separator: "\n").flatMap { sentence in
      Help.wrapped(Help.words(String(sentence)).map(escaped), after: "", separator: " ")
    }
  }

  /// Text without what the format would take for its own.
  private static func escaped(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      default: scalar.isASCII ? String(scalar) : "\\[u\(hexadecimal(scalar))]"
      }
    }.joined()
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }
}
