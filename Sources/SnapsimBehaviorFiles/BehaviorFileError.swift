import SnapsimSystem
import SnapsimText

/// A fault of behavior files, of what reads and compiles them, or of where that writes; its message says what each is.
enum BehaviorFileError: CommandError, Equatable {
  case notSwift(String)

  /// The name of a file holds a control character, which no message of the compiler could show.
  case controlInName(String)
  case unclear(files: [String], SourceAnswer.Fault)
  case ambiguous(files: [String], name: String, commands: [String])
  case unfilled(String)

  /// An executable with behaviors of its own cannot become one that holds files.
  case besideOwn(String)
  case unread(files: [String], reason: String?)
  case readerFails(files: [String], reason: String)
  case doesNotCompile(files: [String], SourceAnswer.Failure)
  case compilesTooLong(files: [String], seconds: Double)
  case noToolchain(named: String?)

  /// The compiler was found, but does not do what a compiler does.
  case toolchainFails(String, reason: String)

  /// A program of macOS that stands for one of Apple's developer tools finds none.
  case noDeveloperTools(String, reason: String)
  case noLibrary
  case libraryDoesNotBuild(reason: String)
  case cannotWrite(folder: String, reason: String)
  case cannotRun(String, reason: String)

  /// The environment's variable that names a Swift compiler, where it is not the first `swiftc` on the path.
  static let compilerVariable = "SNAPSIM_SWIFTC"

  /// Whether it comes of the files alone, and comes again while they stay as they are.
  var isOfFiles: Bool {
    switch self {
    case .unclear, .ambiguous, .doesNotCompile: true
    default: false
    }
  }

