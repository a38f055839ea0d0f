import SwiftParser
import SwiftSyntax

/// Reads the files of a spec together: which behavior is meant, what makes it, and what of them is compiled.
struct SpecReader {
  private let question: SourceQuestion
  private let finder: ScrollViewFinder
  private let behaviors: [Behavior]

  private let statics: [String: (behavior: Behavior, parameters: [SwiftDeclaration.Parameter])]
  private let uses: [Use]

  /// The behavior that is meant, if it is one of the files'; and what is attached on the line that is.
  private let meant: Behavior?
  private let here: [Use]

  private var evaluator: Evaluator { finder.evaluator }
  private var declarations: Declarations { evaluator.declarations }
  private var files: [SourceFile] { declarations.files }

  init(_ question: SourceQuestion) {
    self.question = question
    finder = ScrollViewFinder(question.files, usesSamples: !question.isPlain)
    behaviors = finder.evaluator.declarations.behaviors
    let reader = UseReader(finder, behaviors, unknown: Set(question.unknown), isPlain: question.isPlain)
    let uses = question.ignoresUses ? [] : reader.uses
    (statics, self.uses) = (reader.statics, uses)
    let last = question.paths.count - question.found - 1
    let here = question.line.map { line in
      uses.filter { $0.isAttached && $0.place.file == last && $0.place.lines.contains(line) }
    }
    self.here = here ?? []
    meant =
      here.map { $0.first.flatMap(\.behavior) } ?? Self.meant(question.expression, among: behaviors, uses)
  }

  /// The sources to compile, and the answers to the rest of the question.
  func answer() -> SourceAnswer {
    var answer = SourceAnswer()
    answer.hasErrors = files.map(\.tree.hasError)
    if let meant {
      let place = meant.file
      answer.declaration = .init(file: place, line: meant.line)
      answer.comment = meant.comment
      answer.remedies = BehaviorRemedies(of: meant, in: files[place])?.all ?? []
    }
    answer.isLayout = meant?.isLayout ?? behaviors.contains(where: \.isLayout)
    answer.views = views
    do throws(SourceAnswer.Fault) {
      let (text, use) = try expression(&answer)
      answer.expression = text
      let words = Parser.parse(source: ([text] + answer.trials).joined(separator: "\n")).words()
      answer.isOfScreen = words.contains("UIScreen")
      answer.isFound = use != nil
      let isTried = !answer.trials.isEmpty
      let uses = meant.map { self.uses(of: $0) } ?? []
      let found = isTried ? uses.first { $0.arguments != nil } : use
      let arguments = (found ?? uses.first(where: \.isAttached))?.arguments ?? []
      let states = arguments.filter { !isTried || $0.text != nil && !answer.tried.contains($0.name) }
        .flatMap(\.states)
      answer.states =
        ((found?.arguments ?? []).flatMap(\.samples)
        + states.map { "\($0.name) stays \(found == nil ? "as it is given" : $0.initial ?? "as it begins")" }
        + unset).distinct
      // What is private to the file that makes it is there.
      answer.harnessFile = found?.place.file ?? meant?.file ?? 0
      answer.notes += use.map { [self.found($0)] } ?? attached(text)
      prepare(&answer)
    } catch {
      answer.fault = error
    }
    return answer
  }

  /// The global variables that the behavior reads and that begin at 0, as the app sets them.
  private var unset: [String] {
    guard let meant else { return [] }
    return meant.parts.allWords.sorted().filter { name in
      declarations.all(name, in: "").contains { member in
        guard let binding = member.binding, binding.accessorBlock == nil,
          member.variable?.bindingSpecifier.text == "var", let initial = binding.initializer?.value
        else { return false }
        return evaluator.value(Written(initial, Scope())).isZero
      }
    }.map { "\($0) stays 0" }
  }

  /// The scroll views that attach the behavior: that of the line, if one is meant.
  private var views: [ScrollViewReading] {
    if let meant, meant.isLayout { return [meant.reading(in: files, spec: question.spec)] }
    let meant = here.isEmpty ? uses.filter { $0.behavior != nil && $0.behavior == self.meant } : here
    let attachments = Set(meant.compactMap(\.attachment))
    // Of two branches the other may be one of SwiftUI's own.
    return finder.uses.filter { attachments.contains($0.attachment.id) }.map(\.reading).filter {
      ($0.behavior.spec == nil || !here.isEmpty) && $0.behavior.made == nil
    }
  }

