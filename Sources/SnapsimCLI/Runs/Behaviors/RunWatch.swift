/// Watches a run that asks somebody else's behaviors, which may crash, stall or end the process.
///
/// The run tells it what it is about to settle, so that the fault can be shown if that was the last thing it did.
protocol RunWatch: AnyObject, Sendable {
  /// Notes the values that a sweep or a row of a batch gives to options, in place of those before.
  func note(_ settings: [(option: Option, text: String)])

  /// Notes what writes rows that are settled and not yet written.
  func note(salvage: @escaping () -> Void)

  /// Runs a command on a thread of its own; whatever it wrote before a crash or stall is written in full.
  ///
  /// - Parameters:
  ///   - invocation: the command line, of which the command that shows the fault is made.
  ///   - output: where its rows go.
  ///   - command: the command.
  /// - Returns: what the command comes to.
  /// - Throws: what the command throws.
  func run(
    _ invocation: Invocation, to output: Output, _ command: @escaping () throws -> ExitCode
  ) throws -> ExitCode

  /// Notes that the tool is done: if the process ends now, no behavior has ended it.
  func end()
}
