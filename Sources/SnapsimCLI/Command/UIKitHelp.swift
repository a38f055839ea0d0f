extension Help {
  /// The place of UIKit's layouts here, and the way from one to a behavior of SwiftUI's.
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
}
