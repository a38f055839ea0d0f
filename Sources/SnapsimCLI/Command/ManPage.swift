import SnapsimRuns
import SnapsimText

// The manual page, as mdoc, from the same tables as the help.
extension Help {
  /// The date of the version, for the page's footer.
  private static let date = "November 21, 2026"

  var manPage: String {
    var lines = [
      ".Dd \(Self.date)", ".Dt SNAPSIM 1", ".Os", ".Sh NAME", ".Nm snapsim",
      ".Nd where a scroll view settles, and why", ".Sh SYNOPSIS",
    ]
    for command in commands {
      lines.append(".Nm")
      lines.append(command.name == commands.standard.name ? ".Op Cm \(command.name)" : ".Cm \(command.name)")
      if command.takesOptions { lines.append(".Op Ar options") }
      if let operand = command.operand { lines.append(".Ar \(Self.quoted(operand))") }
    }
    lines += [".Nm", ".Cm help", ".Op Ar topic"]
    lines += [".Sh DESCRIPTION"]
    lines += Self.text(
      "snapsim answers where a SwiftUI scroll view comes to rest, on which page, and whether anything is misaligned "
        + "there, given its layout, a gesture and a ScrollTargetBehavior.")
    lines.append(".Ss Commands")
    lines += Self.definitions(
      commands.map { command in ("Cm \(command.name)", command.story.joined(separator: " ")) })
    lines += [".Sh OPTIONS"]
    lines += Self.text(
      "Lengths are in points, velocities in points per second; a negative velocity moves the content forward."
    )
    let options = commands.options
    for group in OptionGroup.allCases {
      lines.append(".Ss \(group.heading)")
      lines += Self.definitions(
        options.filter { $0.group == group }.map { option in
          let argument = option.placeholder.map { " Ar \(Self.quoted($0))" } ?? ""
          let fallback = option.fallback.map { " (\($0))" } ?? ""
          return ("Fl \(Self.escaped("-" + option.name))\(argument)", option.summary + fallback)
        })
    }
    lines.append(".Sh BEHAVIORS")
    lines += Self.definitions(
      BehaviorCatalog.ours.map { behavior in
        let parameters = behavior.parameters.map { "; " + $0.usage }
        return ("Cm \(Self.escaped(behavior.name))", behavior.summary + parameters.joined())
      })
    lines.append(".Sh FORMATS")
    lines += Self.definitions(OutputFormat.allCases.map { ("Cm \($0.rawValue)", $0.summary) })
    lines.append(".Sh COLUMNS")
    lines += Self.definitions(commands.columns.map { ("Cm \($0.name)", $0.summary) })
    lines.append(".Sh EXIT STATUS")
    lines += Self.definitions(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
    lines += [".Sh EXAMPLES", ".Bd -literal"]
    lines += commands.flatMap { $0.examples }.map(Self.escaped)
    lines += [".Ed"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func definitions(_ terms: [(String, String)]) -> [String] {
    [".Bl -tag -width Ds"] + terms.flatMap { [".It \($0.0)"] + text($0.1) } + [".El"]
  }

  /// Text with a line for each sentence, as mdoc wants it.
  private static func text(_ text: String) -> [String] {
    text.replacing(". ", with: ".\n").split(separator: "\n").flatMap { sentence in
      Paragraph.wrapped(Paragraph.words(String(sentence)).map(escaped), after: "", separator: " ")
    }
  }

  /// Text without characters that mdoc would take for its own.
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
