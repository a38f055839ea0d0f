extension AuditCheck {
  /// The help on a check: its fault as people see it, and a fix.
  public struct Advice: Sendable {
    /// The fault as the user of an app sees it, as a sentence.
    public let meaning: String

    /// The case in which it is none, as words that follow *where*; `nil` where it is always one.
    public let exception: String?

    /// The lines of `updateTarget` that fix it, for a horizontal scroll view whose steps are `length` long.
    public let fix: String

    init(_ meaning: String, meantWhere exception: String? = nil, fix: String) {
      (self.meaning, self.exception, self.fix) = (meaning, exception, fix)
    }
  }
}
