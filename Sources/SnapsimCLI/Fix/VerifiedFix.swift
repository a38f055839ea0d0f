import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

/// Remedies in a behavior's source that an audit of the changed source confirms.
struct VerifiedFix {
  /// The behavior as it is, and how another one is compared with it.
  struct Setting {
    let behavior: NamedBehavior

    /// The layouts that are stated; `nil` for those on which something was found.
    let layouts: [ScrollLayout]?
    let physics: ScrollPhysics
    let effort: AuditEffort
    let watch: SearchWatch?

    func difference(to other: NamedBehavior, shownIn audit: Audit) -> Difference {
      Difference(
        makers: (behavior.make, other.make), layouts: layouts ?? audit.shownLayouts, physics: physics,
        effort: effort, tolerance: ScrollStops.coincidence, numbers: behavior.numbers, watch: watch,
        threads: 1)
    }
  }

  let remedies: [SourceRemedy]

  /// The checks that found something, and no longer do.
  let gone: [String]

  private let difference: Difference

  /// Tries the remedies that findings mean, then two together where one leaves some of these, until an audit confirms
  /// those that leave fewest.
  ///
  /// - Parameters:
  ///   - before: the audit of the behavior as it is.
  ///   - found: the checks whose findings are to be put right.
  ///   - notes: what is known of its source, with what else of it was compiled.
  ///   - audit: audits the behavior of a spec as it was audited before.
  ///   - setting: how the two are compared.
  /// - Throws: what the closure throws.
  init?(
    _ before: Audit, found: Set<String>, notes: SpecNotes,
    audit: (String) throws -> (Audit, NamedBehavior), setting: Setting
  ) throws {
    var best: (fix: SpecNotes.Fix, gone: Set<String>, behavior: NamedBehavior)?
    for fix in notes.fixes.sorted(by: { $0.kinds.count < $1.kinds.count }) {
      let meant = fix.kinds.map { found.intersection($0.checks) }
      let all = meant.reduce(into: Set<String>()) { $0.formUnion($1) }
      if meant.contains(where: \.isEmpty) || all.isSubset(of: best?.gone ?? []) { continue }
      let (after, behavior) = try audit(fix.spec)
      guard Self.isRight(after, insteadOf: before, without: all) else { continue }
      let gone = found.subtracting(after.everyFinding.map(\.id))
      if gone.count > best?.gone.count ?? 0 { best = (fix, gone, behavior) }
    }
    guard let best else { return nil }
    remedies = notes.remedies.filter { best.fix.kinds.contains($0.kind) && !$0.edits.isEmpty }
    gone = AuditCheck.all.map(\.id).filter(best.gone.contains)
    difference = setting.difference(to: best.behavior, shownIn: before)
  }

  /// Whether an audit lacks some findings, has no other one than another audit, none in a worse form or hidden behind a
  /// cause, and learned the same.
  private static func isRight(_ after: Audit, insteadOf before: Audit, without gone: Set<String>) -> Bool {
    let (old, new) = (before.everyFinding, after.everyFinding)
    let order = AuditCheck.Severity.allCases
    func weight(_ severity: AuditCheck.Severity) -> Int { order.firstIndex(of: severity) ?? 0 }
    return after.isComplete && after.learned?.description == before.learned?.description
      && new.allSatisfy { finding in
        guard !gone.contains(finding.id), let known = old.first(where: { $0.id == finding.id }) else {
          return false
        }
        return weight(finding.severity) >= weight(known.severity)
          && (finding.isTold || !known.isTold)
      }
  }

  /// The proof, in a sentence.
  var sentence: String {
    let rests = difference.divergences.filter { [.page, .alignment].contains($0.kind) }
    return
      "\(Choice.words(gone, joinedBy: "and")) \(gone.count == 1 ? "is" : "are") gone, nothing else is new, and what it "
      + "snaps to is as before; on the layouts of what was found \(rests.reduce(0) { $0 + $1.count }) of "
      + "\(difference.gestures) gestures rest elsewhere"
  }
}

extension Audit {
  /// The layouts on which findings are shown, each once.
  fileprivate var shownLayouts: [ScrollLayout] {
    var layouts: [ScrollLayout] = []
    for layout in findings.map(\.counterexample.layout) where !layouts.contains(layout) {
      layouts.append(layout)
    }
    return layouts
  }

  /// The findings with their effects, and whether each stands for itself.
  fileprivate var everyFinding: [(id: String, severity: AuditCheck.Severity, isTold: Bool)] {
    findings.flatMap { finding in
      [(finding.id, finding.severity, true)] + finding.also.map { ($0.id, $0.severity, false) }
    }
  }
}

/// The edits of files that fixes make, each file once.
struct FileFixes {
  private var edits: [(notes: SpecNotes, edits: [SourceRemedy.Edit])] = []

  /// Makes none.
  init() {}

  /// Adds those of a fix.
  mutating func add(_ fix: VerifiedFix, in notes: SpecNotes) {
    let new = fix.remedies.flatMap(\.edits)
    guard let known = edits.firstIndex(where: { $0.notes.file == notes.file }) else {
      return edits.append((notes, new))
    }
    // The same behavior may be attached twice.
    edits[known].edits += new.filter { !edits[known].edits.contains($0) }
  }

  /// Writes a diff for each file.
  func write(to text: inout ByteText) throws {
    for (notes, edits) in edits {
      guard let file = notes.file else { continue }
      let bytes = try notes.bytes()
      let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.prefix(3) : []
      guard let edited = edits.applied(to: Array(bytes.dropFirst(mark.count))) else {
        throw DataError("the fixes of two views meet in \(file); audit one view at a time")
      }
      UnifiedDiff(of: file, bytes, to: mark + edited).write(to: &text)
    }
  }
}
