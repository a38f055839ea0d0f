import SwiftSyntax

/// The states of a view that hold where it is scrolled: the item by its own `scrollPosition(id:)`, or the offset; and the
/// expressions for the number and the length of its items.
///
/// Followed are ids that are whole numbers from the first item on. A state that `onChange` of the position sets has the item
/// at the lift-off, one that `onScrollPhaseChange` sets the item of the last rest. So too with an offset of a
/// `ScrollGeometry`, which may be kept in a property of the state.
struct FollowedState {
  /// Texts of their values at the question at hand, by the states' names and by the expressions.
  var texts: [String: String] = [:]

  /// Statements that give an object or a value `it` an offset, as `it.begin(at: 40)`, by the states' names.
  var changes: [String: [String]] = [:]

  private var place = ""
  let axis: ViewAxis

  /// The text of an expression in which some others have texts of their own; `nil` for what only the running app knows.
  var text: (_ expression: ExprSyntax, _ known: [String: String]) -> String? = { _, _ in nil }

  /// Takes the modifiers of the scroll view that a behavior is attached to, if that is read.
  init(_ calls: [FunctionCallExprSyntax], _ view: ScrollViewReading?) {
    axis = view.flatMap { ViewAxis(rawValue: $0.axis) } ?? .vertical
    guard let first = view?.firstNumber else { return }
    let position = calls.first { call in
      call.modifier?.text == "scrollPosition"
        && call.arguments.allSatisfy {
          $0.label?.text == "id"
            || [".leading", ".top", ".topLeading"].contains($0.expression.trimmedDescription)
        }
    }
    let bound = position?.arguments.first?.expression.trimmedDescription ?? ""
    place = first == 0 ? "" : ".map { $0 + \(first) }"
    guard bound.hasPrefix("$") else { return }
    let name = bound.ofBinding
    texts[name] = text(of: "liftedItem")
    for call in calls {
      switch call.modifier?.text {
      case "onScrollPhaseChange": read(call, of: name, "restedItem")
      case "onChange" where call.arguments.first?.expression.trimmedDescription == name:
        read(call, of: name, "liftedItem")
      default: break
      }
    }
  }

  /// Has what is the number or the length of a view's items follow the layout at hand.
  mutating func follow(itemsOf view: ScrollViewReading) {
    if let length = view.itemLength { texts[length] = Self.screen + "itemLength" }
    if let count = view.itemCount {
      let all = Self.screen + "itemCount"
      texts[count] = view.itemsBeside == 0 ? all : "(\(all) - \(view.itemsBeside))"
    }
  }

  static let screen = "UIScreen.main."
  private func text(of member: String) -> String { "(\(Self.screen)\(member)\(place))" }

  /// Has a state that is changed be what it begins as, with the changes.
  mutating func fill(initial: (String) -> String?) {
    for (state, changes) in changes where texts[state] == nil {
      texts[state] = initial(state)?.setting(changes)
    }
  }

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
      } else if let (left, right) = node.assignment {
        let value = right.map { $0.line() }
        if let text = items[value[0]], value.count == 1 || value.count == 3 && value[1] == "??" {
          texts[left.trimmedDescription.lastName] = value.count == 1 ? text : "(\(text) ?? \(value[2]))"
        }
        return false
      }
      return true
    }
  }
}

extension CodeBlockItemSyntax {
  var returned: ExprSyntax? { item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression }
}

extension CodeBlockItemSyntax.Item {
  /// The assignment in `if a != b { a = b }`, which changes nothing where it is not made.
  var update: (left: ExprSyntax, right: [ExprSyntax])? {
    guard let choice = self.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      choice.elseBody == nil, choice.conditions.count == 1, choice.body.statements.count == 1,
      let made = choice.body.statements.first?.item.assignment, made.right.count == 1
    else { return nil }
    let (left, right) = (made.left.line(), made.right[0].line())
    let condition = choice.conditions.trimmedDescription
    return ["\(left) != \(right)", "\(right) != \(left)"].contains(condition) ? made : nil
  }
}

extension ExprSyntax {
  /// The expression for the number of its elements, where it is what `ForEach` repeats a view for.
  var countText: String? {
    let text = line().withoutSelf.ofBinding
    if let range = operands {
      let isOfAll = range.count == 3 && ["0..<", "1..."].contains(range[0].line() + range[1].line())
      return isOfAll ? range[2].line().withoutSelf : nil
    }
    if let call {
      let inner = call.arguments.first?.expression
      if let inner, ["Array", "zip"].contains(call.calledExpression.line()) { return inner.countText }
      let member = call.calledExpression.member
      return member?.lastName == "enumerated" ? member?.base?.countText : nil
    }
    if let member, member.lastName == "indices" { return member.base?.countText }
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
