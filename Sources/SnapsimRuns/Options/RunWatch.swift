import SnapsimText

/// Watches a run that asks somebody else's behaviors, which may crash, stall or end the process.
///
/// The run tells it what it is about to settle, so that the fault can be shown if that was the last thing it did.
package protocol RunWatch: AnyObject, Sendable {
  /// Notes the options of layout and physics that a sweep or a row of a batch sets, in words; those noted before are
  /// forgotten.
  func note(_ options: [[String]])

  /// Notes what writes rows that are settled and not yet written.
  func note(salvage: @escaping () -> Void)

  /// Runs a command on a thread of its own; whatever it wrote before a crash or stall is written in full.
  ///
  /// - Parameters:
  ///   - given: what the command line says of the layout and the physics, for the command that shows the fault; `nil`
  ///     where that is the whole command line, as of a story that has more to it than one gesture.
  ///   - output: where its rows go.
  ///   - command: the command.
  /// - Returns: what the command comes to.
  /// - Throws: what the command throws.
  func run(
    _ given: [[String]]?, to output: Output, _ command: @escaping () throws -> ExitCode
  ) throws -> ExitCode

  /// Does parts of a run at the same time, each on a thread of its own; what a part notes holds for it alone.
  ///
  /// Where one crashes or stalls, those before it come to their end first, so that it is always the first one that is told
  /// of.
  ///
  /// - Parameters:
  ///   - count: how many parts there are.
  ///   - part: does the part of an index.
  ///   - done: called on this thread for each part that has come to its end, in their order.
  ///   - lost: called on this thread for the first one that has not: writes what it settled before, and names the file and
  ///     line of the row that it was at.
  /// - Throws: what `done` throws.
  func run(
    parts count: Int, _ part: @escaping @Sendable (Int) -> Void, done: (Int) throws -> Void,
    lost: (Int) -> String?
  ) throws

  /// Notes that the tool is done: if the process ends now, no behavior has ended it.
  func end()
}
