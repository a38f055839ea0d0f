import SwiftSyntax

/// A type that conforms to `ScrollTargetBehavior`, or a layout of UIKit's, and the expression that makes one.
struct Behavior: Equatable {
  let type: Declarations.Entry
  let parts: [Syntax]

  /// Whether it is a layout of UIKit's that decides where its collection view rests.
  let isLayout: Bool

  /// The expression that makes it without arguments, if one does.
  var plain: String?

  /// Otherwise the ways to make it: the initializer that asks for least, or each case.
  var makings: [(callee: String, arguments: [Argument])] = []

  var initializers: [[SwiftDeclaration.Parameter]] = []

  /// The constraints of its generic parameters, by their names.
  var generics: [String: String] = [:]

  var path: [String] { type.path }
  var file: Int { type.file }
  var line: Int { type.declaration.line }

  /// Whether `private` hides it, or every way to make it, from the rest of its file.
  var isHidden: Bool {
    type.isHidden || type.declaration.members("init").contains { $0.modifiers.contains("private") }
      || type.declaration.stored.contains { $0.declaration.modifiers.contains("private") }
  }

  /// The clause of an `#if` around it, and whether that is false here.
  var clause: IfConfigClauseSyntax? { type.declaration.syntax.clauseAround }
  var isLeftOut: Bool { clause?.isLeftOut ?? false }

  /// The comment right above its declaration, without the marks before each piece; empty where a blank line stands between.
  var comment: String {
    (parts.first?.leadingTrivia ?? []).reduce(into: "") { comment, piece in
      switch piece {
      case .newlines(2...), .carriageReturnLineFeeds(2...): comment = ""
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
        .docBlockComment(let text):
        comment += text.drop { "/* ".contains($0) } + " "
      default: break
      }
    }
  }

  var name: String { path.joined(separator: ".") }
  var lastName: String { type.lastName }
  static func == (one: Behavior, other: Behavior) -> Bool { one.path == other.path }

  /// A layout of UIKit's as a scroll view, which says its values itself once it runs.
  func reading(in files: [SourceFile], spec: String) -> ScrollViewReading {
    let reason = "its own code places the items, once it runs"
    return ScrollViewReading(
      file: files[file].path, line: line, view: name, behavior: .init(written: name, line: line, spec: spec),
      unread: [.init("item-length", written: "", reason: reason, line: line)], isLayout: true)
  }
}

extension Declarations {
  /// The behaviors, but for clauses of an `#if` that are left out where others declare the same.
  var behaviors: [Behavior] {
    let named = names(["ScrollTargetBehavior", "ChartScrollTargetBehavior"])
    let layouts = names(["UICollectionViewLayout", "UICollectionViewFlowLayout"])
    let declared = all.filter { ["struct", "class", "enum", "actor"].contains($0.declaration.kind) }
    func isOfOther(_ type: Entry) -> Bool { type.declaration.syntax.clauseAround?.isLeftOut ?? false }
    var behaviors: [Behavior] = []
    // What is declared for this platform and for another one is the one of this.
    for type in declared.filter({ !isOfOther($0) }) + declared.filter(isOfOther)
    where !behaviors.contains(where: { $0.path == type.path }) {
      let parts = parts(of: type)
      let isLayout = type.declaration.inherits(from: layouts) && decides(type)
      guard isLayout || parts.contains(where: { $0.inherits(from: named) }) else { continue }
      var behavior = Behavior(type: type, parts: parts.map(\.syntax), isLayout: isLayout)
      findMaking(of: &behavior, Array(parts.dropFirst()))
      behaviors.append(behavior)
    }
    return behaviors
  }

  /// Names of protocols or classes with those of protocols and aliases that refine them, and of classes that inherit.
  private func names(_ first: Set<String>) -> Set<String> {
    let refining = all.filter {
      ["protocol", "class", "typealias"].contains($0.declaration.kind) && $0.declaration.inherits(from: first)
    }
    let names = first.union(refining.map(\.lastName))
    return names == first ? first : self.names(names)
  }

