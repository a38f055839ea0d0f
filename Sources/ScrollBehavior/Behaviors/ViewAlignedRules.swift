/// The rules of `.viewAligned` on which sightings differ; each default has two independent sources.
///
/// | rule | default | else |
/// |---|---|---|
/// | next | `limited`: a fling that would stay goes to the next view only where scrolling is limited | `always`: everywhere |
/// | strict | no: only the fast rate limits | yes: no gesture passes a view where scrolling is limited, as Apple documents |
/// | longest | 1.1: views longer than so many containers are no targets | infinity: all are |
package struct ViewAlignedRules: Hashable, Sendable {
  /// Where a fling that would stay on its view goes to the next one.
  package enum Next: String, CaseIterable, Sendable {
    case limited, always
  }

  package var next = Next.limited

  /// Whether one gesture goes one view at most where scrolling is limited.
  package var isStrict = false

  /// The longest view that is a target, in containers.
  package var longest = Self.longestTarget

  /// Makes the rules that hold unless others are named.
  package init() {}

  /// The longest view that is a target unless another is named, in containers: taken from a re-implementation.
  package static let longestTarget = 1.1

  /// The rules that this project took before there were sightings, which are those of CSS scroll snap too.
  package static var ofBrowsers: ViewAlignedRules {
    var rules = ViewAlignedRules()
    rules.next = .always
    rules.longest = .infinity
    return rules
  }
}
