import SwiftParser
import SwiftSyntax

/// Reads the files of a spec together: which behavior is meant, what makes it, and what it needs.
struct SpecReader {
  private(set) var reading = SourceReading()
  private let declarations: [[SwiftDeclaration]]
  private let clauses: [[ConditionClause]]

  /// Reads some files.
  ///
  /// - Parameters:
  ///   - sources: the files.
  ///   - expression: what makes the behavior, if it was given; empty where it is to be found.
  init(_ sources: [SourceFileSyntax], expression: String) {
    let converters = sources.map { SourceLocationConverter(fileName: "", tree: $0) }
    let conditions = zip(sources, converters).map { ConditionReader($0, $1) }
    let clauses = conditions.map(\.clauses)
    self.clauses = clauses
    declarations = sources.indices.map { index in
      var reader = DeclarationReader(converters[index], conditions[index])
      return reader.declarations(sources[index].statements)
    }
    reading.files = zip(declarations, sources).map { .init(declarations: $0, hasErrors: $1.hasError) }
    reading.behaviors =
      BehaviorDiscovery(declarations) { clause, file in clauses[file][clause].isLeftOut }.behaviors
    let statics = UseReader.statics(in: declarations, of: reading.behaviors)
    for (index, source) in sources.enumerated() {
      let reader = UseReader(reading.behaviors, statics: statics, in: index, converters[index])
      reader.walk(source)
      reading.uses += reader.uses
    }
    for (index, file) in declarations.enumerated() {
      reading.uses += UseReader.members(statics, of: file, index)
    }
    reading.uses = reading.uses.filter(\.isAttached) + reading.uses.filter { !$0.isAttached }
    findMeant(expression)
    reading.numbers = Numbers.ranges(in: Parser.parse(source: expression))
    if let meant = reading.meant, let name = reading.behaviors[meant].path.last {
      let names = Set(statics.filter { $0.value == meant }.keys).union([name])
      let layouts = zip(sources, converters).map { ViewLayout.words(in: $0, $1, using: names) }
      reading.layout = layouts.first { !$0.isEmpty } ?? []
    }
    prepare(sources, expression)
  }

  /// Finds which behavior is meant, and how the expression spells it.
  private mutating func findMeant(_ given: String) {
    let behaviors = reading.behaviors
    guard !given.isEmpty else {
      let usual = behaviors.filter { $0.clause == nil }
      let all = usual.isEmpty ? behaviors : usual
      // Helpers may hold behaviors too; those of the first file that has any are meant.
      let found = all.filter { $0.file == all.first?.file }
      if found.count == 1 { reading.meant = behaviors.firstIndex(of: found[0]) }
      return
    }
    let words = given.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    let named = words.lazy.compactMap { word in behaviors.firstIndex { $0.path.last == word } }.first
    reading.meant = named ?? (behaviors.count == 1 ? 0 : nil)
    guard let meant = reading.meant, let name = behaviors[meant].path.last else {
      return reading.expression = given
    }
    let behavior = behaviors[meant]
    let isBare = given.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    if isBare, given.split(separator: ".").last.map(String.init) == name { return }
    if behavior.path.count > 1, given.hasPrefix(behavior.name) {
      reading.expression = behavior.spelling.joined(separator: ".") + given.dropFirst(behavior.name.count)
    } else if behavior.path.count > 1, given.hasPrefix(name) {
      // The name of a nested type alone: what it is nested in goes before it.
      reading.expression = behavior.spelling.dropLast().joined(separator: ".") + "." + given
    } else {
      reading.expression = given
    }
  }

  private mutating func prepare(_ sources: [SourceFileSyntax], _ expression: String) {
    let behavior = reading.meant.map { reading.behaviors[$0] }
    let preparation = SourcePreparation(declarations, behavior: behavior?.path ?? [])
    let own = reading.uses.filter { $0.behavior == reading.meant }
    let made = own.first.map { [$0.text] + $0.constants } ?? []
    let words = DeclarationReader.words(
      Parser.parse(source: ([expression] + made).joined(separator: "\n")))
    let unneeded = preparation.leaveOut(of: declarations, words: words)
    for index in sources.indices {
      let tokens = TokenChanges(sources[index])
      reading.files[index].unneeded = unneeded[index]
      let (conditions, assumed) = conditions(index, around: behavior?.file == index ? behavior?.clause : nil)
      reading.files[index].changes = conditions + tokens.qualifiers + preparation.changes(declarations[index])
      reading.files[index].assumed = assumed
      if behavior?.file == index { reading.files[index].widenings = tokens.widenings }
    }
  }

  /// Conditions answered as on a phone, but for those around the behavior, if they do not hold there.
  private func conditions(
    _ file: Int, around behavior: Int?
  ) -> (changes: [SourceReading.Change], assumed: [SourceReading.Assumption]) {
    var forced: [Int: Bool] = [:]
    var assumed: [SourceReading.Assumption] = []
    var next = behavior
    while let index = next {
      let clause = clauses[file][index]
      if clause.isLeftOut {
        assumed.append(.init(line: clause.line, condition: clause.text))
        forced[index] = true
        for other in clause.earlier { forced[other] = false }
      }
      next = clause.outer
    }
    let changes = clauses[file].enumerated().compactMap { index, clause -> SourceReading.Change? in
      guard let range = clause.range, let answer = forced[index] ?? clause.answer else { return nil }
      return .init(range, to: "\(answer)")
    }
    return (changes, assumed)
  }
}