  /// The behavior that is meant by an expression that makes it, or by the files alone.
  private static func meant(_ expression: String?, among behaviors: [Behavior], _ uses: [Use]) -> Behavior? {
    guard let expression else {
      let usual = behaviors.filter { !$0.isLeftOut }
      let all = usual.isEmpty ? behaviors : usual
      // Helpers may hold behaviors too; those of the first file that has any are meant.
      let found = all.filter { $0.file == all[0].file }
      // Of several the one is meant that is attached to a view.
      let attached = found.filter { behavior in uses.contains { $0.isAttached && $0.behavior == behavior } }
      return found.count == 1 ? found[0] : attached.count == 1 ? attached[0] : nil
    }
    let words = expression.split { !$0.isOfName }.map(String.init)
    let named = words.lazy.compactMap { word in behaviors.first { $0.lastName == word } }.first
    return named ?? (behaviors.count == 1 ? behaviors[0] : nil)
  }

  private func uses(of behavior: Behavior) -> [Use] {
    (here.isEmpty ? uses : here).filter { $0.behavior == behavior }
  }

  /// An expression for each behavior: by the files if they have one for any, else with places to fill.
  private var examples: [String] {
    behaviors.compactMap {
      let uses = uses(of: $0)
      return $0.expression(as: uses, evaluator)?.text ?? $0.proposal(as: uses, evaluator).texts.first
    }
  }

  /// The expression that makes the behavior, given or found; where some are tried, the first of them.
  private func expression(_ answer: inout SourceAnswer) throws(SourceAnswer.Fault) -> (
    text: String, use: Use?
  ) {
    if let given = question.expression {
      let text = meant.map { spelled(given, $0) } ?? given
      if let text { return (text, nil) }
    }
    if let use = try attachment() { return (use.text, use) }
    guard let meant else {
      guard let first = behaviors.first else { throw .noBehavior(hint: hint) }
      throw .several(commands: behaviors.filter { $0.file == first.file }.map { spec($0.name) })
    }
    let own = uses(of: meant)
    let making = meant.expression(as: own, evaluator)
    let tries = TriedArguments(evaluator: evaluator, behavior: meant, isWhole: question.triesWhole)
    let isFed = (making?.use?.arguments).map(tries.isFed)
    answer.isFed = isFed ?? false
    if question.triesArguments, isFed ?? (making == nil) {
      let tried = tries.calls(as: (making?.use).map { [$0] } ?? own)
      if let first = tried.texts.first {
        (answer.trials, answer.tried) = (tried.texts, tried.parameters)
        return (first, nil)
      }
    }
    if let making { return making }
    let proposal = meant.proposal(as: own, evaluator)
    let isAttached = uses.contains { $0.behavior == meant && $0.isAttached }
    let calls =
      isAttached ? [] : [meant.lastName] + statics.filter { $0.value.behavior == meant }.map(\.key).sorted()
    let arguments = own.flatMap { $0.arguments ?? [] }.filter { $0.text == nil }
    // Of the items in a list each is made; an object of the app's own would bring all of the app.
    let types =
      question.triesArguments ? arguments.compactMap(\.parameter?.type).filter { $0.contains("[") } : []
    let lacks =
      arguments.compactMap(\.missing)
      + types.flatMap { TypeSyntax(parsing: $0).words() }.filter { declarations.types[$0] == nil }.sorted()
    throw .needsArguments(
      name: meant.name, calls: calls, lacks: lacks.distinct,
      parameters: proposal.openings.map(\.parameter.text).distinct,
      lines: proposal.openings.map { told($0, of: meant) }.distinct, commands: proposal.texts.map(spec))
  }

