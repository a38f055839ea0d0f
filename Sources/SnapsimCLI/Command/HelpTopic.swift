/// Something there is help on besides the commands.
struct HelpTopic: Sendable {
  /// The word that names it.
  let name: String

  /// What it tells, for the man page and completions.
  let summary: String

  /// The whole text.
  let text: @Sendable (CommandList) -> String
}
