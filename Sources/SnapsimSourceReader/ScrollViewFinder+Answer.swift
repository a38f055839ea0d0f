import SwiftSyntax

/// The answer to the question which scroll views files have.
extension ScrollViewFinder {
  /// The scroll views that there are: those of the last files do not count.
  func answer(without last: Int, asksForModifiers: Bool) -> SourceAnswer {
    var answer = SourceAnswer()
    answer.hasErrors = declarations.files.map(\.tree.hasError)
    let named = declarations.files.dropLast(last)
    let paths = Set(named.map(\.path))
    answer.views = uses.filter {
      paths.contains($0.reading.file) || declarations.file(of: $0.attachment) < named.count
    }.map(\.reading)
    answer.views += viewsInOtherStates(of: answer.views)
    answer.views += viewsOfOthers(named.count)
    if asksForModifiers { for file in named { answer.lacks.merge(modifiers(in: file)) { $0 + $1 } } }
    answer.views += declarations.behaviors.filter { $0.isLayout && $0.file < named.count }.map {
      $0.reading(in: declarations.files, spec: "\(declarations.files[$0.file].path):\($0.name)")
    }
    return answer
  }

  /// The most states in which an app is read once more, and the most views that all of its readings may walk (our choices).
  private static let mostStates = 6
  private static let mostSteps = 10_000

  /// Scroll views once more, as they are once a finger has set a state, or the app one by which it shows more in them: where more
  /// changes than the number of their items, which counts too if a state makes the behavior, and nothing hangs on another state,
  /// which may be kept in step.
  private func viewsInOtherStates(of views: [ScrollViewReading]) -> [ScrollViewReading] {
    func hangs(_ view: ScrollViewReading) -> Bool {
      view.behavior.isOfState || view.values.contains { $0.isState && $0.option != "items" }
    }
    let later = evaluator.samples.later
    let own = uses.filter { views.contains($0.reading) }
    let hanging = own.filter { hangs($0.reading) }
    if hanging.isEmpty, later.isEmpty { return [] }
    let ways = hanging.reduce(into: Set<String>()) { types, use in
      types.insert(use.reading.view)
      types.formUnion(use.calls.map { declarations.outer(of: $0) })
    }
    let states = evaluator.otherStates(of: ways)
    return states.prefix(min(Self.mostStates, Self.mostSteps / max(1, steps))).flatMap {
      state, words -> [ScrollViewReading] in
      let others = inState(state).uses
      return (later.contains(state.name.name) ? own : hanging).compactMap { use in
        let view = use.reading
        let other = others.lazy.map(\.reading).first { $0.isOfPlace(of: view) && $0.use == view.use }
        guard let other, !hangs(other) else { return nil }
        let (one, two) = (use.made, other.behavior.made)
        let isMadeOtherwise = one != nil && two != nil && one != two
        guard isMadeOtherwise || view.isApart(from: other) else { return nil }
        return with(other) { $0.state = words }
      }
    }
  }

  /// The scroll views of the first files that other systems alone have, read as these compile them.
  private func viewsOfOthers(_ count: Int) -> [ScrollViewReading] {
    var open = Set(
      declarations.files.prefix(count).filter { $0.tree.description.contains("#if") }.flatMap { file in
        file.tree.tokens.filter {
          $0.text == "scrollTargetBehavior" && $0.clauseAround?.isOfOthersAlone ?? false
        }.map { "\(file.path):\(file.line(of: $0))" }
      })
    return IfConfigClauseSyntax.otherSystems.flatMap { system -> [ScrollViewReading] in
      if open.isEmpty { return [] }
      let finder = ScrollViewFinder(declarations.files.map { $0.on(system) })
      let own = finder.uses.map { (view: $0.reading, place: finder.declarations.place(of: $0.attachment)) }
        .filter { open.contains($0.place) }
      open.subtract(own.map(\.place))
      return own.map { own in
        with(own.view) { $0.unscrolled = "compiled on \(system) alone, so that no iPhone has it" }
      }
    }
  }

  /// The modifiers that no file has around each scroll view without a behavior, by the view's place.
  private func modifiers(in file: SourceFile) -> [String: [String]] {
    let found = file.tree.all { node -> (String, [String])? in
      guard let call = node.call, call.calledExpression.trimmedDescription == "ScrollView" else { return nil }
      let names = call.parents.compactMap { parent -> String? in
        guard let call = parent.call, let name = call.calledExpression.member?.declName.baseName,
          !Call(name, call, in: Scope()).isOfSwiftUI, declarations.all(name.text, in: "View").isEmpty
        else { return nil }
        return "View." + name.text
      }
      let (path, line) = (file.path, file.line(of: call))
      let isKnown = uses.contains { ($0.reading.file, $0.reading.line) == (path, line) }
      return isKnown || names.isEmpty ? nil : ("\(path):\(line)", names)
    }
    return Dictionary(found) { $1 }
  }
}