  package var message: String {
    switch self {
    case .noToolchain(let named?):
      "a behavior file needs a Swift compiler, and \(Self.compilerVariable) names none: there is no program \(named)"
    case .noToolchain(nil):
      "a behavior file needs a Swift compiler, and there is no swiftc on the path; install Swift (swift.org/install)"
    case .noLibrary:
      "a behavior file needs snapsim's library, which is neither beside this executable nor built with it; "
        + "install snapsim by make install, or run it by swift run"
    case .libraryDoesNotBuild(let reason):
      "snapsim's library does not build with this Swift compiler: \(reason)"
    case .notSwift(let file): "\(file) is no Swift file; expected a name that ends in .swift"
    case .controlInName(let file):
      "the name of the file \(file) holds a control character, which a behavior file's cannot; rename it"
    case .unclear(let files, .noBehavior(let hint)):
      "\(files.joined(separator: ", ")): there is no type that conforms to ScrollTargetBehavior; "
        + (hint ?? "add one, or write an expression after the file, as in './File.swift:makePaging()'")
    case .unread(let files, let reason):
      "\(Self.few(files)): this Swift toolchain has no modules of SwiftSyntax"
        + (reason.map { " by which snapsim's reader of files compiles (\($0))" } ?? "")
        + ", so the file is not read; write what makes the behavior after it, as in --behavior "
        + "'\((files.count < 5 ? files : ["./File.swift"]).joined(separator: "+")):MyPaging()'"
        + ", or name the swiftc of a toolchain from swift.org/install, which has them, by "
        + Self.compilerVariable
    case .unclear(let files, .several(let commands)):
      "\(files.joined(separator: ", ")): there are several behaviors; name one: "
        + commands.joined(separator: ", ")
    case .unclear(let files, .noAttachment(let line, let commands)):
      "\(files.joined(separator: ", ")): line \(line) attaches no behavior; "
        + (commands.isEmpty ? "nor does any other" : "expected one of \(commands.joined(separator: ", "))")
    case .unclear(let files, .needsArguments(let name, _, _, let parameters, _, let commands)):
      "\(files.joined(separator: ", ")): the files do not say what \(name) needs"
        + (parameters.isEmpty ? "" : " (\(parameters.joined(separator: ", ")))")
        + "; " + (commands.contains { $0.contains("‹") } ? "fill in ‹…› in " : "choose one: ")
        + commands.map { "--behavior " + $0 }.joined(separator: " or ")
    case .ambiguous(let files, let name, let commands):
      "\(files.joined(separator: ", ")): several files of the project declare \(name); name one: "
        + commands.joined(separator: ", ")
    case .unfilled(let spec):
      "--behavior '\(spec)': there is still a place to fill; write a value for each ‹…›"
    case .doesNotCompile(let files, let failure) where failure.isOfExpression:
      "\(files.joined(separator: ", ")): the expression after the file does not compile; fix it as the lines above show"
    case .doesNotCompile(let files, let failure) where !failure.missing.isEmpty:
      "\(files.joined(separator: ", ")): none of the files declares \(failure.missing.joined(separator: ", ")), nor does "
        + "snapsim; add the file that does, as in --behavior '\(files.joined(separator: "+"))+./\(failure.missing[0]).swift'"
    case .doesNotCompile(let files, _):
      "\(files.joined(separator: ", ")): the behavior does not compile; fix the lines above, or cut from a copy what "
        + "the behavior does not need"
    case .compilesTooLong(let files, let seconds):
      "\(files.joined(separator: ", ")): the Swift compiler was not done within \(seconds.inSentence) s and was ended; state the types "
        + "in long expressions, or cut from a copy what the behavior does not need"
    case .readerFails(let files, let reason):
      "\(Self.few(files)): snapsim's own reader of Swift files failed on this (\(reason)); that is a fault of snapsim, "
        + "please report it with the file; meanwhile cut from a copy what the behavior does not need"
    case .besideOwn(let spec):
      "this executable has behaviors of its own, beside which no file can be compiled; use snapsim for \(spec)"
    case .toolchainFails(let compiler, let reason):
      "the Swift compiler \(compiler) does not work: \(reason); try it by itself, or name another one by "
        + Self.compilerVariable
    case .noDeveloperTools(let program, let reason):
      "a behavior file needs a Swift compiler, and \(program) finds none of Apple's: \(reason); install Xcode's "
        + "command line tools by xcode-select --install"
    case .cannotWrite(let folder, let reason):
      "the behavior could not be compiled, as \(folder) could not be written to: \(reason); "
        + (Platform.namesFullDisk(reason) ? "make room there, or name" : "name")
        + " another folder by XDG_CACHE_HOME, or by TMPDIR with --no-cache"
    case .cannotRun(let executable, let reason):
      "the compiled behavior \(executable) could not be run: \(reason)"
    }
  }

  /// The compiler's words, or what is known of each argument, which go before the message.
  package var details: [String] {
    switch self {
    case .doesNotCompile(_, let failure): failure.lines
    case .unclear(_, .needsArguments(_, _, _, _, let lines, _)): lines
    default: []
    }
  }

  package var exitCode: ExitCode {
    switch self {
    case .noToolchain, .toolchainFails, .noDeveloperTools, .noLibrary, .libraryDoesNotBuild: .unavailable
    case .unclear, .ambiguous, .unread, .doesNotCompile, .compilesTooLong, .readerFails: .badData
    case .notSwift, .controlInName, .besideOwn, .unfilled: .usage
    case .cannotWrite, .cannotRun: .cannotWrite
    }
  }

  /// Some files; of many the first, and their number.
  private static func few(_ files: [String]) -> String {
    files.count < 5 ? files.joined(separator: ", ") : "\(files[0]) and \(files.count - 1) other files"
  }

  /// Names that files lack, members behind their types as `CGFloat.card`; and what others may call.
  var lack: (names: [String], calls: [String])? {
    switch self {
    case .unclear(_, .needsArguments(_, let calls, let lacks, _, _, _)): (lacks, calls)
    case .doesNotCompile(_, let failure): (failure.missing, [])
    default: nil
    }
  }

  var lacksDeclarations: Bool {
    if case .doesNotCompile(_, let failure) = self { !failure.missing.isEmpty } else { false }
  }
}
