import SwiftSyntax

extension Evaluator {
  func named(_ name: String, _ scope: Scope, at place: some SyntaxProtocol) -> Value {
    if let binding = binding(name, scope, at: place) { return value(binding) }
    if name == "Self" { return Value(.type(around(scope, place))) }
    if let type = typePath(name, scope, at: place) { return Value(.type(type)) }
    return name.first?.isUppercase == true ? Value(.type(name)) : .elsewhere(name)
  }

  func typePath(_ name: String, _ scope: Scope, at place: some SyntaxProtocol) -> String? {
    let around = around(scope, place)
    return declarations.type(name == "Self" ? around : name, within: around)
  }

  private func around(_ scope: Scope, _ place: some SyntaxProtocol) -> String {
    scope.type.isEmpty ? declarations.outer(of: place) : scope.type
  }

  /// The meaning of a name that is no type's.
  func binding(_ name: String, _ scope: Scope, at place: some SyntaxProtocol) -> Binding? {
    own(name, scope, at: place) ?? property(name.unbound, ofType: "", scope.way, near: place)
  }

  /// The meaning of a name that is a local, or a member of a type around.
  func own(_ name: String, _ scope: Scope, at place: some SyntaxProtocol) -> Binding? {
    let name = name.unbound
    if let local = scope.locals[name] { return local }
    if let this = scope.this {
      if name == "self" { return .value(Value(.object(this))) }
      if name == "rawValue", this.word != nil { return .value(raw(this)) }
      if let own = property(name, of: this, scope.way, near: place) { return own }
    }
    for type in around(scope, place).outward.dropLast() {
      if name == "allCases", declarations.names(in: type).values.joined().contains(where: \.isCase) {
        return .value(cases(of: type))
      }
      if let found = property(name, ofType: type, scope.way, near: place) {
        // A member of a number asks another one.
        guard case .body(let items, let inner) = found, inner.this == nil, let number = scope.locals["self"]
        else { return found }
        return .body(items, inner.binding(["self": number]))
      }
    }
    return nil
  }

  /// The meanings of names at a place: what is declared before it, and parameters, which only their defaults tell.
  func scope(around place: some SyntaxProtocol) -> Scope {
    guard let parent = place.parent else { return Scope() }
    var scope = scope(around: parent)
    func open(_ signature: FunctionSignatureSyntax) {
      for parameter in signature.parameterClause.parameters {
        scope.locals[parameter.inner] =
          usual(parameter, in: scope.type, Way()) ?? .value(.ofApp(parameter.inner))
      }
    }
    switch parent.as(SyntaxEnum.self) {
    case .codeBlockItemList(let items) where parent.parent?.is(SourceFileSyntax.self) == false:
      for item in items.prefix(while: { $0.position < place.position }) {
        _ = declare(Syntax(item.item), in: &scope)
      }
    case .functionDecl(let function): open(function.signature)
    case .initializerDecl(let initializer): open(initializer.signature)
    case .closureExpr(let closure): scope = enter(closure, in: scope)
    case .ifExpr(let condition) where condition.body.id == place.id:
      scope = truth(of: condition.conditions, scope).1
    default:
      guard parent.typeName != nil else { break }
      let type = declarations.outer(of: place)
      scope = Scope(this: declarations.types[type] == nil ? nil : Instance(type: type), outer: type)
    }
    return scope
  }

  func property(_ name: String, of this: Instance, _ way: Way, near place: some SyntaxProtocol) -> Binding? {
    guard let given = this.given[name] else {
      return property(name, ofType: this.type, this: this, way, near: place)
    }
    return this.isKept ? .value(value(given).appeared) : given
  }

