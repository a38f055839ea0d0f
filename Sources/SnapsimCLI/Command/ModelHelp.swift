extension Help {
  static let model = """
    What snapsim's numbers rest on.

    Measured on UIKit by openuikit (iOS 26.1, iPhone 16 simulator), recorded traces
      deceleration      the velocity is multiplied by the rate each millisecond, to
                        0.21 pt over every frame, and is rest below 10 pt/s
      proposed          released + (|v| - 10 pt/s) / |ln rate|, announced as the
                        finger lifts; 2 of 2 to a pixel
      landing           without a behavior it rests 0.1 % short of what was
                        announced; 2 of 2 to a pixel
      rubber band       x points past an end show as 0.55 x D / (D + 0.55 x), D
                        being the bounds; 18 of 18
      bounce            a spring back to the end that does not swing past it, at
                        10.05 /s; two traces to 0.71 pt
      bounce ends       half a point from the end

    Measured by others
      safe areas        of each device: swift-snapshot-testing, QMUI and
                        useyourloaf.com; the newest and the iPhone Duo:
                        render-harness, on the Xcode 27.1 simulator; poses called
                        estimates are
      keep bottom       a row 0.0 pt off after a keyboard, from within a chat; the
                        end stays while it is shown: one author each
      drag-gesture      velocity x 0.25 s, as DragGesture predicts: 48 flicks on iOS
                        27.0, one author
      browser's rests   960 of Chromium's CSS scroll snap, for
                        view-aligned:next=always,longest=any
      pointer           no rule: of scrolling by a Mac's pointer two traces are
                        published, too few to fit one to them

    Published formulas
      wwdc18            v x rate / (1 - rate), shown in session 803
      continuous        v / |ln rate|, as ScrollMechanics and Motion have it
      samples           the three published paging behaviors and Apple's
                        documentation's two, as their pages print them

    Documented by Apple
      rates             normal 0.998, fast 0.99 per millisecond; that limitsScrolls
                        means the fast one is our model
      UIKit's pages     multiples of the bounds
      container         the bounds without safe area and content margins; what pages
                        and frames are divided from
      moments           a behavior is asked at the end of a gesture and when the
                        scroll view's size changes

    Models of code that is not public
      paging            the next multiple of the bounds in a fling's direction, at
                        most one page from the start
      view-aligned      the stop nearest the proposal; where scrolling is limited,
                        the next one if a fling would not leave its stop; items over
                        1.1 containers are no targets
      resize            the offset stays, or what --keep names (help keep), is
                        brought within the content, and the behavior is asked;
                        insets likewise
      scroll to an item
                        the behavior is asked with the item's frame, as reported of
                        the 26 releases

    Chosen here
      path to a target  the rate is fitted so that the path ends there, else a
                        spring; so duration is too
      caught bounce     further past an end than the bounds are long it is held as
                        it shows, however dragged
      insertion         the behavior is not asked; the offset stays, or what
                        --keep names
      keyboard          it covers the bottom; the larger of it and the safe area
                        there insets the container
      safe area across  none where the scroll view is shorter than the screen by it,
                        as a strip between other views is
      tolerance         half a point counts as aligned for --check, a millionth as
                        one stop
      context.velocity  in points per second; Apple documents no unit, so
                        --context-velocity tries the other
      fixes             container-paging (a third of a page), flick-paging (200 and
                        2000 pt/s, 5 pages) and single-view
      limits            2^53 pt for any length; a path slower than 0.999 per ms
                        becomes a spring

    Rules of SwiftUI's own behaviors, with what speaks for and against them
      paging:most=1 (default), most=any
        for 1    an old observation that a strong flick skips no page
        for any  a hard flick passes several pages: four independent files, iOS and
                 macOS
      paging:grid=absolute (default), grid=relative
        absolute documented of UIKit: multiples of the bounds
        relative a pager parked 283 pt off keeps 283 pt on every swipe: one source
      paging:turn=next (default), turn=half
        next     taken here from the start; no source states a threshold of speed or
                 of distance
        half     on macOS it takes half a page of travel: three files. Taken as
                 travel that a fling carries on
      paging steps by the bounds, so that it drifts by the insets
        for      FB16486510 in landscape; two authors in vertical feeds, by the
                 difference of the safe areas
        against  no drift on an iPhone Air with 26.5: one author, the layout unknown
      view-aligned:next=limited (default), next=always
        limited  without a limit a short fling on wide items springs back: one
                 measured on an iPad, and one re-implementation
        always   taken here before there were sightings; nothing measured speaks for
                 it
      view-aligned:longest=1.1 (default), longest=any
        1.1      a re-implementation drops views over 1.1 containers, and a watch
                 app's long views are never left
        any      CSS scroll snap takes every item: 960 rests of a browser, of drags
      view-aligned:strict=no (default), strict=yes: one view per gesture
        yes      Apple documents of alwaysByOne: one view per interaction; on macOS
                 it was seen strict
        no       the article that this tool reproduces, and others, saw it pass
                 several narrow items at a time
        no       2000 and 4400 pt/s with a drag of 350 pt go 1 and 2 cards: one
                 author, and the model says the same
        neither  pages of the container go 2 on at 770 pt/s: one author; no rule
                 here explains that
      asked besides the end of a gesture
        resize   documented; asked also when only the insets change: one measured
        programs scrolls by a program are asked about, with a small rectangle: two
      context.velocity in points per second (--context-velocity)
        second   authors on macOS tune it in hundreds
        ms       two authors saw the phase context's velocity in points per
                 millisecond on iOS
      Sightings are those of public code and notes up to 2026, each by its author on
      a device or a simulator; this project has tested none of them again. What your
      device does, snapsim match tells from a recording.

    In order: released (the drag, past an end through the rubber band), proposed
    (where free deceleration is announced to end, within the content), target (what
    the behavior makes of it), settled (the target within the content). --explain
    tells these for each row. In right-to-left layouts offsets count from the right
    and a positive velocity moves forward, while a behavior still sees the physical
    sign.

    """
}
