/// Expressions that may make a behavior, and what of their arguments the files do not say.
struct Proposal {
  /// One where everything is known; else with places to fill, such as `‹points›`, or one for each value there can be.
  var texts: [String]
  var openings: [Opening] = []

  /// An argument that the files do not say, what is written for it, and the place of that, or of its declaration.
  struct Opening {
    let parameter: SwiftDeclaration.Parameter
    var written: String?
    var line: Int?
  }
}

extension Behavior {
  /// The expression that makes it by the files, with its use; `nil` where something is not known.
  func expression(as uses: [Use], _ openings: Openings) -> (text: String, use: Use?)? {
    for use in uses where plain == nil || use.isAttached && use.arguments?.isEmpty != true {
      let proposal = self.proposal(use, openings)
      if proposal.openings.isEmpty { return (proposal.texts[0], use) }
    }
    return plain.map { ($0, nil) }
  }

  /// Arguments to be given: all that the files tell, and places for the rest.
  func proposal(as uses: [Use], _ openings: Openings) -> Proposal {
    if let plain { return Proposal(texts: [plain]) }
    if let use = uses.first(where: { $0.arguments != nil }) { return proposal(use, openings) }
    var proposal = Proposal(texts: [])
    for making in makings {
      let needed = making.parameters.filter { !$0.hasDefault }
      let isCalled = !needed.isEmpty || making.callee.lastName.first?.isUppercase == true
      proposal.texts += Openings.product(needed.map { openings.texts(for: $0, of: self) }).map { values in
        let given = zip(needed, values).map { $0.given($1) }
        return making.callee + (isCalled ? "(\(given.joined(separator: ", ")))" : "")
      }
      proposal.openings += needed.filter { !openings.isIdle($0.type) }.map { .init(parameter: $0) }
    }
    return proposal
  }

  /// A call with idle values, or places to fill, for what is not there.
  private func proposal(_ use: Use, _ openings: Openings) -> Proposal {
    guard let arguments = use.arguments else { return Proposal(texts: [use.text]) }
    var proposal = Proposal(texts: [])
    let texts = arguments.map { argument -> [String] in
      if let text = argument.text { return [text] }
      let parameter = argument.parameter ?? .init(label: argument.label, type: "…", hasDefault: false)
      if !openings.isIdle(parameter.type) {
        proposal.openings.append(.init(parameter: parameter, written: argument.written, line: use.line))
      }
      return argument.parameter == nil ? ["‹value›"] : openings.texts(for: parameter, of: self)
    }
    proposal.texts = Openings.product(texts).map { Use.call(use.callee, arguments, $0) }
    return proposal
  }
}
