/// What is cut from the sources where they do not compile.
extension BehaviorSource {
  /// A place of an error, and what the compiler says there.
  private struct Place {
    let index: Int
    let offset: Int
    let reason: String
  }

  mutating func note(_ cut: Cut) {
    let others = cuts.filter { $0.file == cut.file }
    if others.contains(where: {
      $0.range.lowerBound <= cut.range.lowerBound && cut.range.upperBound <= $0.range.upperBound
        || $0.line == cut.line && $0.what == cut.what
    }) {
      return
    }
    // What was cut of it before goes with it.
    cuts.removeAll { $0.file == cut.file && cut.range.contains($0.range.lowerBound) }
    cuts.append(cut)
  }

  private mutating func cut(_ declaration: SwiftDeclaration, _ place: Place, of outer: SwiftDeclaration?) {
    files[place.index].edits.blank(declaration.whole)
    note(declaration, place, of: outer)
  }

  private mutating func note(_ declaration: SwiftDeclaration, _ place: Place, of outer: SwiftDeclaration?) {
    let name = declaration.kind + (declaration.name.isEmpty ? "" : " " + declaration.name)
    note(
      Cut(
        file: files[place.index].path, line: declaration.line, range: declaration.range,
        what: name + (outer.map { " of " + $0.name } ?? ""), reason: place.reason))
  }

  private func places(_ errors: [CompilerDiagnostic]) -> [Place] {
    errors.compactMap { error in
      guard let index = files.firstIndex(where: { $0.path == error.file }),
        let offset = files[index].edits.offset(line: error.line, column: error.column)
      else { return nil }
      return Place(index: index, offset: offset, reason: error.text)
    }
  }

  /// Cuts what some errors stand in, unless it is the behavior.
  ///
  /// - Returns: whether anything was cut, so that compiling again may help.
  mutating func cut(_ errors: [CompilerDiagnostic]) -> Bool {
    let places = places(errors)
    var hasCut = false
    var touched: [(index: Int, offset: Int)] = []
    // What is wrong with a type as a whole may come from one of its members, and go with it.
    for headers in [false, true] {
      for place in places {
        let before = files[place.index].edits.result
        if place.reason.hasPrefix("no such module") { blankLine(place) }
        for declaration in files[place.index].declarations where declaration.range.contains(place.offset) {
          let members = touched.filter { $0.index == place.index }.map(\.offset)
          cut(declaration, at: place, path: [], outer: nil, members: headers ? members : nil)
        }
        if files[place.index].edits.result != before {
          hasCut = true
          if !headers { touched.append((place.index, place.offset)) }
        }
      }
    }
    return hasCut
  }

  /// Blanks an import of what is not there, in a file whose declarations nobody has read.
  private mutating func blankLine(_ place: Place) {
    let bytes = files[place.index].edits.original
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<place.offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[place.offset...].firstIndex(of: newline) ?? bytes.count
    if start < end { files[place.index].edits.blank(start..<end) }
  }

  /// Cuts what an error stands in: the innermost member, or the type itself once its members are as they should be.
  ///
  /// Where members were cut is told when it is the types' turn.
  private mutating func cut(
    _ declaration: SwiftDeclaration, at place: Place, path: [String], outer: SwiftDeclaration?,
    members: [Int]?
  ) {
    let own = path + declaration.name.split(separator: ".").map(String.init)
    guard declaration.isType else {
      if members == nil { cut(declaration, place, of: outer) }
      return
    }
    if isPart(declaration, path: own) { return }
    if let member = declaration.members.first(where: { $0.range.contains(place.offset) }) {
      return cut(member, at: place, path: own, outer: declaration, members: members)
    }
    guard let members, !members.contains(where: { declaration.body?.contains($0) ?? false }) else { return }
    let item =
      declaration.inheritance.first { $0.range.contains(place.offset) }
      ?? declaration.inheritance.first { item in
        item.names.contains { place.reason.hasSuffix("does not conform to protocol '\($0)'") }
      }
    if let item, declaration.kind != "protocol" {
      files[place.index].edits.replace(item.range, with: "Any")
      return note(declaration, place, of: outer)
    }
    if let attribute = declaration.attributes.first(where: { $0.range.contains(place.offset) }) {
      files[place.index].edits.blank(attribute.range)
      return note(declaration, place, of: outer)
    }
    // Its header, or the whole: what it holds of the behavior cannot go.
    if holds(own) { return }
    cut(declaration, place, of: outer)
  }

  /// What the protocols ask for: it never goes.
  private static let required: Set = ["updateTarget", "properties"]

  /// Cuts members of the behavior itself that some errors stand in, as nothing may require them; of a value that is
  /// given anyway only the default goes.
  ///
  /// - Returns: whether anything was cut.
  mutating func cutOwn(_ errors: [CompilerDiagnostic]) -> Bool {
    var hasCut = false
    for place in places(errors) {
      for declaration in files[place.index].declarations where declaration.range.contains(place.offset) {
        hasCut = cutOwn(declaration, at: place, path: []) || hasCut
      }
    }
    return hasCut
  }

  private mutating func cutOwn(_ declaration: SwiftDeclaration, at place: Place, path: [String]) -> Bool {
    let own = path + declaration.name.split(separator: ".").map(String.init)
    guard declaration.isType,
      let member = declaration.members.first(where: { $0.range.contains(place.offset) })
    else { return false }
    guard isPart(declaration, path: own) else { return cutOwn(member, at: place, path: own) }
    let before = files[place.index].edits.result
    if let fallback = member.defaults.first(where: { $0.contains(place.offset) }) {
      files[place.index].edits.blank(fallback)
    } else if !Self.required.contains(member.name) {
      cut(member, place, of: declaration)
    }
    return files[place.index].edits.result != before
  }
}
