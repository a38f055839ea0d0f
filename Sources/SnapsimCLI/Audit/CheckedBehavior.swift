import ScrollSimulation

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
      let finding = audit.findings.first { $0.id == check.id }
      return CheckOutcome(id: check.id, place: place, fault: finding.map(fault))
    }
    return CheckedSubject(
      name: behavior.spec, outcomes: outcomes,
      remark: audit.isComplete ? nil : "given up before the end: the behavior crashes or hangs too often",
      seconds: seconds)
  }

  private func fault(_ finding: Finding) -> CheckOutcome.Fault {
    CheckOutcome.Fault(
      level: ReportLevel(finding.check.severity),
      message:
        "\(finding.check.sentence)\n\(finding.failures) of \(finding.cases) cases; \(finding.explanation)",
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
    }
  }
}
