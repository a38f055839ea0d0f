import ScrollSimulation

/// All error wording: what is wrong and where, what was expected, what to do. One or two lines each.
extension SnapsimError {
  /// The message, without the program's name.
  var message: String {
    switch self {
    case .nothingToReveal:
      return "snapsim reveal is about items, and --content-length has none; leave --content-length out"
    case .tooMuchToDraw(let format, let count, let limit):
      return
        "--format \(format.rawValue) draws at most \(limit) gestures of all behaviors together, and these are "
        + "\(count); use fewer, or write rows with --format csv"
    case .tooManyListed(let count, let limit):
      return
        "--format html draws at most \(limit) different --item-lengths, and these are \(count); use fewer, or "
        + "--item-length"
    case .notFiniteInPicture:
      return "--format html cannot draw numbers this large; use smaller velocities and lengths"
    case .tooManyInView(let count, let limit):
      return
        "\(count) items are in view at once, and reveal follows \(limit) at most; make --item-length longer"
    case .tooManyRevealed(let limit):
      return
        "more than \(limit) items come into view that may come back, and reveal follows no more; make --item-length "
        + "longer, or use fewer gestures"
    case .badInput(let file, let line, let reason):
      return "\(file):\(line): \(reason)"
    case .badRow(let flaw):
      return flaw.words
    case .cannotRead(let file, let reason):
      return "\(file) could not be read: \(reason)"
    case .badTimeLimit(let text):
      return
        "\(TimeLimit.variable) '\(text)' is no time limit; expected seconds, more than 0 and at most "
        + "\(TimeLimit.rule.most.inSentence), as in 2 or 0.5"
    case .behaviorFile(let error):
      return error.message
    case .cannotWrite(let file, let reason):
      return "\(file ?? "the output") could not be written: \(reason)"
    case .brokenPipe:
      return "nobody reads the output"
    }
  }
}

extension NumberRule {
  /// What it takes, in words.
  var expectation: String {
    let kind = isWhole ? "a whole number" : "a finite number"
    let limits =
      switch (least, most) {
      case (-ScrollLayout.limit, ScrollLayout.limit): ""
      case (let least, ScrollLayout.limit):
        takesLeast ? ", at least \(least.inSentence)" : ", more than \(least.inSentence)"
      case (let least, let most):
        takesLeast
          ? ", from \(least.inSentence) to \(most.inSentence)"
          : ", between \(least.inSentence) and \(most.inSentence)"
      }
    return isWhole ? "\(kind)\(limits)" : "\(kind) of \(unit)\(limits)"
  }
}

extension RowFlaw {
  /// What is wrong, in words.
  var words: String {
    switch self {
    case .csv(.unterminatedQuote): "a quote is opened and never closed"
    case .csv(.textAfterQuote): "text follows a closing quote; double a quote that is part of the value"
    case .csv(.bareReturn): "a line ends in CR alone; end lines in LF or CRLF"
    case .csv(.quoteInText): "a quote stands inside a value; put the value in quotes and double the quote"
    case .fieldCount(let count, let expected):
      "the row has \(count) \(count == 1 ? "field" : "fields"), the header \(expected)"
    case .longerThan(let bytes): "the line is longer than \(bytes) bytes"
    case .notUTF8: "the text is not UTF-8"
    case .holdsNUL: "the text holds the character NUL"
    case .json(.twice(let key)): JSONReader.Flaw.Reason.twice(key: key).words
    case .json(.tooDeep): JSONReader.Flaw.Reason.tooDeep.words
    case .json: "the line is not valid JSON; expected one object per line"
    case .jsonArray: "this is one JSON list; expected one object per line, as jq -c '.[]' makes of it"
    case .jsonOverLines:
      "the object goes on over several lines; expected one object per line, as jq -c . makes of them"
    case .notAnObject: "the line is not a JSON object; expected one object per line"
    case .unknownKey(let key):
      "the key '\(key)' names no option and is not in the first object, which says what is handed on"
    case .notASwitch(let option, let text): "\(option.name) '\(text)' is not true or false"
    case .conflict(let one, let other):
      "\(one.name) and \(other.name), as columns or options, exclude each other; leave one of them out"
    case .needs(let option, let other):
      "\(option.name) says nothing without \(other.name); add it as a column or an option"
    case .noBehavior: "there is no behavior"
    }
  }
}

extension JSONReader.Flaw.Reason {
  /// What is wrong, in words.
  var words: String {
    switch self {
    case .expected(let what): "this is not valid JSON; expected \(what)"
    case .unterminated: "this is not valid JSON; a text is opened and never closed"
    case .control: "this is not valid JSON; a line end or another control character stands in a text"
    case .escape: "this is not valid JSON; a backslash in a text is followed by no escape"
    case .notUTF8: "the text is not UTF-8"
    case .tooDeep: "lists and objects lie more than \(JSONReader.depth) deep in one another"
    case .twice(let key): "the key '\(key)' stands there twice"
    case .more: "this is not valid JSON; there is more after its end"
    }
  }
}

extension BatchColumns.Flaw {
  /// What is wrong, in words.
  var words: String {
    switch self {
    case .twice(let name): "the column '\(name)' stands there twice"
    case .noOption:
      "no column names an option; expected a header in lower case with commas, such as offset,drag,velocity"
    }
  }
}