  /// The behavior attached on the line that is meant, or by files without one, if none of theirs is.
  private func attachment() throws(SourceAnswer.Fault) -> Use? {
    let all = uses.filter(\.isAttached)
    if let line = question.line, here.isEmpty {
      throw .noAttachment(line: line, commands: all.map(spec).distinct)
    }
    guard question.line != nil || behaviors.isEmpty && hint == nil else { return nil }
    let uses = here.isEmpty ? all : here
    if uses.contains(where: { $0.text != uses[0].text }) {
      throw .several(commands: uses.map { here.isEmpty ? spec($0) : spec($0.text) }.distinct)
    }
    return uses.first.flatMap { $0.behavior == nil ? $0 : nil }
  }

  /// The line on an argument that the files do not say: where it is wanted, and what for.
  private func told(_ opening: Opening, of behavior: Behavior) -> String {
    let parameter = opening.parameter
    let file = files[opening.written?.file ?? behavior.file]
    let use = evaluator.use(of: parameter, in: behavior.parts)
    let given = opening.written.map { "given as `\($0.text)`, which only the running app knows" }
    let words = [given, use.map { $0.words + ($0.unit.map { ": " + $0 } ?? "") }].compactMap(\.self)
    let line = opening.written?.line ?? file.converter.line(at: parameter.start)
    return "\(file.path):\(line): \(parameter.text)"
      + (words.isEmpty ? "" : ", \(words.joined(separator: ", "))")
  }

  /// An expression as the whole file takes it; `nil` where it is nothing but the behavior's name.
  private func spelled(_ given: String, _ behavior: Behavior) -> String? {
    if given.allSatisfy({ $0.isOfName || $0 == "." }), given.lastName == behavior.lastName { return nil }
    if behavior.path.count > 1, given.hasPrefix(behavior.name) {
      return behavior.type.name + given.dropFirst(behavior.name.count)
    }
    return behavior.spelled(given)
  }

  /// A likely mistake in files without a behavior: its protocol's name misspelt, or left out.
  private var hint: String? {
    let name = "ScrollTargetBehavior"
    for type in files.flatMap(\.declarations) where type.isType {
      for item in type.inheritance.flatMap(\.names)
      where item != name && Suggestion.nearest(to: item, in: [name.lowercased()]) != nil {
        return "line \(type.line): \(type.lastName) conforms to \(item); did you mean \(name)?"
      }
      if type.members("func").contains(where: { $0.name == "targetContentOffset" }) {
        return
          "line \(type.line): \(type.lastName) has targetContentOffset, but is no subclass of UICollectionViewLayout "
          + "or UICollectionViewFlowLayout by these files; add the file of its superclass, as in ./A.swift+./B.swift"
      }
      if type.members("func").contains(where: { $0.name == "updateTarget" }) {
        return "line \(type.line): \(type.lastName) has updateTarget, but does not conform to \(name)"
      }
    }
    return nil
  }

  /// The files less what cannot compile, is not needed, or did not compile so far.
  private func prepare(_ answer: inout SourceAnswer) {
    let preparation = SourcePreparation(
      declarations, behavior: meant?.path ?? [], isOfLayout: answer.isLayout)
    let made = [question.expression ?? "", answer.expression]
    let words = Parser.parse(source: made.joined(separator: "\n")).words()
    let unneeded = preparation.leaveOut(of: files.map(\.declarations), words: words)
    answer.isCut = unneeded.contains { !$0.isEmpty }
    answer.leavesOut =
      question.leavesOut ?? (answer.isLayout || unneeded.joined().contains { $0.what != nil })
    answer.stated =
      (made.flatMap { Parser.parse(source: $0).literals() }
      + zip(files, unneeded).flatMap { $0.tree.literals(except: $1.map(\.range)) }).distinct
    let functions = Set(files.flatMap { $0.tree.all { $0.function?.name.text } })
    var sources = SourceCuts(files, behavior: meant)
    for (index, file) in files.enumerated() {
      let isFound = index >= files.count - question.found
      let clause = meant?.file == index ? meant?.clause : nil
      let conditions = IfConfigClauseSyntax.answers(in: file.tree, around: clause)
      answer.notes += conditions.assumed.map {
        "\(file.path):\(file.line(of: $0)): \($0.title) is taken as true, as the behavior stands within"
      }
      let tokens = SourcePreparation.tokens(of: file.tree)
      var changes = answer.leavesOut || isFound ? unneeded[index] : []
      changes += conditions.changes + tokens.qualifiers
      // An audit asks millions of times.
      if question.counts { changes += SourcePreparation.messages(in: file.tree, besides: functions) }
      changes += file.declarations.flatMap { preparation.changes($0) }
      if index == answer.harnessFile, meant?.isHidden == true || answer.isFound || !answer.trials.isEmpty {
        changes += tokens.widenings
      }
      // Of a file that was not named nothing is told to be left out.
      for var change in changes {
        if isFound { change.what = nil }
        sources.apply(change, in: index)
      }
    }
    answer.failure = cut(&sources, answer)
    answer.texts = sources.files.map(\.edited)
    answer.cuts = sources.cuts
    guard question.counts, let meant else { return }
    for (index, text) in answer.texts.enumerated() {
      let first = answer.counted.reduce(0) { $0 + $1.notes }
      let counted = NotedSource(text, file: index, of: meant.path, from: first)
      answer.countedTexts.append(counted.text)
      answer.counted += counted.places
    }
  }

