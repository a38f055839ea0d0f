import Foundation
import SnapsimRuns
import SnapsimText

// The manual page, as mdoc, from the same tables as the help.
extension Help {
  private static let date = "November 21, 2026"

  var manPage: String {
    let synopsis = commands.flatMap { command in
      let name = command.name == commands.standard.name ? ".Op Cm \(command.name)" : ".Cm \(command.name)"
      return [".Nm", name] + (command.takesOptions ? [".Op Ar options"] : [])
        + (command.operand.map { [".Ar \(Self.quoted($0))"] } ?? [])
    }
    let all = commands.options
    let options = OptionGroup.allCases.flatMap { group in
      [".Ss \(group.heading)"]
        + Self.definitions(
          all.filter { $0.group == group }.map { option in
            let argument = option.placeholder.map { " Ar \(Self.quoted($0))" } ?? ""
            let fallback = option.fallback.map { " (\($0))" } ?? ""
            return ("Fl \(Self.escaped("-" + option.name))\(argument)", option.summary + fallback)
          })
    }
    let behaviors = BehaviorCatalog.ours.map { behavior in
      let parameters = behavior.parameters.map { "; " + $0.usage }
      return ("Cm \(Self.escaped(behavior.name))", behavior.summary + parameters.joined())
    }
    let parts = [
      [
        ".Dd \(Self.date)", ".Dt SNAPSIM 1", ".Os", ".Sh NAME", ".Nm snapsim",
        ".Nd where a scroll view settles, and why", ".Sh SYNOPSIS",
      ], synopsis, [".Nm", ".Cm help", ".Op Ar topic", ".Sh DESCRIPTION"],
      Self.text(
        "snapsim answers where a SwiftUI scroll view comes to rest, on which page, and whether anything is misaligned "
          + "there, given its layout, a gesture and a ScrollTargetBehavior."), [".Ss Commands"],
      Self.definitions(commands.map { ("Cm \($0.name)", $0.story.joined(separator: " ")) }), [".Sh OPTIONS"],
      Self.text(
        "Lengths are in points, velocities in points per second; a negative velocity moves the content forward."
      ), options, [".Sh BEHAVIORS"], Self.definitions(behaviors), [".Sh FORMATS"],
      Self.definitions(OutputFormat.allCases.map { ("Cm \($0.rawValue)", $0.summary) }), [".Sh COLUMNS"],
      Self.definitions(commands.columns.map { ("Cm \($0.name)", $0.summary) }), [".Sh EXIT STATUS"],
      Self.definitions(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }),
      [".Sh EXAMPLES", ".Bd -literal"], commands.flatMap(\.examples).map(Self.escaped), [".Ed"],
    ]
    return Self.page(Array(parts.joined()))
  }

  private static func definitions(_ terms: [(String, String)]) -> [String] {
    [".Bl -tag -width Ds"] + terms.flatMap { [".It \($0.0)"] + text($0.1) } + [".El"]
  }

  /// Text with a line for each sentence, as mdoc wants it.
  private static func text(_ text: String) -> [String] {
    text.replacing(". ", with: ".\n").split(separator: "\n").flatMap { sentence in
      String(sentence).words.map(escaped).wrapped(after: "", separator: " ")
    }
  }

  private static func escaped(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      default: scalar.isASCII ? String(scalar) : String(format: "\\[u%04X]", scalar.value)
      }
    }.joined()
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }
}