extension BehaviorFileError {
  /// What is wrong, in words.
  var message: String {
    switch self {
    case .noToolchain(let named?):
      "a behavior file needs a Swift compiler, and \(SwiftToolchain.variable) names none: there is no program \(named)"
    case .noToolchain(nil):
      "a behavior file needs a Swift compiler, and there is no swiftc on the path; install Swift (swift.org/install)"
    case .noLibrary:
      "a behavior file needs snapsim's library, which is neither beside this executable nor built with it; "
        + "install snapsim by make install, or run it by swift run"
    case .libraryDoesNotBuild(let reason):
      "snapsim's library does not build with this Swift compiler: \(reason)"
    case .notSwift(let file):
      "\(file) is no Swift file; expected a name that ends in .swift"
    case .controlInName(let file):
      "the name of the file \(file) holds a control character, which a behavior file's cannot; rename it"
    case .noBehavior(let files):
      "\(files.joined(separator: ", ")): there is no type that conforms to ScrollTargetBehavior; "
        + "add one, or write an expression after the file, as in './File.swift:makePaging()'"
    case .several(let files, let expressions):
      "\(files.joined(separator: ", ")): there are several behaviors; name one: "
        + expressions.map { Self.spec(files, $0) }.joined(separator: ", ")
    case .needsArguments(let files, let name, let parameters, let expression):
      "\(files.joined(separator: ", ")): \(name) needs \(parameters.isEmpty ? "arguments" : "(" + parameters.joined(separator: ", ") + ")"); "
        + "write them after the file, as in --behavior \(Self.spec(files, expression))"
    case .doesNotCompile(let files, let words) where Self.areOfExpression(words):
      "\(files.joined(separator: ", ")): the expression after the file does not compile; mend it as the lines above show"
    case .doesNotCompile(let files, let words) where !Self.missing(words).isEmpty:
      "\(files.joined(separator: ", ")): none of the files declares \(Self.missing(words).joined(separator: ", ")), nor does "
        + "snapsim; add the file that does, as in --behavior '\(files.joined(separator: "+"))+./\(Self.missing(words)[0]).swift'"
    case .doesNotCompile(let files, _):
      "\(files.joined(separator: ", ")): the behavior does not compile; mend the lines above, or cut from a copy what "
        + "the behavior does not need"
    case .notOnCommandLine(let spec):
      "a behavior file is compiled before the first row is read; name it on the command line: --behavior '\(spec)'"
    case .besideOwn(let spec):
      "this executable has behaviors of its own, beside which no file can be compiled; use snapsim for \(spec)"
    case .stopped(let behavior, let how, let command):
      "\(behavior) \(how); the fault is in its code. To see it again: \(command)"
    case .toolchainFails(let compiler, let reason):
      "the Swift compiler \(compiler) does not work: \(reason); try it by itself, or name another one by "
        + SwiftToolchain.variable
    case .cannotWrite(let folder, let reason):
      "the behavior could not be compiled, as \(folder) could not be written to: \(reason); "
        + (Platform.namesFullDisk(reason) ? "make room there, or name" : "name")
        + " another folder by XDG_CACHE_HOME, or by TMPDIR with --no-cache"
    case .cannotRun(let executable, let reason):
      "the compiled behavior \(executable) could not be run: \(reason)"
    }
  }

  /// The compiler's words, which go before the message.
  var details: [String] {
    guard case .doesNotCompile(_, let words) = self else { return [] }
    return words
  }

  /// The exit code that goes with the error.
  var exitCode: ExitCode {
    switch self {
    case .noToolchain, .toolchainFails, .noLibrary, .libraryDoesNotBuild: .unavailable
    case .noBehavior, .several, .needsArguments, .doesNotCompile, .stopped: .badData
    case .notSwift, .controlInName, .notOnCommandLine, .besideOwn: .usage
    case .cannotWrite, .cannotRun: .cannotWrite
    }
  }

  /// A spec in quotes, as a shell takes it.
  private static func spec(_ files: [String], _ expression: String) -> String {
    "'\(files.joined(separator: "+")):\(expression)'"
  }

  /// Whether the compiler understands the files, but not what is to make the behavior.
  private static func areOfExpression(_ words: [String]) -> Bool {
    let errors = words.filter { $0.contains(": error: ") }
    return !errors.isEmpty && errors.allSatisfy { $0.hasPrefix("--behavior '") }
  }

  /// The names that the compiler does not find, if that is all it says.
  private static func missing(_ words: [String]) -> [String] {
    var names: [String] = []
    for word in words {
      guard let start = word.firstRange(of: "error: cannot find ") else {
        // What could not be inferred followed from a name that is missing.
        if word.contains(": error: "), !word.contains("cannot infer") { return [] }
        continue
      }
      let quoted = word[start.upperBound...].split(separator: "'")
      if quoted.count > 1, quoted[quoted.count - 1] == " in scope" {
        let name = String(quoted[quoted.count - 2])
        if !names.contains(name) { names.append(name) }
      }
    }
    // A type comes first: its file may well have its name.
    let types = names.filter { $0.first?.isUppercase == true }
    return types.isEmpty ? [] : types + names.filter { $0.first?.isUppercase != true }
  }

  /// How many things are named that were left out of a file.
  private static let leftOutLimit = 6

  /// What of a file was not compiled.
  static func leftOut(_ cuts: [BehaviorSource.Cut]) -> String {
    let cuts = cuts.sorted { $0.line < $1.line }
    let parts = cuts.prefix(leftOutLimit).map {
      "\($0.what) (line \($0.line)\($0.reason.map { ": " + $0 } ?? ""))"
    }
    let more = cuts.count - parts.count
    return
      "\(cuts.first?.file ?? ""): left out what the behavior does not need: \(parts.joined(separator: ", "))"
      + (more > 0 ? " and \(more) more" : "")
  }
}