  /// A static property, a case, or a property of a value that is given.
  func property(
    _ name: String, ofType type: String, this: Instance? = nil, _ way: Way, near place: some SyntaxProtocol
  ) -> Binding? {
    guard let member = declarations.member(name, ofOrAbove: type, near: place) else { return nil }
    if member.isCase { return .value(Value(.object(Instance(type: type, word: name)))) }
    guard let binding = member.binding, let variable = member.variable else { return nil }
    let scope = Scope(this: variable.modifiers.areStatic ? nil : this, outer: type, way: way.through(member))
    let wrapper = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }.first(where: \.isWrapper)
    if wrapper?.name == "Environment" {
      return environment(wrapper?.arguments?.trimmedDescription ?? "", scope, near: place)
    }
    let annotated = binding.typeAnnotation?.type
    if let named = annotated?.trimmedDescription.filter(\.isOfName), Self.screenTypes.contains(named) {
      return .value(Value(.word(named, of: "UIKit")))
    }
    if let items = binding.getter {
      let isCircle = name == "body" && way.leads(through: member)
      return isCircle ? .value(.unknown("", .circle)) : .body(items, scope)
    }
    // A struct that is a view keeps what it was made with, but for what a wrapper holds.
    let isState = variable.bindingSpecifier.text == "var"
    if isState, this?.isOpen ?? false { return .value(.ofApp(name)) }
    func sample() -> Binding? {
      declarations.sample(of: annotated, within: type).map { sample in
        samples.words.append("\(name) is like \(sample.trimmedDescription)")
        let declared = Written.Declared(type: annotated, outer: type)
        return .written(Written(sample, Scope(outer: type, way: scope.way), for: declared))
      }
    }
    let initial = binding.initializer?.value ?? given(name, of: type)
    // The app fills what begins empty, but for a value that is made so.
    let isKept = isState && (wrapper != nil || !declarations.isStruct(type))
    let isFilled = isKept || isState && declarations.set.contains(name)
    if isFilled, initial?.as(ArrayExprSyntax.self)?.elements.isEmpty ?? false {
      if let sample = sample() { return sample }
      if !isKept { return .value(.filled(name)) }
    }
    guard let initial else {
      // Nothing has the focus at first.
      if wrapper?.name.hasPrefix("FocusState") ?? false, annotated?.trimmedDescription == "Bool" {
        return .value(.truth(false).changing(.first))
      }
      if let made = made(name, of: type, scope.way) ?? sample() { return made }
      // Its own computed properties may still say something.
      let annotation = annotated?.trimmedDescription ?? ""
      let own = declarations.type(annotation, within: type)
      guard let own, declarations.types[own] != nil else { return .value(.ofApp(name, type: annotation)) }
      return .value(Value(.object(Instance(type: own, isOpen: true))))
    }
    var written = Written(initial, scope, for: .init(type: annotated, outer: type))
    written.declared?.isShared = !isState && (type.isEmpty || variable.modifiers.areStatic)
    if isKept {
      let own = StateName(type: type, name: name)
      if let state, state.name == own { return .value(state.value) }
      samples.states.append(name)
      samples.met[own] = written
      written.declared?.state = name
    }
    return .written(written)
  }

  /// The default of an initializer's parameter that a property has the name of.
  private func given(_ name: String, of type: String) -> ExprSyntax? {
    declarations.all("init", in: type).lazy.compactMap { member in
      member.as(InitializerDeclSyntax.self)?.signature.parameters.first { $0.inner == name }?.defaultValue?
        .value
    }.first
  }

  private func environment(_ path: String, _ scope: Scope, near place: some SyntaxProtocol) -> Binding {
    let name = path.lastName
    if let given = scope.way.entered[path] {
      let type = declarations.annotation(of: name, in: "EnvironmentValues", near: place)
      let typed = type.map { given.typed($0, within: "") } ?? given
      // The behavior may stand where the environment has another.
      return declarations.readOfContext.contains(name) ? .value(value(typed).changing(.first)) : typed
    }
    switch path {
    case "\\.horizontalSizeClass": return .value(.isRegular(.isRegularWidth))
    case "\\.verticalSizeClass": return .value(.isRegular(.isRegularHeight))
    case "\\.dynamicTypeSize": return .value(Value(.word("large", of: "DynamicTypeSize"), extent: .first))
    default:
      guard let own = property(name, ofType: "EnvironmentValues", scope.way, near: place) else {
        let type = path.hasSuffix(".self") ? String(path.dropLast(5)) : nil
        if let type = type.flatMap({ declarations.type($0, within: scope.type) }) {
          return .value(Value(.object(Instance(type: type))))
        }
        // Other files may declare it; the rest are SwiftUI's.
        let name = "EnvironmentValues." + path.dropFirst(2)
        return .value(.unknown("`\(path)` is of the environment", .elsewhere(name)))
      }
      let isSet = declarations.setInEnvironment.contains(name)
      guard !isSet, case .written(var written) = own else {
        return .value(value(own).changing(isSet ? .first : .always))
      }
      written.declared?.state = nil
      return .written(written)
    }
  }

  func value(_ member: MemberAccessExprSyntax, _ scope: Scope) -> Value {
    let name = member.lastName.bare
    guard let base = member.base else {
      if let number = Self.constant(name) { return number }
      for type in ["CGFloat", "Double", "Int"] {
        if let found = property(name, ofType: type, scope.way, near: member) { return value(found) }
      }
      return .word(name)
    }
    if name == "orientation", base.line() == "UIDevice.current" { return Self.pose }
    if name == "userInterfaceIdiom" { return Value.isRegular(.isRegularWidth) * .isRegular(.isRegularHeight) }
    if ["self", "Self"].contains(base.name), scope.locals["self"] == nil,
      let own = binding(name, scope.ofSelf, at: member)
    {
      return value(own)
    }
    return self.member(name, of: value(base, scope), scope, at: member)
  }

  private static let orientation = "UIDeviceOrientation"

  /// How a device is held, by the sides of its screen.
  private static var pose: Value {
    let poses = ["landscapeLeft", "portrait"].map { Value(.word($0, of: orientation)) }
    return .choice(Value(.screenHeight) < Value(.screenWidth), poses[0], else: poses[1])
  }

  private static func constant(_ name: String) -> Value? {
    switch name {
    case "zero": .zero
    case "infinity", "greatestFiniteMagnitude": .word("infinity")
    default: nil
    }
  }

  private static let frameworkTypes: Set = [
    "Axis", "Axis.Set", "Edge", "Edge.Set", "Alignment", "UnitPoint", "LayoutDirection",
  ]

  /// The types whose objects lead to the screen, and tell its size.
  private static let screenTypes: Set = ["UIApplication", "UIScreen", "UIWindow", "UIWindowScene"]

  /// The members by which these lead there.
  static let toScreen: Set = [
    "compactMap", "connectedScenes", "coordinateSpace", "delegate", "filter", "first", "flatMap",
    "keyWindow", "last", "map", "rootViewController", "screen", "view", "window", "windowScene", "windows",
  ]

  func member(_ name: String, of base: Value, _ scope: Scope, at place: some SyntaxProtocol) -> Value {
    switch base.kind {
    case .record: return base.member(name) ?? .ofApp("." + name)
    case .choice(let truth, let one, let other):
      return Value.choice(
        truth, member(name, of: one, scope, at: place), else: member(name, of: other, scope, at: place)
      ).changing(base.extent)
    case .object(let this):
      if name == "rawValue" { return raw(this) }
      let found = property(name, of: this, scope.way, near: place)
      // Such an id is nothing but the object.
      if name == "id", found?.written?.expression.line() == "UUID()" { return base }
      return found.map { value($0).changing(base.extent) } ?? .elsewhere(this.type + "." + name)
    case .word(let type, of: "UIKit"):
      if let found = property(name, ofType: type, scope.way, near: place) { return value(found) }
      switch name {
      case "bounds", "frame": return .screen
      case "safeAreaInsets": return ViewPlace.screen.insets
      case "interfaceOrientation": return Self.pose
      case _ where Self.toScreen.contains(name): return base
      default: return .unknown("`.\(name)` is not computed here")
      }
    case .type(let type):
      if name == "self" { return base }
      if name == "allCases" { return cases(of: type) }
      let isNumber = ["CGFloat", "Double", "Int", "Float"].contains(type) || type.isEmpty
      if isNumber, let number = Self.constant(name) { return number }
      if let found = property(name, ofType: type, scope.way, near: place) { return value(found) }
      if let nested = declarations.type(type + "." + name, within: "") { return Value(.type(nested)) }
      // The files' own module may stand before a name.
      if declarations.types[type] == nil, let found = property(name, ofType: "", scope.way, near: place) {
        return value(found)
      }
      if Self.screenTypes.contains(type), ["main", "shared"].contains(name) {
        return Value(.word(type, of: "UIKit"))
      }
      if Self.frameworkTypes.contains(type) {
        return Value(name == "Set" ? .type(type + ".Set") : .word(name, of: nil))
      }
      return .elsewhere(type + "." + name)
    case .list(let count, let elements):
      let extent = elements.isEmpty || base.extent != .first ? base.extent : .counted
      switch name {
      // Beside the elements as the state has them first stands their first number.
      case "count": return count.changing(extent)
      case "lazy": return base
      case "indices" where base.bounds.isEmpty:
        let places = elements.indices.map { Binding.value(.whole($0)) }
        return Value(.list(count: count, elements: places), extent: base.extent)
      case "indices": return base
      case "lowerBound" where !base.bounds.isEmpty: return base.bounds[0]
      case "upperBound" where !base.bounds.isEmpty: return base.bounds[1]
      case "isEmpty": return (count < .whole(1)).changing(extent)
      case "first", "last":
        if let element = name == "first" ? elements.first : elements.last { return value(element) }
      default: break
      }
      return .unknown("`.\(name)` of a list")
    case .word(let text, of: "String")
    where text.hasPrefix("\"") && !text.contains("\\") && !text.hasPrefix("\"\"\""):
      switch name {
      case "count": return .whole(text.count - 2).changing(base.extent)
      case "isEmpty": return .truth(text.count == 2).changing(base.extent)
      default: return .unknown("`.\(name)` is not computed here")
      }
    case .word(let pose, of: Self.orientation) where ["isLandscape", "isPortrait"].contains(name):
      return .truth(pose.hasPrefix("landscape") == (name == "isLandscape"))
    case .number where name == "magnitude": return .magnitude(of: base)
    case .number(_, let sort):
      let found = sort.types.lazy.compactMap { self.property(name, ofType: $0, scope.way, near: place) }
      guard case .body(let items, let inner)? = found.first else { break }
      return value(.body(items, inner.binding(["self": .value(base)])))
    case .word where name == "isAccessibilitySize":
      return base.typeSize.map { .truth($0 > 6).changing(base.extent) } ?? .ofApp("." + name)
    case .unknown(let gap):
      if name == "isEmpty" { return Value(.unknown(with(gap) { $0.usual = false })) }
      guard let type = gap.type else { return base }
      return Value(.unknown(Gap(words: gap.words, kind: .elsewhere(type + "." + name))))
    default: break
    }
    return .unknown("`.\(name)` is not computed here")
  }

  /// The raw value of a case: as it is written, or else one more than that of the case before.
  private func raw(_ this: Instance) -> Value {
    let isOfInt = declarations.types[this.type]?.contains { $0.declaration.inherits(from: ["Int"]) } ?? false
    var last: Value?
    for element in declarations.cases(of: this.type) {
      last =
        element.rawValue.map { value($0.value, Scope(outer: this.type)) }
        ?? last.map { $0 + .whole(1) } ?? (isOfInt ? .whole(0) : nil)
      if element.name.text == this.word { return last ?? .unknown("the raw value is not written") }
    }
    return .unknown("the raw value is not written")
  }

  private func cases(of type: String) -> Value {
    if let listed = property("allCases", ofType: type, Way(), near: declarations.files[0].tree) {
      return value(listed)
    }
    let cases = declarations.cases(of: type)
    guard !cases.isEmpty else { return .elsewhere(type) }
    return .list(cases.map { .value(Value(.object(Instance(type: type, word: $0.name.text)))) })
  }
}
