/// What is cut from the sources, and what is told of it.
extension BehaviorSource {
  mutating func note(
    _ declaration: SwiftDeclaration, _ index: Int, reason: String?, of outer: SwiftDeclaration? = nil
  ) {
    let name = declaration.kind + (declaration.name.isEmpty ? "" : " " + declaration.name)
    let cut = Cut(
      file: files[index].path, line: files[index].edits.place(of: declaration.range.lowerBound).line,
      range: declaration.range, what: name + (outer.map { " of " + $0.name } ?? ""), reason: reason)
    let others = cuts.filter { $0.file == cut.file }
    if others.contains(where: {
      $0.range.lowerBound <= cut.range.lowerBound && cut.range.upperBound <= $0.range.upperBound
    }) {
      return
    }
    // What was cut of it before goes with it.
    cuts.removeAll { $0.file == cut.file && cut.range.contains($0.range.lowerBound) }
    cuts.append(cut)
  }

  /// Notes a type of which something is left out, once.
  mutating func note(_ type: SwiftDeclaration, _ index: Int, at range: Range<Int>) {
    let cut = Cut(
      file: files[index].path, line: files[index].edits.place(of: type.range.lowerBound).line, range: range,
      what: "most of \(type.kind) \(type.name)", reason: nil)
    if !cuts.contains(where: { $0.file == cut.file && $0.line == cut.line }) { cuts.append(cut) }
  }

  mutating func cut(
    _ declaration: SwiftDeclaration, _ index: Int, reason: String?, of outer: SwiftDeclaration? = nil
  ) {
    blank(declaration, index)
    note(declaration, index, reason: reason, of: outer)
  }

  mutating func blank(_ declaration: SwiftDeclaration, _ index: Int) {
    // A semicolon behind it would stand alone.
    var end = declaration.range.upperBound
    let bytes = files[index].edits.original
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    let isFollowed = end < bytes.count && bytes[end] == UInt8(ascii: ";")
    files[index].edits.blank(
      declaration.range.lowerBound..<(isFollowed ? end + 1 : declaration.range.upperBound))
  }

  /// Cuts what some errors stand in, unless it is the behavior.
  ///
  /// - Returns: whether anything was cut, so that compiling again may help.
  package mutating func cut(_ errors: [CompilerDiagnostic]) -> Bool {
    var places: [(index: Int, offset: Int, reason: String)] = []
    for error in errors {
      guard let index = files.firstIndex(where: { $0.path == error.file }),
        let offset = files[index].edits.offset(line: error.line, column: error.column)
      else { continue }
      places.append((index, offset, error.text))
    }
    var hasCut = false
    var touched: [(index: Int, offset: Int)] = []
    // What is wrong with a type as a whole may come from one of its members, and go with it.
    for headers in [false, true] {
      for place in places {
        let before = files[place.index].edits.result
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

  /// Cuts what an error stands in: the innermost member, or the type itself once its members are as they should be.
  ///
  /// Where members were cut is told when it is the types' turn.
  mutating func cut(
    _ declaration: SwiftDeclaration, at place: (index: Int, offset: Int, reason: String), path: [String],
    outer: SwiftDeclaration?, members: [Int]?
  ) {
    let own = path + declaration.name.split(separator: ".").map(String.init)
    let index = place.index
    if declaration.isType {
      if let behavior, BehaviorDiscovery.isPart(declaration, path: own, of: behavior) { return }
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
        files[index].edits.replace(item.range, with: "Any")
        return note(declaration, index, reason: place.reason, of: outer)
      }
      if let attribute = declaration.attributes.first(where: { $0.range.contains(place.offset) }) {
        files[index].edits.blank(attribute.range)
        return note(declaration, index, reason: place.reason, of: outer)
      }
      // Its header, or the whole: what it holds of the behavior cannot go.
      if holds(own) { return }
      return cut(declaration, index, reason: place.reason, of: outer)
    }
    if members == nil { cut(declaration, index, reason: place.reason, of: outer) }
  }
}
