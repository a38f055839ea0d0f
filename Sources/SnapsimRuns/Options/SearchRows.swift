import ScrollSimulation

/// Options of the commands that search layouts and gestures.
package enum SearchRows {
  package static let effort = OptionRow<AuditEffort>.word(
    "effort", in: .audit, of: AuditEffort.self, default: .normal, means: "how much is searched"
  ) { $0 = $1 }
}