  /// Cuts what the compiler finds fault with; the first fault of the behavior itself, if nothing is left to cut.
  private func cut(_ sources: inout SourceCuts, _ answer: SourceAnswer) -> SourceAnswer.Failure? {
    var failure: SourceAnswer.Failure?
    for (round, diagnostics) in question.diagnostics.enumerated() {
      let errors = diagnostics.filter { $0.severity == .error }
      // What has just failed is nothing to propose.
      let others = examples.filter { $0 != question.expression && $0 != answer.expression }
      let found = sources.failure(by: diagnostics, of: question.spec, examples: others.map(spec))
      let isLast = round == SourceQuestion.rounds - 1
      if sources.cut(errors), !isLast { continue }
      failure = failure ?? found
      if !sources.cutOwn(errors) || isLast { return failure }
    }
    return nil
  }

  private var named: [String] { question.paths.dropLast(question.found) }

  /// The spec of an expression, as a shell takes it.
  private func spec(_ expression: String) -> String { "'\(named.joined(separator: "+")):\(expression)'" }

  /// The spec of what makes a behavior in the files: by its line where it is attached.
  private func spec(_ use: Use) -> String {
    guard use.isAttached else { return spec(use.text) }
    let file = files[use.place.file].path
    return "'\((named.filter { $0 != file } + [file]).joined(separator: "+")):\(use.place.lines.lowerBound)'"
  }

  /// The note that a behavior is meant because it is attached to a view.
  private func attached(_ expression: String) -> [String] {
    guard question.expression == nil, question.line == nil, let meant,
      let use = uses.first(where: { $0.isAttached && $0.behavior == meant })
    else { return [] }
    let others = behaviors.filter { $0 != meant && $0.file == meant.file && !$0.isLeftOut }
    if others.isEmpty { return [] }
    return [
      "\(files[use.place.file].path):\(use.place.line): the behavior is \(expression), as attached here; others are "
        + others.map { spec($0.name) }.joined(separator: ", ")
    ]
  }

  /// The note on an expression that was found in the files.
  private func found(_ use: Use) -> String {
    let expression = use.behavior.map { $0.spelled(use.written) } ?? use.written
    let place = "\(files[use.place.file].path):\(use.place.line)"
    var note =
      use.place.file < named.count
      ? "\(place): the behavior is \(expression), as here" : "the behavior is \(expression), from \(place)"
    let samples = (use.arguments ?? []).flatMap(\.samples).distinct
    if !samples.isEmpty { note += ", where \(samples.joined(separator: " and "))" }
    let idle = (use.arguments ?? []).filter(\.isIdle)
      .map { $0.label ?? ($0.isTrailing ? "the closure" : $0.written) }
    if !idle.isEmpty {
      let verb = idle.count == 1 ? "does" : "do"
      note += "; \(idle.joined(separator: ", ")) \(verb) nothing, as the view's state is not there"
    }
    if question.line != nil { return note }
    let others = uses.filter { $0.behavior == use.behavior && $0.text != use.text }.map(spec).distinct
    return note + (others.isEmpty ? "" : "; others are \(others.joined(separator: ", "))")
  }
}
