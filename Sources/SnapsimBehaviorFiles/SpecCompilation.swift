import SnapsimText

/// The files of one spec on their way to an object.
struct SpecCompilation {
  private let spec: BehaviorFileSpec
  private let contents: [[UInt8]]
  var files: [String] { spec.files }
  var named: String { spec.named.joined(separator: "+") }

  /// The question to the reader of sources, and its first answer.
  private let question: SourceQuestion
  let answer: SourceAnswer

  init(
    _ spec: BehaviorFileSpec, _ contents: [[UInt8]], counts: Bool, triesArguments: Bool,
    in shop: inout Workshop
  ) throws {
    (self.spec, self.contents) = (spec, contents)
    var question = SourceQuestion(spec, contents)
    (question.counts, question.triesArguments) = (counts, triesArguments)
    self.question = question
    answer = try shop.ask(question)
    // What is wrong with the arguments is told before anything is compiled, but not before what is no Swift at all.
    if !answer.hasErrors.contains(true) { try throwFault(of: answer) }
  }

  /// Throws the reason why there is nothing to compile, if so.
  private func throwFault(of answer: SourceAnswer) throws {
    if let fault = answer.fault { throw BehaviorFileError.unclear(files: spec.named, fault) }
  }

  /// The text of a file by its place among the files; `nil` where its bytes are no UTF-8, so that no edit keeps them.
  func text(ofFile place: Int) -> [UInt8]? {
    guard contents.indices.contains(place), String(validating: contents[place], as: UTF8.self) != nil else {
      return nil
    }
    return contents[place]
  }

  /// An object, what was read of its files, and whether behaviors that several threads ask may share something in them.
  typealias Compiled = (object: String, answer: SourceAnswer, sharesState: Bool)

  /// Has the compiler say what is wrong with files that are no Swift, before anything in them is left out.
  private func checkSyntax(in shop: Workshop) throws {
    var lines: [String] = []
    for (index, hasErrors) in answer.hasErrors.enumerated() where hasErrors {
      let text = question.contents[index]
      let input = try shop.store(text.utf8, as: "syntax-\(index).swift")
      let run = try shop.toolchain.run([
        "-frontend", "-parse", "-swift-version", "6", "-diagnostic-style", "llvm", input,
      ])
      let source = text.split(separator: "\n", omittingEmptySubsequences: false)
      for error in CompilerDiagnostic.all(in: run.output) where error.severity == .error {
        lines.append("\(spec.files[index]):\(error.line):\(error.column): error: \(error.text)")
        lines.append(source.indices.contains(error.line - 1) ? String(source[error.line - 1]) : "")
      }
    }
    if !lines.isEmpty { throw BehaviorFileError.doesNotCompile(files: spec.files, .init(lines: lines)) }
    try throwFault(of: answer)
  }

  /// Compiles the files: as they stand where nothing in them is drawn, and less what the behavior does not name.
  ///
  /// The language mode that takes more goes first: 5 takes what 6 refuses to be raced for, and 6 knows some syntax that
  /// 5 does not.
  ///
  /// - Returns: `nil` where the project has what they lack, so that they are to be read again, with more of them.
  /// - Throws: `BehaviorFileError` where the files do not compile, or the compiler does not work.
  func compile(
    with harness: BehaviorHarness, in shop: inout Workshop, unless hasFound: ([String]) -> Bool
  ) throws -> Compiled? {
    try checkSyntax(in: shop)
    let leavesOut = answer.leavesOut
    var failure: SourceAnswer.Failure
    switch try attempt(answer, question, with: harness, in: &shop, unless: hasFound) {
    case .success(let compiled): return compiled
    case .failure(let found): failure = found
    }
    // With everything it may compile yet, and with less too. What has a name and is missing was not left out.
    if answer.isCut, !leavesOut || !failure.isMissingNames {
      switch try attempt(with: harness, in: &shop, { $0.leavesOut = !leavesOut }) {
      case .success(let compiled): return compiled
      case .failure(let found): failure = leavesOut ? failure : found
      }
    }
    var others: [(mode: String, change: (inout SourceQuestion) -> Void)] = [("6", { $0.leavesOut = true })]
    if failure.isOfExpression {
      // Statements that were put into closures, and samples that are private elsewhere, may not compile: then without them.
      others.append(("5", { $0.isPlain = true }))
      // What stands in the file may not do here: then the missing names count as unknown, or all of it as missing.
      let missing = failure.missing
      if answer.isFound || !answer.trials.isEmpty, !missing.isEmpty {
        others.append(("5", { $0.unknown = missing }))
      }
      // What a file computes may not compile here: then its result is tried.
      if !answer.trials.isEmpty { others.append(("5", { $0.triesWhole = true })) }
      if answer.isFound, missing.isEmpty, question.line == nil {
        others.append(("5", { $0.ignoresUses = true }))
      }
    }
    for (mode, change) in others {
      if case .success(let compiled) = try attempt(mode: mode, with: harness, in: &shop, change) {
        return compiled
      }
    }
    throw BehaviorFileError.doesNotCompile(files: spec.named, failure)
  }