  private func parts(of type: Entry) -> [SwiftDeclaration] {
    [type.declaration] + all.filter { $0.extends(type) }.map(\.declaration)
  }

  /// Whether a layout, or one of the files that it inherits from, says where to rest, or that its view pages.
  private func decides(_ type: Entry, depth: Int = 0) -> Bool {
    let members = parts(of: type).flatMap(\.members)
    if members.contains(where: { $0.name == "targetContentOffset" || $0.words.contains("isPagingEnabled") }) {
      return true
    }
    return depth < 8
      && all.contains {
        $0.declaration.kind == "class" && type.declaration.inherits(from: [$0.lastName])
          && decides($0, depth: depth + 1)
      }
  }

  private func findMaking(of behavior: inout Behavior, _ extensions: [SwiftDeclaration]) {
    let (type, declaration) = (behavior.type, behavior.type.declaration)
    var own = declaration.members("init")
    if behavior.isLayout {
      // One that a storyboard alone makes is made as by an empty one.
      let count = own.count
      own.removeAll { $0.parameters.first?.label == "coder" }
      if own.allSatisfy({ $0.modifiers.contains("convenience") }), !own.contains(where: \.isPlain) {
        behavior.plain = type.name + (own.count == count ? "()" : "(coder: UICoder())!")
      }
    }
    let initializers = own + extensions.flatMap { $0.members("init") }
    // What makes it for certain types alone says which.
    let isMadeForTypes = extensions.filter(\.fixesGenerics).flatMap { $0.members("init") }
      .contains(where: \.isPlain)
    if isMadeForTypes || (!declaration.isGeneric && initializers.contains(where: \.isPlain)) {
      behavior.plain = type.name + "()"
    }
    if declaration.kind == "enum", behavior.plain == nil {
      let cases = declaration.members("case").flatMap(\.members)
      behavior.makings = cases.map { (type.name + "." + $0.name, $0.parameters.needed) }
      behavior.initializers = cases.map(\.parameters)
      if cases.count == 1, cases[0].parameters.isEmpty { behavior.plain = behavior.makings[0].callee }
      return
    }
    behavior.initializers = initializers.map(\.parameters)
    if own.isEmpty, !behavior.isLayout {
      let memberwise = declaration.memberwise
      if memberwise.allSatisfy(\.hasDefault), !declaration.isGeneric { behavior.plain = type.name + "()" }
      if declaration.kind == "struct" { behavior.initializers.insert(memberwise, at: 0) }
    }
    let least = behavior.initializers.min { $0.needed.count < $1.needed.count } ?? []
    // Of a generic type the parameters follow from the arguments, where these name them.
    let named = Set(least.flatMap { $0.type.split { !$0.isOfName }.map(String.init) })
    let open = declaration.generics.map(\.name.text)
    for parameter in declaration.generics { behavior.generics[parameter.name.text] = parameter.constraint }
    let generics = named.isSuperset(of: open) ? "" : "<\(open.map { "‹\($0)›" }.joined(separator: ", "))>"
    behavior.makings = [(type.name + generics, least.needed)]
  }
}

/// An expression in the files that makes a behavior.
struct Use {
  /// `nil` where one of SwiftUI's is attached.
  let behavior: Behavior?

  /// The index of the file, the line from 1, and those of the call that attaches it.
  let place: (file: Int, line: Int, lines: ClosedRange<Int>)

  /// The expression in one line as it is written, and as it can stand anywhere.
  let written: String
  let text: String

  /// The function that it calls, and its arguments; `nil` if nothing is called.
  let callee: String
  var arguments: [Argument]?

  /// The name of the `scrollTargetBehavior` that it is given to.
  var attachment: SyntaxIdentifier?
  var isAttached: Bool { attachment != nil }

  /// The frames of the scroll view's items as they are measured there; empty for their places in the content.
  var frames = ""
}
