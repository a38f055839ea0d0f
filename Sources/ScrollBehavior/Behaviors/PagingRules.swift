/// The rules of `.paging` on which sightings differ; each default is what this project took from the start.
///
/// | rule | what is meant | else |
/// |---|---|---|
/// | grid | `absolute`: pages are multiples of the bounds from 0 | `relative`: from where the gesture began |
/// | most | `one`: a gesture turns one page at most | `any`: a fling goes as far as it carries, at least one page |
/// | turn | `next`: a fling turns the page | `half`: fling or not, the proposal decides by half a page |
package struct PagingRules: Hashable, Sendable {
  /// Where the pages are counted from.
  package enum Grid: String, CaseIterable, Sendable {
    case absolute, relative
  }

  /// How many pages one gesture may turn.
  package enum Most: String, CaseIterable, Sendable {
    case one = "1"
    case any
  }

  /// What turns a page.
  package enum Turn: String, CaseIterable, Sendable {
    case next, half
  }

  package var grid = Grid.absolute
  package var most = Most.one
  package var turn = Turn.next

  /// Makes the rules that hold unless others are named.
  package init() {}
}
