/// Why a behavior file cannot be used; the words are in `ErrorMessages`.
enum BehaviorFileError: Error, Equatable {
  /// There is no Swift compiler; the path that was named for one, if any.
  case noToolchain(named: String?)

  /// Neither compiled modules nor sources of the library were found.
  case noLibrary

  /// The library itself could not be built for this compiler.
  case libraryDoesNotBuild(reason: String)

  /// A file of the spec does not end in `.swift`.
  case notSwift(String)

  /// The name of a file holds a control character, which no message of the compiler could show.
  case controlInName(String)

  case noBehavior(files: [String])
  case several(files: [String], expressions: [String])
  case needsArguments(files: [String], name: String, parameters: [String], expression: String)

  /// The compiler's words, line by line, and what was left out before.
  case doesNotCompile(files: [String], words: [String])

  /// A spec that came too late, in a row of a batch say.
  case notOnCommandLine(String)

  /// An executable with behaviors of its own cannot become one that holds files.
  case besideOwn(String)

  /// The behavior's code crashed, or did not come back.
  case stopped(behavior: String, how: String, command: String)

  /// The compiler was found, but does not do what a compiler does.
  case toolchainFails(String, reason: String)

  /// There is nowhere to compile.
  case cannotWrite(folder: String, reason: String)

  /// What was compiled could not be run.
  case cannotRun(String, reason: String)
}
