extension Help {
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

  static let keep = #"""
    What of the content stays in place as a scroll view turns, changes its size or
    its insets, or gets new items. After all but new items the behavior is asked,
    and may rest elsewhere: in rows of play, proposed is then what stays, and offset
    the rest; --explain tells it in words.

    --keep offset (the default): the offset stays, brought within the content
        a scroll view whose position is not bound, on all versions. A page that gets
        longer is left behind: page 7 of an upright phone is no page 7 on its side.

    --keep item: the item at the behavior's anchor stays, by default the leading one
        iOS 17, macOS 14
          @State private var page: Int?

          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) { ForEach(pages) { Page($0) } }
              .scrollTargetLayout()
          }
          .scrollPosition(id: $page)

    --keep anchor=A: the item at an anchor stays, 0 leading or top, 1 trailing or
        bottom, 0.5 the middle; by it items and pages count with a behavior of
        your own that states no alignment
        iOS 17, macOS 14
          .scrollPosition(id: $page, anchor: .center)
        iOS 18, macOS 15, with ScrollPosition(idType: Page.ID.self)
          .scrollPosition($position, anchor: .center)

    --keep bottom: the end stays in sight while it is; from elsewhere the offset
        stays
        iOS 17, macOS 14
          .defaultScrollAnchor(.bottom)
        iOS 18, macOS 15, for this alone
          .defaultScrollAnchor(.bottom, for: .sizeChanges)

    A phone turns and turns back, with pages of the container:
      {"layout": {"device": "iphone-14", "keep": "item"}, "start": {"page": 7},
       "behavior": "container-paging",
       "steps": [{"rotate": "landscape", "expect": {"page": 7}},
                 {"rotate": "portrait", "expect": {"page": 7}}]}
    Without keep these are pages 4 and 8.

    Documented: with an id SwiftUI keeps that view visible as the size changes; the
    anchor of sizeChanges says how the offset follows. Measured by others: reading
    back in a chat with .defaultScrollAnchor(.bottom), a row stays where it was when
    the keyboard opens, to 0.0 pt (slicc, pull request 2456), and the end stays only
    while it is shown (macOS 15.0, zenn.dev/samekard_dev). Chosen here: the item
    stays at the same distance, and is the one that stays until a gesture or a
    program scrolls. Not modelled: lengths that a lazy stack only estimates. The
    same chat with .scrollPosition($position) and no anchor moved by 258.7, 257.7
    and, on an iPad, 529.0 pt.

    """#

  static let uiKit = #"""
    A subclass of UICollectionViewLayout or UICollectionViewFlowLayout with
    targetContentOffset(forProposedContentOffset:withScrollingVelocity:) is taken as
    it stands, wherever a behavior is:
      snapsim --behavior ./SnapFlow.swift --velocity -1200
      snapsim audit --behavior './SnapFlow.swift:SnapFlow(spacing: 10)'
    views and audit PATH list it among the scroll views, and --view takes its file.

    The layout is the view
      scrollDirection   the axis; unsaid, that on which proposals move
      itemSize          --item-length; unsaid, yours, or the container
      minimumLineSpacing, sectionInset, contentInset
                        --spacing, --padding, --content-margins
      collectionViewContentSize, layoutAttributesForElements
                        of a layout that is no flow: the places of its items
      --items           lines of items, each with as many cells as it has room for
      decelerationRate  wins over --deceleration; .fast is limitsScrolls here
      isPagingEnabled   pages by the bounds, and the layout is not asked
    Other options win over it. Beside a behavior of another layout they alone count.

    The question
      prepare() goes before each. contentOffset is as released, proposals are as
      announced, both less the leading inset; the velocity is in points per
      MILLISECOND, whatever --context-velocity is. scrollViewWillBeginDragging is
      called where the layout conforms to UIScrollViewDelegate. As the view turns or
      is resized, targetContentOffset(forProposedContentOffset:) is asked instead;
      without it the offset stays, in UIKit's pages too.
      A layout that keeps something is one for the whole scroll view. A gesture that
      begins where the last one did not end gets a new one, swiped there before.

    There are
      collectionView with bounds (their origin is the content offset), insets, items
      and the delegate and data source of the view that is simulated: the delegate
      as UICollectionViewDelegateFlowLayout has the sizes that the options say.
      What is drawn is there, and does nothing: transforms, alpha, cells.
      @objc, @IBInspectable, @IBOutlet and @MainActor are left out.
    There are not
      A flow's own collectionViewContentSize.  Rows of a batch with screens of their
      own: its places are those of one screen.
      #selector: call the method.  Types of the app or of a pod: add their file, as
      in ./A.swift+./B.swift.  Compositional layouts.  A layout's own mirroring from
      right to left: offsets count from the leading edge.

    From a layout to a behavior
      proposed.x + adjustedContentInset.left         target.rect.origin.x
      velocity.x, in points per ms                  context.velocity.dx / 1000
      bounds.width less the insets                  context.containerSize.width
      layoutAttributesForElements(in:)              padding + k * (length + spacing)
      collectionViewContentSize                     context.contentSize
      decelerationRate = .fast                      limitsScrolls in properties
      contentOffset.x at lift-off                   is not told: decide by the
                        proposal, or by context.originalTarget, where it began
    So a layout that rests on the page nearest its proposal becomes
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let page = (target.rect.origin.x / (length + spacing)).rounded()
        target.rect.origin.x = page * (length + spacing)
      }
    and this tells whether they do the same, or the smallest gesture that differs:
      snapsim diff --behavior ./SnapFlow.swift --behavior ./Snap.swift
    As the view turns the behavior is asked, and a layout only by the method without
    a velocity: one without it parts there.

    """#

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

  static let xcode = #"""
    Findings at their lines in Xcode, as warnings and errors of the build.

    In the target's Build Phases add a Run Script phase with

        unset SDKROOT
        PATH="$HOME/.local/bin:/opt/homebrew/bin:$PATH"
        if command -v snapsim >/dev/null; then
          snapsim audit "$SRCROOT/Sources" --effort quick --format xcode
        fi

    unset SDKROOT       behaviors are compiled for this Mac, not for the phone
    exit code 1         an error fails the build; append || true to go on
    ENABLE_USER_SCRIPT_SANDBOXING
                        set it to No in Build Settings: the script reads files and
                        runs the compiler
    Based on dependency analysis
                        uncheck it, to search in every build

    To fail for what is new only, record the rest once, and name the record:

        snapsim audit "$SRCROOT/Sources" --write-baseline findings.json
        snapsim audit "$SRCROOT/Sources" --baseline findings.json --format xcode

    The record has the paths as the command names them: use the same ones in both.

    Each line is /path/Feed.swift:21:9: warning: and what was found; notes below it
    have the numbers and a command that shows it. Editors that read the lines of
    compilers read these: in Visual Studio Code the problem matcher $gcc, in Vim
    :compiler gcc, in Emacs M-x compile.

    Built from Apple's documentation of such scripts, and not yet run in Xcode.

    """#
}
