import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

extension [AuditReport] {
  /// The edits of one declaration, all of whose uses these are, that leave fewest findings, and for each use those that are gone.
  private func fix() throws -> (edits: [SourceRemedy.Edit], proofs: [Proof])? {
    let notes = compactMap(\.notes)
    let found = map(\.mendable)
    guard notes.count == count, found.contains(where: { !$0.isEmpty }) else { return nil }
    let tried = notes[0].fixes.map(\.kinds).sorted { $0.count < $1.count }.filter { kinds in
      kinds.allSatisfy { kind in found.contains { !$0.isDisjoint(with: kind.checks) } }
    }
    let before = tried.isEmpty ? [] : try map { try $0.again($0.behavior.spec).0 }
    var best: (kinds: [SourceRemedy.Kind], proofs: [Proof])?
    for kinds in tried {
      let meant = found.map { $0.intersection(kinds.flatMap(\.checks)) }
      if let best, zip(meant, best.proofs).allSatisfy({ $0.isSubset(of: $1.gone) }) { continue }
      var proofs: [Proof] = []
      for (index, use) in enumerated() {
        guard let spec = notes[index].fixes.first(where: { $0.kinds == kinds })?.spec else { break }
        let (after, behavior) = try use.again(spec)
        guard after.isFix(of: before[index], without: meant[index]) else { break }
        let gone = found[index].subtracting(after.everyFinding.map(\.id))
        // What brings no number to 0 hides it.
        let isHidden = !gone.isDisjoint(with: SourceRemedy.Kind.guardDivisor.checks)
        if isHidden, !kinds.contains(.guardDivisor) { break }
        proofs.append((gone, behavior))
      }
      func gone(_ proofs: [Proof]) -> Int { proofs.reduce(0) { $0 + $1.gone.count } }
      if proofs.count == count, gone(proofs) > gone(best?.proofs ?? []) { best = (kinds, proofs) }
    }
    return best.map { kinds, proofs in
      (notes[0].remedies.filter { kinds.contains($0.kind) }.flatMap(\.edits), proofs)
    }
  }

  /// The checks whose findings are gone with a changed behavior, and that behavior.
  private typealias Proof = (gone: Set<String>, behavior: NamedBehavior)

  /// A diff of fixes for each file; what they prove, and what may be done of the rest, is said.
  func fixes(errors: Output) throws -> ByteText {
    var edits: [(file: String, notes: SpecNotes, edits: [SourceRemedy.Edit])] = []
    var left = self
    while let first = left.first {
      let own = left.filter(first.isOfOneDeclaration)
      left.removeAll(where: first.isOfOneDeclaration)
      let fix = try own.fix()
      for (index, use) in own.enumerated() {
        let proof = fix?.proofs[index]
        if let proof {
          errors.report("\(use.behavior.name): \(use.words(of: proof.gone, by: proof.behavior))")
        }
        for outcome in use.outcomes where proof?.gone.contains(outcome.id) != true {
          guard let fault = outcome.told, fault.isShown else { continue }
          let advice = fault.advice ?? "snapsim help \(outcome.id) tells what may be done"
          errors.report("\(use.behavior.name): \(outcome.id): no certain fix; \(advice)")
        }
      }
      guard let fix, let notes = first.notes, let named = notes.file else { continue }
      let file = SourcePlace(file: named, line: 1).path
      if let known = edits.firstIndex(where: { $0.file == file }) {
        edits[known].edits += fix.edits
      } else {
        edits.append((file, notes, fix.edits))
      }
    }
    var text = ByteText()
    for (file, notes, edits) in edits {
      let bytes = try notes.bytes(of: file)
      let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.prefix(3) : []
      guard let edited = edits.applied(to: [UInt8](bytes.dropFirst(mark.count))) else {
        throw DataError("the fixes of two behaviors meet in \(file); audit one at a time")
      }
      text.append(changeOf: file, bytes, to: mark + edited)
    }
    return text
  }
}

extension AuditReport {
  /// The checks whose findings a change of the behavior may put right.
  fileprivate var mendable: Set<String> {
    let given = audit.findings.flatMap { [$0] + $0.also }.filter { self.given(in: $0) != nil }.map(\.id)
    return Set(outcomes.filter { $0.fault != nil }.map(\.id)).subtracting(given)
  }

  fileprivate func isOfOneDeclaration(with other: Self) -> Bool {
    if behavior.spec == other.behavior.spec { return true }
    guard let one = behavior.declaration, let other = other.behavior.declaration else { return false }
    return (one.path, one.line, one.column) == (other.path, other.line, other.column)
  }

  /// The checks whose findings a changed behavior lets go, and what else that changes, in words.
  fileprivate func words(of gone: Set<String>, by changed: NamedBehavior) -> String {
    let checks = AuditCheck.all.map(\.id).filter(gone.contains)
    if checks.isEmpty { return "nothing is new by the fix of the same type elsewhere" }
    let difference = Difference(
      makers: (behavior.make, changed.make),
      layouts: layout.layouts ?? audit.findings.map(\.counterexample.layout).distinct,
      physics: options.physics, effort: effort, numbers: behavior.numbers, watch: watch, threads: 1)
    let rests = difference.divergences.filter { [.page, .alignment].contains($0.kind) }
    return
      "\(checks.inSentence(joinedBy: "and")) \(checks.count == 1 ? "is" : "are") gone, nothing else is new, and what it "
      + "snaps to is as before; on the layouts of what was found \(rests.reduce(0) { $0 + $1.count }) of "
      + "\(difference.gestures) gestures rest elsewhere"
  }
}
