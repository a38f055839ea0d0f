extension Help {
  static let velocity = #"""
    Velocities: the finger's, the content's, and the one a behavior sees.

      --velocity        the finger's as it lifts, in points per second; negative
                        moves the content forward: to the left, or up. A slow swipe
                        is 200, a usual one 1000, a hard one 3000; below 10 nothing
                        runs on
      trace's velocity  the content's, in points per second; positive is forward
      context.velocity  the content's as a behavior sees it: -1200 of the finger is
                        dx 1200. In points per second by default; --context-velocity
                        per-millisecond makes it 1.2
      right to left     a positive finger velocity moves forward, and dx stays
                        physical: forward is negative there
      UIKit             scrollViewWillEndDragging gives points per millisecond, of
                        the content: 1.2 for a finger of -1200

      $ snapsim --behavior flick-paging --velocity -300 --print offset
      390

      $ snapsim --behavior flick-paging --velocity -300 \
        --context-velocity per-millisecond --print offset
      0

    Apple documents no unit for context.velocity. Public behaviors compare it with
    numbers from 0.15 to 1.5 as well as from 50 to 1800, so that one of the two
    kinds must be wrong. What is the same in both units, as container-paging is,
    cannot go wrong by it.

    """#
}
