import ScrollSimulation
import SnapsimBehaviorFiles

// What an audit found, check by check, for reports that other programs read.
extension AuditReport {
  /// The behavior with an outcome of each check.
  ///
  /// - Parameters:
  ///   - declaration: where its type is declared, if a file of the user's does that.
  ///   - seconds: how long the audit took.
  /// - Returns: an outcome of each check that was made.
  func checked(declaredAt declaration: BehaviorDeclaration?, seconds: Double) -> CheckedSubject {
    let place = declaration.map { SourcePlace(file: $0.file, line: $0.line) }
    let outcomes = checks.map { check in
      CheckOutcome(id: check.id, place: place, fault: fault(of: check))
    }
    return CheckedSubject(name: behavior.name, outcomes: outcomes, remark: remark, seconds: seconds)
  }

  /// What is to be known besides.
  private var remark: String? {
    let held =
      audit.heldState.isEmpty
      ? [] : ["it holds \(audit.heldState.joined(separator: ", ")): \(Self.heldState)"]
    let end = audit.isComplete ? [] : ["given up before the end: the behavior crashes or hangs too often"]
    let remarks = held + end
    return remarks.isEmpty ? nil : remarks.joined(separator: "; ")
  }

  /// What a check found, be it as an effect of what another one found.
  private func fault(of check: AuditCheck) -> CheckOutcome.Fault? {
    for finding in audit.findings {
      if finding.id == check.id { return fault(finding, cause: nil) }
      if let effect = finding.also.first(where: { $0.id == check.id }) {
        return fault(effect, cause: finding)
      }
    }
    return nil
  }

  private func fault(_ finding: Finding, cause: Finding?) -> CheckOutcome.Fault {
    var lines = [finding.check.sentence]
    if let assumption = finding.assumption { lines.append("matters only if \(assumption)") }
    lines.append("\(finding.failures) of \(finding.cases) cases; \(explanation(of: finding))")
    if let cause { lines.append("of the same cause as \(cause.id)") }
    return CheckOutcome.Fault(
      level: ReportLevel(finding.severity), message: lines.joined(separator: "\n"),
      command: command(for: finding))
  }
}

extension ReportRule {
  /// What a report says of a check.
  init(_ check: AuditCheck) {
    self.init(id: check.id, sentence: check.sentence, text: check.rule, level: ReportLevel(check.severity))
  }
}

extension ReportLevel {
  /// The level of a finding.
  init(_ severity: AuditCheck.Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}
