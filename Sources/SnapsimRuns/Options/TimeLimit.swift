import ScrollSimulation
import SnapsimSystem
import SnapsimText

/// How long a call of the user's code may take.
package struct TimeLimit: Equatable {
  /// The limit, in seconds.
  package let seconds: Double
  static let variable = "SNAPSIM_TIME_LIMIT"

  /// The limits that make sense: up to a day (our choice).
  package static let rule = NumberRule("seconds", above: 0, to: 86_400)

  /// The limit that the environment gives, or two seconds: far longer than any that an app could bear (our choice).
  package init(environment: (String) -> String? = Platform.variable) throws {
    guard let text = environment(Self.variable), !text.isEmpty else {
      seconds = 2
      return
    }
    guard let given = try? NumberText.parse(text), Self.rule.takes(given) else {
      throw BadTimeLimit(text: text)
    }
    seconds = given
  }
}

/// A text in the environment that is no limit of time.
struct BadTimeLimit: CommandError, Equatable {
  package let text: String

  package var exitCode: ExitCode { .usage }

  package var message: String {
    "\(TimeLimit.variable) '\(text)' is no time limit; expected seconds, more than 0 and at most "
      + "\(TimeLimit.rule.most.inSentence), as in 2 or 0.5"
  }
}