  /// Compiles the files as the answer to another question has them.
  private func attempt(
    mode: String = "5", with harness: BehaviorHarness, in shop: inout Workshop,
    _ change: (inout SourceQuestion) -> Void
  ) throws -> Result<Compiled?, SourceAnswer.Failure> {
    var question = question
    change(&question)
    let answer = try shop.ask(question)
    return try attempt(answer, question, mode: mode, with: harness, in: &shop)
  }

  /// Compiles the files of an answer once, with notes of what is reached or without.
  private func compile(
    _ answer: SourceAnswer, isCounted: Bool, _ mode: String, _ harness: BehaviorHarness,
    in shop: inout Workshop
  ) throws -> (run: SwiftToolchain.Run, object: String) {
    let name = "behavior-\(harness.index)" + (isCounted ? "-counted" : "")
    let sources = harness.sources(of: answer, paths: spec.files, isCounted: isCounted)
    let inputs = try sources.enumerated().map { try shop.store($1.utf8, as: "\(name)-\($0).swift") }
    let object = "\(shop.folder)/\(name).o"
    let limit = SwiftToolchain.compileLimit
    let run = try shop.run(
      harness.flags(mode: mode, of: answer) + inputs + ["-o", object], limit: limit,
      late: .compilesTooLong(files: spec.files, seconds: limit))
    return (run, object)
  }

  /// Compiles the files of an answer, less and less of them while that helps; throws what is no fault of theirs.
  private func attempt(
    _ answer: SourceAnswer, _ question: SourceQuestion, mode: String = "5", with harness: BehaviorHarness,
    in shop: inout Workshop, unless hasFound: ([String]) -> Bool = { _ in false }
  ) throws -> Result<Compiled?, SourceAnswer.Failure> {
    var (answer, question) = (answer, question)
    // What would be cut for want of a name may be needed.
    func isFound(_ diagnostics: [CompilerDiagnostic]) -> Bool {
      let names = diagnostics.compactMap(\.missingName) + diagnostics.compactMap(\.missingMember)
      return hasFound(names.distinct)
    }
    while true {
      if let failure = answer.failure { return .failure(failure) }
      try throwFault(of: answer)
      // With notes at once where it is likely to compile; what is said of it is said of its own text.
      let (isCounted, isFirst) = (!answer.counted.isEmpty, question.diagnostics.isEmpty)
      var (run, object) = try compile(answer, isCounted: isCounted && isFirst, mode, harness, in: &shop)
      if isCounted, isFirst, !run.succeeded {
        if isFound(CompilerDiagnostic.all(in: run.output)) { return .success(nil) }
        (run, object) = try compile(answer, isCounted: false, mode, harness, in: &shop)
      }
      if run.succeeded {
        let sharesState = BehaviorHarness.sharesState(
          answer.texts + [answer.expression], compiled: run.output)
        // Where it does not compile with notes, nothing is noted.
        if isCounted, !isFirst {
          let (counted, other) = try compile(answer, isCounted: true, mode, harness, in: &shop)
          if counted.succeeded { object = other }
        }
        return .success((object, answer, sharesState))
      }
      let found = CompilerDiagnostic.all(in: run.output)
      guard found.contains(where: { $0.severity == .error }) else {
        throw BehaviorFileError.toolchainFails(shop.toolchain.compiler, reason: run.reason)
      }
      if isFound(found) { return .success(nil) }
      question.diagnostics.append(found)
      answer = try shop.ask(question)
    }
  }
}

extension SourceQuestion {
  init(_ spec: BehaviorFileSpec, _ contents: [[UInt8]]) {
    self.init(
      spec: spec.text, paths: spec.files, contents: contents.map { String(decoding: $0, as: UTF8.self) },
      expression: spec.expression, line: spec.line, found: spec.found.count)
  }
}
