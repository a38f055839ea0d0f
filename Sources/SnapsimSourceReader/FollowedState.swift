import SwiftSyntax

/// The states of a view that hold the item at which it is scrolled, by its own `scrollPosition(id:)`, and the expressions
/// for the number and the length of its items.
///
/// Followed are ids that are whole numbers from the first item on. A state that `onChange` of the position sets has the item
/// at the lift-off, one that `onScrollPhaseChange` sets the item of the last rest.
struct FollowedState {
  /// Texts of their values at the question at hand, by the states' names and by the expressions.
  private(set) var texts: [String: String] = [:]

  private let place: String
  private static let lifted = ScreenText.names.item[0]
  private static let rested = ScreenText.names.item[1]

  /// Takes the call that attaches a behavior, and the scroll view that it attaches it to.
  init(_ attaching: FunctionCallExprSyntax?, _ view: ScrollViewReading?) {
    guard let attaching, let view, let first = view.firstNumber else {
      place = ""
      return
    }
    let calls = attaching.chain
    let position = calls.first { call in
      call.modifier?.text == "scrollPosition"
        && call.arguments.allSatisfy { $0.label?.text == "id" || Self.isStart($0.expression) }
    }
    let bound = position?.arguments.first?.expression.trimmedDescription ?? ""
    place = first == 0 ? "" : ".map { $0 + \(first) }"
    guard bound.hasPrefix("$") else { return }
    let name = bound.ofBinding
    texts[name] = text(of: Self.lifted)
    for call in calls {
      switch call.modifier?.text {
      case "onScrollPhaseChange": read(call, of: name, Self.rested)
      case "onChange" where call.arguments.first?.expression.trimmedDescription == name:
        read(call, of: name, Self.lifted)
      default: break
      }
    }
  }

  private static func isStart(_ anchor: ExprSyntax) -> Bool {
    [".leading", ".top", ".topLeading"].contains(anchor.trimmedDescription)
  }

  /// Has what is the number or the length of a view's items follow the layout at hand.
  mutating func follow(itemsOf view: ScrollViewReading) {
    for (expression, member) in zip([view.itemCount, view.itemLength], ScreenText.names.item[2...]) {
      if let expression { texts[expression] = "\(ScreenText.names.screen).main.\(member)" }
    }
  }

  private func text(of member: String) -> String { "(\(ScreenText.names.screen).main.\(member)\(place))" }

  /// Reads the states that a closure sets to the position.
  private mutating func read(_ call: FunctionCallExprSyntax, of name: String, _ member: String) {
    var items = [name: text(of: member)]
    call.descend { node in
      if let parameter = node.as(ClosureShorthandParameterSyntax.self), parameter.name.text != "_" {
        // The last one is the new value.
        if call.modifier?.text == "onChange" { items[parameter.name.text] = text(of: member) }
      } else if let binding = node.as(OptionalBindingConditionSyntax.self) {
        let bound = binding.pattern.trimmedDescription
        if items[binding.initializer?.value.trimmedDescription ?? bound] != nil {
          items[bound] = "(\(text(of: member)) ?? 0)"
        }
      } else if let parts = node.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        parts.count > 2, parts[1].is(AssignmentExprSyntax.self)
      {
        let value = parts[2...].map { $0.line() }
        let state = parts[0].trimmedDescription.lastName
        if let text = items[value[0]], value.count == 1 || value.count == 3 && value[1] == "??" {
          texts[state] = value.count == 1 ? text : "(\(text) ?? \(value[2]))"
        }
        return false
      }
      return true
    }
  }
}

extension String {
  /// The name of a property, of its binding too.
  var ofBinding: String { hasPrefix("$") ? String(dropFirst()) : self }

  /// An expression without the `self.` before it.
  var withoutSelf: String { hasPrefix("self.") ? String(dropFirst(5)) : self }
}

extension ExprSyntax {
  /// The expression for the number of its elements, where it is what `ForEach` repeats a view for.
  var countText: String? {
    let text = line().withoutSelf.ofBinding
    if let range = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }) {
      let isOfAll = range.count == 3 && ["0..<", "1..."].contains(range[0].line() + range[1].line())
      return isOfAll ? range[2].line().withoutSelf : nil
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      if let inner = call.arguments.first?.expression,
        ["Array", "zip"].contains(call.calledExpression.line())
      {
        return inner.countText
      }
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      return member?.declName.baseName.text == "enumerated" ? member?.base?.countText : nil
    }
    if let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "indices" {
      return member.base?.countText
    }
    let isName = self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
    return isName ? text + ".count" : nil
  }
}

extension ScrollViewReading {
  /// The number that its first item has as its id, where ids are whole numbers in order and `scrollPosition` tells them.
  fileprivate var firstNumber: Int? {
    guard !values.contains(where: { $0.option == "no-scroll-target-layout" }) else { return nil }
    let all = values.map { ($0.option, $0.written) } + unread.map { ($0.option, $0.written) }
    let count = all.first { $0.0 == "items" }?.1 ?? ""
    if count.hasSuffix(".indices") { return 0 }
    let digits = count.prefix(while: \.isNumber)
    let isRange = count.dropFirst(digits.count).drop { $0 == " " }.hasPrefix("..")
    return isRange ? Int(digits) : nil
  }
}

extension FunctionCallExprSyntax {
  /// The name of the modifier that is called, be it on `self`.
  var modifier: TokenSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
  }

  /// The modifiers of one view, from the last one on.
  fileprivate var chain: [FunctionCallExprSyntax] {
    var last = self
    while let next = last.parent?.as(MemberAccessExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self) {
      last = next
    }
    return Array(
      sequence(first: last) {
        $0.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self)
      })
  }
}
