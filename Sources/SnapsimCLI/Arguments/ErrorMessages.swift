import ScrollSimulation

/// All error wording: what is wrong and where, what was expected, what to do. One or two lines each.
extension SnapsimError {
  /// The message, without the program's name.
  var message: String {
    switch self {
    case .unknownOption(let flag, let nearest):
      let meant = nearest.map { "did you mean \($0)?" } ?? "see snapsim --help"
      return "there is no option \(flag); \(meant)"
    case .missingValue(let option):
      return
        "missing value for \(option.flag) (\(option.descriptor.value.rule?.unit ?? Self.expectation(option)))"
    case .unexpectedValue(let option, let text):
      return "\(option.flag) takes no value, but has '\(text)'; write \(option.flag) alone"
    case .unexpectedArgument(let argument):
      if let command = Suggestion.nearest(to: argument, in: Command.allCases.map(\.rawValue) + ["help"]) {
        return "unexpected argument '\(argument)' (did you mean the command \(command)?)"
      }
      if argument.contains(".swift") || BehaviorRegistry.all.contains(where: { $0.name == argument }) {
        return "unexpected argument '\(argument)' (did you mean --behavior \(argument)?)"
      }
      for (command, endings) in [(Command.play, [".json"]), (.batch, [".csv", ".jsonl", ".ndjson"])]
      where endings.contains(where: argument.hasSuffix) {
        return "unexpected argument '\(argument)' (did you mean snapsim \(command.rawValue) \(argument)?)"
      }
      return "unexpected argument '\(argument)'; a value follows its option, as in --velocity -1200"
    case .malformedNumber(let option, let text):
      return
        "\(option.flag) '\(text)' is not a number; expected \(Self.expectation(option)), as in -1200, 0.5 or 1e3"
    case .notFinite(let option, let text):
      return "\(option.flag) '\(text)' is not a finite number; expected \(Self.expectation(option))"
    case .typographicMinus(let option, let text):
      return "\(option.flag) '\(text)' begins with a typographic minus or dash; use the hyphen '-'"
    case .outOfRange(let option, let text, let rule):
      return
        "\(option.flag) \(text) is out of range; expected \(Self.expectation(option, rule))\(Self.limit(text))"
    case .tooManyNumbers(let option, let text):
      return "\(option.flag) '\(text)' has more than two numbers; expected A for both ends, or A,B"
    case .unknownWord(let option, let text, let nearest):
      return "\(option.flag) '\(text)' is unknown\(Self.meant(nearest)); expected \(Self.expectation(option))"
    case .unknownDevice(let name, let nearest):
      let names = Device.all.map(\.name).joined(separator: ", ")
      return "there is no device '\(name)'\(Self.meant(nearest)); expected one of \(names)"
    case .unknownBehavior(let name, let nearest):
      let names = BehaviorRegistry.names.joined(separator: ", ")
      return "there is no behavior '\(name)'\(Self.meant(nearest)); expected one of \(names)"
    case .unknownParameter(let behavior, let text, let valid, let nearest):
      let expected =
        valid.isEmpty ? "it takes none, write \(behavior) alone" : "it takes \(valid.joined(separator: ", "))"
      return "\(behavior) has no parameter '\(text)'\(Self.meant(nearest)); \(expected)"
    case .badParameter(let behavior, let parameter, let text, let expected, let nearest):
      return "\(behavior):\(parameter)=\(text) is not valid\(Self.meant(nearest)); expected \(expected)"
    case .badGesture(let part, .notFinite):
      return "--gesture has '\(part)', which is not a finite number"
    case .badGesture(let part, .typographicMinus):
      return "--gesture has '\(part)', which has a typographic minus or dash; use the hyphen '-'"
    case .badGesture(let part, _):
      return
        "--gesture has '\(part)', which is not valid; "
        + "expected drag=PT, velocity=PT/S and after=S (at least 0), each at most once, joined by commas"
    case .nothingToInterrupt:
      return "the first --gesture has after=, but there is none before it to interrupt; leave after= out"
    case .conflict(let one, let other):
      return "\(one.flag) and \(other.flag) exclude each other; leave one of them out"
    case .needs(let option, let other):
      return "\(option.flag) says nothing without \(other.flag); add \(other.flag), or leave it out"
    case .itemOutOfRange(let item, let count):
      return "item \(item) is out of range; this layout has items 0 to \(count - 1)"
    case .insertionOutOfRange(let index, let count):
      return "items can be inserted before 0 to \(count) here, and not before \(index)"
    case .pageOutOfRange(let page, let count):
      return "--page \(page) is out of range; this layout has pages 0 to \(count - 1)"
    case .layout(let error):
      return "\(error.description); \(Self.hint(error))"
    case .simulation(.startTooFarPastTheEnd(let offset, let bounds, let reach)):
      return
        "--offset \(offset.inSentence) is further past the end than a rubber band stretches; "
        + "expected more than \((-bounds).inSentence) and less than \((reach + bounds).inSentence)"
    case .simulation(let error):
      return error.description
    case .badRange(let option, let text, let flaw):
      return "\(option.flag) \(text) \(Self.words(flaw)); expected from:to:step, as in -3000:3000:250"
    case .tooManyRows:
      return
        "this makes more than \(NumberSequence.limit) rows; use fewer or shorter ranges, or fewer repeats"
    case .tooManyLayouts:
      return "this makes more than \(AuditCommand.mostLayouts) layouts to audit; use fewer or shorter ranges"
    case .unknownTopic(let topic, let nearest):
      return
        "there is no help on '\(topic)'\(Self.meant(nearest)); expected \(Self.choice(HelpTopic.allCases.map(\.rawValue))), or a command"
    case .unknownCheck(let option, let name, let valid, let nearest):
      return
        "\(option.flag) '\(name)' is no check\(Self.meant(nearest)); expected some of \(valid.joined(separator: ","))"
    case .noChecks:
      return "--only and --skip leave no check to be made; leave one of them out"
    case .badIntent(let part):
      return
        "--intent has '\(part)', which is not valid; expected items, pages, container, multiple=PT or free first, "
        + "and at-most=N and anchor=leading|center|trailing|0…1 if they are meant"
    case .notTaken(let option, let command):
      let takers = Command.allCases.filter { $0.takes(option) }.map { "snapsim \($0.rawValue)" }
      let hint = (1...2).contains(takers.count) ? ", or use \(Self.choice(takers))" : ""
      let name = command == .settle ? "snapsim" : "snapsim \(command.rawValue)"
      return "\(name) takes no \(option.flag); leave it out\(hint)"
    case .formatNotTaken(let format, let command):
      let taken = command.formats.map(\.rawValue)
      let drawing =
        command.takes(.plot) || command == .audit
        ? "" : ", or leave \(command.rawValue) out to draw where gestures settle"
      return
        "snapsim \(command.rawValue) has no --format \(format.rawValue); expected \(Self.choice(taken))\(drawing)"
    case .unknownFormat(let text, let command, let nearest):
      return
        "--format '\(text)' is unknown\(Self.meant(nearest)); expected \(Self.choice(command.formats.map(\.rawValue)))"
    case .severalFiles(let command, let first, let second):
      return
        "snapsim \(command.rawValue) takes one file, and here are '\(first)' and '\(second)'; run it once for each"
    case .intervalTooShort(let interval):
      return
        "--interval \(interval) makes more than \(NumberSequence.limit) rows of one gesture; use a longer one"
    case .nothingToReveal:
      return "snapsim reveal is about items, and --content-length has none; leave --content-length out"
    case .tooMuchToDraw(let format, let count, let limit):
      return
        "--format \(format.rawValue) draws at most \(limit) gestures of all behaviors together, and these are "
        + "\(count); use fewer, or write rows with --format csv"
    case .notInPicture(let option, let format):
      return "\(option.flag) is about rows, and --format \(format.rawValue) draws; leave one of them out"
    case .sweepInPicture(let option, let format):
      return
        "--format \(format.rawValue) draws one layout and takes one number for \(option.flag); "
        + "give it one, or draw the sweep with --format plot"
    case .severalSweeps(let one, let other):
      return
        "a plot of where it settles has one swept option on its axis, and here are \(one.flag) and "
        + "\(other.flag); give one of them a single number"
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
    case .badScenario(let file, let flaw):
      return "\(file):\(flaw.line): \(flaw.place.isEmpty ? "" : flaw.place + ": ")\(flaw.reason.words)"
    case .missingFile(let command):
      return "snapsim \(command.rawValue) needs a file; name one, or - for standard input"
    case .unknownShell(let name, let nearest):
      let shells = Self.choice(CompletionShell.allCases.map(\.rawValue))
      return name.map { "there are no completions for '\($0)'\(Self.meant(nearest)); expected \(shells)" }
        ?? "snapsim completions needs a shell; expected \(shells)"
    case .sweepInScenario(let option):
      return "\(option.flag) takes one number with --print-scenario, as a scenario is one run; give it one"
    case .sweepInBatch(let option):
      return
        "\(option.flag) takes one number in a batch, where each row is one gesture; give it one, or a column"
    case .severalBehaviorsInBatch:
      return "a batch takes one --behavior, as it answers each row by one; run it once for each"
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

  private static func words(_ flaw: NumberSequence.Flaw) -> String {
    switch flaw {
    case .number, .parts: "is not a range"
    case .zeroStep: "is a range whose step is 0"
    case .wrongSign: "is a range whose step leads away from its end"
    case .tooMany: "is a range of more than \(NumberSequence.limit) numbers"
    }
  }

  /// Words of which one is meant: `a, b or c`.
  private static func choice(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func meant(_ nearest: String?) -> String {
    nearest.map { " (did you mean \($0)?)" } ?? ""
  }

  /// What an option takes, in words.
  private static func expectation(_ option: Option) -> String {
    switch option.descriptor.value {
    case .none: "nothing"
    case .number(let rule): rule.expectation
    case .pair(let rule): "\(rule.expectation), or two of them as A,B"
    case .numbers(let rule): "\(rule.expectation), or several as A,B,…"
    case .numberOrWord(let rule, let words): "\(words.joined(separator: ", ")) or \(rule.expectation)"
    case .word(let words): choice(words)
    case .words:
      option == .print ? "names of columns, as in offset,page" : "names of checks, as in trap,skipped-page"
    case .text:
      switch option {
      case .device: "the name of a device, such as iphone-14"
      case .gesture: "drag=PT,velocity=PT/S,after=S"
      case .behavior: "the name of a behavior, such as paging"
      case .intent: "what a behavior is meant to do, as in pages,at-most=1"
      case .output: "a file, or - for standard output"
      default: "a text"
      }
    }
  }

  /// What an option takes by a rule that need not be its own.
  private static func expectation(_ option: Option, _ rule: NumberRule) -> String {
    option.descriptor.value.rule == rule ? expectation(option) : rule.expectation
  }

  /// The largest number, where that is what was passed.
  private static func limit(_ text: String) -> String {
    abs(Double(text) ?? 0) > ScrollLayout.limit ? ", and no larger than 2^53" : ""
  }

  private static func hint(_ error: ScrollLayoutError) -> String {
    switch error {
    case .noContainer: "make --safe-area or --content-margins smaller, or the scroll view longer"
    case .noRoomForItems: "make --spacing or --per-page smaller, or give --item-length"
    case .itemsOverlap: "make --spacing larger than minus the length of an item"
    case .noItems: "give items in place of a content length"
    case .contentTooLong, .tooManyPages: "use fewer or shorter items"
    case .outOfRange, .tooSmall, .empty: "choose another value"
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
    case .notASwitch(let option, let text): "\(option.rawValue) '\(text)' is not true or false"
    case .conflict(let one, let other):
      "\(one.rawValue) and \(other.rawValue), as columns or options, exclude each other; leave one of them out"
    case .needs(let option, let other):
      "\(option.rawValue) says nothing without \(other.rawValue); add it as a column or an option"
    case .noBehavior: "there is no behavior"
    }
  }
}

extension ScenarioFlaw.Reason {
  /// What is wrong, in words.
  var words: String {
    switch self {
    case .json(let reason): reason.words
    case .unknownKey(let key, let valid, let nearest):
      "there is no key '\(key)'\(nearest.map { " (did you mean \($0)?)" } ?? ""); "
        + "expected some of \(valid.joined(separator: ", "))"
    case .missingKey(let key): "the key '\(key)' is missing"
    case .needsOneAction(let valid): "a step needs exactly one of \(valid.joined(separator: ", "))"
    case .wrongKind(let expected): "expected \(expected)"
    case .wrongCount(let count, let expected):
      "the list has \(count) \(count == 1 ? "value" : "values"), but the step happens "
        + "\(expected) \(expected == 1 ? "time" : "times"); give one for each, or one alone for all"
    case .mistake(let words): words
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

extension PlayedStep {
  /// That something is not as expected, in words.
  static func words(
    _ expectation: ScenarioExpectation, of repetition: Int, found: ScenarioExpectation.Value?, step: Int,
    in action: String, behavior: String
  ) -> String {
    let wanted = expectation.value(of: repetition)
    let times = repetition > 0 || expectation.values.count > 1 ? ", time \(repetition + 1)" : ""
    return "step \(step) (\(action)\(times), \(behavior)): expected \(expectation.quantity.rawValue) "
      + "\(words(wanted)), got \(found.map(words) ?? "none")"
  }

  private static func words(_ value: ScenarioExpectation.Value) -> String {
    switch value {
    // To the last digit, as two numbers that differ must not look the same.
    case .number(let number): number.shortest
    case .truth(let truth): "\(truth)"
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
