extension Help {
  /// The values of `--keep` with the SwiftUI that each stands for.
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
        bottom, 0.5 the middle
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
}
