/// The part of its space that an audit searches.
public enum AuditEffort: String, CaseIterable, Sendable {
  /// A fraction of a second: the layouts on which most faults show.
  case quick

  /// The whole matrix.
  case normal

  /// More devices, every count of pages up to 64, denser gestures.
  case exhaustive
}
