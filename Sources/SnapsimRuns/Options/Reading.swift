import SnapsimText

// From a command line to what it describes.
extension RunOptions {
  /// Reads the options of a command line.
  ///
  /// - Parameters:
  ///   - invocation: the command line; the options of a command's own are left to it.
  ///   - catalog: the behaviors that can be named.
  ///   - formats: the formats of the command.
  ///   - isCompletedByRows: whether what is needed may come later, by rows of input.
  ///   - takes: whether the command makes use of an option; one that it does not is not needed for another.
  /// - Throws: what is wrong with the first option that has a mistake, or with several together.
  package init(
    _ invocation: Invocation, behaviors catalog: BehaviorCatalog,
    formats: FormatChoice = .all, isCompletedByRows: Bool = false, takes: (Option) -> Bool = { _ in true }
  ) throws {
    self.init(behaviors: catalog, formats: formats)
    for given in invocation.given { try set(given.option, given.text ?? "") }
    given = invocation.given.map(\.option)
    if let format = output.format { try formats.check(format) }
    if let (one, other) = Self.conflict(given) { throw OptionError.conflict(one, other) }
    if !isCompletedByRows, let (option, other) = Self.lack(given), takes(other) {
      throw OptionError.needs(option, other)
    }
    if gesture.sequence.first?.after != nil { throw OptionError.nothingToInterrupt }
    if behaviors.isEmpty { behaviors = [catalog.fallback] }
  }

  /// Sets an option from its text; where one repeats, the last wins, but for those that gather.
  package mutating func set(_ option: Option, _ text: String) throws {
    guard let row = Self.row(of: option) else { return }
    guard let put = row.put else { return try row.read(&self, text) }
    sweeps.removeAll { $0.option == option }
    if option.isSweepable, NumberSequence.isWritten(text) {
      sweeps.append(Sweep(row, try OptionText.sequence(option, text)))
    } else {
      let number = try OptionText.number(option, text)
      hold(number, for: option)
      put(&self, number)
    }
  }
}

extension OptionSettings {
  /// Reads what a command line has for these settings; whatever else stands there is for others.
  package init(_ invocation: Invocation) throws {
    self.init()
    // Mostly all of them describe the run, and then the table of these settings need not be made.
    guard invocation.given.contains(where: { !RunOptions.options.contains($0.option) }) else { return }
    let (rows, options) = (Self.rows, Self.options)
    for given in invocation.given {
      guard let index = options.firstIndex(of: given.option) else { continue }
      try rows[index].read(&self, given.text ?? "")
    }
  }
}
