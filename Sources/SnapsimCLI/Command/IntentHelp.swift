extension Help {
  /// The parts of `--intent`, and what holds without it.
  static let intent = """
    What a behavior is meant to do, as --intent GRID,at-most=N,anchor=A,free=PT:PT.
    Rests are judged by it in every command but diff and match: as misalignment, in
    pictures, with --check, in an audit. The first part may be a grid; the others
    stand in any order.

      items             every item is a place to rest
      pages             the first item of every page
      container         the multiples of the container, and the end
      multiple=PT       the multiples of a length, and the end
      offsets=PT:PT:PT  these offsets, and both ends
      free              any offset
      at-most=N         one gesture goes so many of these at most, and one more
                        where it begins between two
      anchor=A          items and pages by leading, center, trailing or 0…1
      free=PT:PT        any offset from here to there, without an end up to the end
                        of the content; may stand there several times

    A header that is in sight, shut, or gone with the content:
      --intent offsets=0:120,free=120:
    Cards in the middle, one with each swipe, below a header of 80:
      --intent items,at-most=1,anchor=center,free=:80

    The behaviors here state theirs; those that count containers must align items
    that a given layout has as other pages. Of one that states none a rest must
    align an item, and no page may be passed that the gesture's own deceleration
    does not pass; but where an audit, or --check, has seen it leave content alone,
    it may rest anywhere, and where items come to lie as the first does at the
    start, that is aligned. In Swift the protocol is
    IntentionalScrollTargetBehavior.

    """
}
