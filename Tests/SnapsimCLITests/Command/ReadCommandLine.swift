@testable import SnapsimRuns
@testable import SnapsimCLI

extension Invocation {
  /// A command line of the tool as it is.
  init(_ arguments: [String]) throws { try self.init(arguments, Snapsim.commands) }
}

extension RunOptions {
  /// The options of a command line that names our behaviors only.
  init(_ invocation: Invocation) throws { try self.init(invocation, behaviors: BehaviorCatalog()) }

  /// The options of a command line without quotes.
  init(_ line: String) throws { try self.init(Invocation(ErrorMessagesTests.words(line))) }
}

extension BehaviorCatalog {
  static func behavior(_ spec: String) throws -> NamedBehavior { try BehaviorCatalog().behavior(spec) }
}

extension Option { static var all: [Option] { Snapsim.commands.options } }
