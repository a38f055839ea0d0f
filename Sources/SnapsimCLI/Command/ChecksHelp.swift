import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimText

/// A check by its name: one of gestures, or of what a view's file says.
struct NamedCheck {
  let id: String
  let severity: AuditCheck.Severity
  let sentence: String
  let rule: String

  /// The check of gestures; `nil` where the file alone is judged.
  let check: AuditCheck?

  static let all: [NamedCheck] =
    AuditCheck.all.map {
      .init(id: $0.id, severity: $0.severity, sentence: $0.sentence, rule: $0.rule, check: $0)
    }
    + ScrollViewReading.Finding.Check.allCases.map { check in
      let (sentence, meaning, _) = Help.advice(on: check)
      let rule = "Read from the view's file, without a gesture. \(meaning)"
      return .init(
        id: check.rawValue, severity: check.isError ? .error : .warning, sentence: sentence, rule: rule,
        check: nil)
    }
}

extension Help {
  static func page(ofCheck id: String) -> String? {
    guard let check = AuditCheck.all.first(where: { $0.id == id }) else {
      return ScrollViewReading.Finding.Check(rawValue: id).map(page)
    }
    let paragraphs = [
      "\(id) (\(check.severity.rawValue)): \(check.sentence)",
      check.meaning,
      "Rule: \(check.rule)",
      check.exception.map { "It is no fault where \($0)" } ?? "It is always a fault.",
      "A fix in updateTarget, for a horizontal scroll view; length is that of a step:",
    ].map { $0.wrapped() }
    let fix = check.fix.split(separator: "\n").map { "    " + $0 }
    let commands = [
      "Searched for alone, and left out:", "  snapsim audit --behavior ./MyBehavior.swift --only \(id)",
      "  snapsim audit --behavior ./MyBehavior.swift --skip \(id)",
    ]
    return page(Array((paragraphs + [fix, commands]).joined(separator: [""])))
  }

  private static func page(of check: ScrollViewReading.Finding.Check) -> String {
    let (sentence, meaning, fix) = advice(on: check)
    let head = "\(check.rawValue) (\(check.isError ? "error" : "warning")): \(sentence)"
    let paragraphs = [head, meaning, "A fix:"].map { $0.wrapped() }
    return page(Array((paragraphs + [[fix]]).joined(separator: [""])))
  }

  static func advice(
    on check: ScrollViewReading.Finding.Check
  ) -> (sentence: String, meaning: String, fix: String) {
    switch check {
    case .noTargetLayout:
      (
        ".viewAligned has nothing to align, or .scrollPosition(id:) no items",
        "Their targets are the views of a stack with .scrollTargetLayout(). On an item the parts of that "
          + "item are the targets, and around the stack of the items that stack is one; whether one on the "
          + "scroll view reaches the stack within Apple does not say, nor what a position does without any.",
        """
            ScrollView(.horizontal) {
              LazyHStack { ForEach(cards) { Card($0) } }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
        """
      )
    case .unequalPages:
      (
        ".paging turns by another length than that from page to page",
        "It turns by the bounds of the scroll view. Pages as long as the container, which insets make "
          + "shorter, spacing between them and padding before them all drift from that, a little more with "
          + "each page; and a length that a state or a constant took from the screen is another one once that is "
          + "turned.",
        """
            LazyHStack(spacing: 0) {
              ForEach(pages) { Page($0).containerRelativeFrame(.horizontal) }
            }
            .scrollTargetLayout()
            …
            .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
        """
      )
    case .offCenter:
      (
        "items rest in the middle at some places or on some screens, and beside it elsewhere",
        "Margins of a number, or by the length of the screen, miss the middle of other screens: take "
          + "(proxy.size.width - card) / 2, of a GeometryReader around the scroll view. .viewAligned brings "
          + "the leading edge of an item to that of the container: padding on the stack moves the first one "
          + "alone; margins inset the container itself, and bring each item to the middle that is as long as "
          + "what they leave. For shorter items it takes a behavior of one's own, by their middles.",
        """
            ScrollView(.horizontal) {
              LazyHStack(spacing: 10) {
                ForEach(cards) { Card($0).containerRelativeFrame(.horizontal) }
              }
              .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 20, for: .scrollContent)
            .scrollTargetBehavior(.viewAligned)
        """
      )
    case .lineTargets:
      (
        ".viewAligned aligns the lines between items as it does these",
        "Each view in the target layout is a target: after a swipe a line lies where a card should, "
          + "which is a little short of its place. An arrow between two cards does so too; that is a warning.",
        """
            ForEach(cards) { card in
              Card(card).overlay(alignment: .trailing) {
                Rectangle().frame(width: 1)
              }
            }
        """
      )
    case .noScrollView:
      (
        "a behavior is attached where no scroll view is below it",
        "It goes to the scroll views inside of the view that it is called on.",
        """
            ScrollView { … }
              .scrollTargetBehavior(.paging)
        """
      )
    case .nestedScrollView:
      (
        "a scroll view with a behavior stands in another one of its axis, and never scrolls",
        "The outer scroll view leaves it as long as its content, so that nothing is left to scroll; what "
          + "moves is the outer one, without the behavior. Apple does not document it; it is the model here.",
        """
            ScrollView { … }
              .scrollTargetBehavior(.paging)
              .frame(height: 300)
        """
      )
    case .twoBehaviors:
      (
        "two behaviors are attached to one scroll view",
        "The one closer to the scroll view wins; the other one never has a say. Leave one of them out, "
          + "or attach both by one condition.",
        """
            .scrollTargetBehavior(
              isPaged
                ? AnyScrollTargetBehavior(.paging)
                : AnyScrollTargetBehavior(.viewAligned))
        """
      )
    case .longItems:
      (
        ".viewAligned has items longer than the container",
        "Between the two ends of such an item there is nothing to align; what SwiftUI does there is not "
          + "documented. Where each item is a row of views itself, these are aligned if the row has the "
          + "target layout, and not the stack around it.",
        """
            Card($0).containerRelativeFrame(.horizontal)
        """
      )
    case .unevenStart:
      (
        ".viewAligned brings items to the edge, and padding holds the first one off it",
        "Padding on the stack scrolls away with the first item; content margins inset each one where it "
          + "comes to rest.",
        """
            ScrollView(.horizontal) { … }
              .contentMargins(.horizontal, 20, for: .scrollContent)
        """
      )
    case .slowThreshold:
      (
        "a closure compares a velocity with a number that nearly every release passes",
        "It is told context.velocity, whose unit Apple does not document. In points per second a finger "
          + "that all but rests has more than 1.5, and what should take a fling takes nothing.",
        """
            .scrollTargetBehavior(OnEnd { velocity in
              if pulled > 100 || -velocity > 1000 { isExpanded = true }
            })
        """
      )
    case .movingStops:
      (
        "a behavior is told where views lie on the screen, not in the content",
        "Frames in .scrollView, or in a space that is named on the scroll view, move as it scrolls; a "
          + "target is an offset in the content. At the start both agree; further on, each stop is wrong by "
          + "the offset.",
        """
            ScrollView {
              VStack { ForEach(parts) { Part($0).measured(in: "content") } }
                .coordinateSpace(.named("content"))
            }
        """
      )
    case .unreachedPosition:
      (
        "items at an end never come to the middle or the start, by which the view tells its scroll position",
        "With .scrollPosition(id:anchor: .center) the item in the middle is the one bound, and without an anchor "
          + "the one at the start. Without room beside them the first or the last ones never are: a dial cannot "
          + "be set to its ends, or the last dot is never lit. So too with a number that onScrollGeometryChange "
          + "reckons by the offset. It is meant where the position is only written, to scroll somewhere, and never "
          + "shown.",
        """
            ScrollView(.horizontal) { … }
              .contentMargins(.horizontal, (width - tick) / 2, for: .scrollContent)
              .scrollPosition(id: $value, anchor: .center)
        """
      )
    case .coveredEnd:
      (
        "a bar lies over the end of the content, where the last item comes to rest",
        "An overlay takes no room from the scroll view, so that the end of the content rests under it. "
          + "It is meant where the bar is to be seen through.",
        """
            ScrollView { … }
              .safeAreaInset(edge: .bottom) { Bar() }
        """
      )
    case .coveredTouches:
      (
        "a gradient or a shape over the scroll view takes its touches",
        "What lies over a view and shows something is touched in its place, be it clear in parts. Apple "
          + "does not document it for gradients; it is what their users report. It is meant where the view is "
          + "not to be scrolled by hand.",
        """
            ScrollView(.horizontal) { … }
              .overlay { LinearGradient(…).allowsHitTesting(false) }
        """
      )
    case .keptBehavior:
      (
        "a behavior is kept in a state, and does not follow what the view is given",
        "State(initialValue:) holds what the view was first made with. Where the app gives the view "
          + "other items or lengths, the behavior goes on with those of before. It is meant where these "
          + "never change.",
        """
            .scrollTargetBehavior(RowStops(count: rows.count, step: rowHeight + gap))
        """
      )
    case .growingItem:
      (
        "an item that is chosen, or whose text is longer, is of another length than the others",
        "As one grows, all behind it moves. Stops at equal distances then miss what they were made for, "
          + "and a target that was reckoned before the item at it was chosen is beside its stop. No device "
          + "was measured: it is the model here. It is meant where nothing lies behind such an item.",
        """
            Card(item)
              .frame(width: 80)
              .scaleEffect(item.id == chosen ? 1.2 : 1)
        """
      )
    case .jumpingPosition:
      (
        "a scroll position is set while the content moves, or without regard to swipes",
        "The item of .scrollPosition(id:) changes as soon as another one is nearer, under the finger or in "
          + "a fling. Where an endless row then sets the same item of its next round, the content jumps by "
          + "up to half an item, and what is left of the movement is lost. The same happens where an item's "
          + ".onAppear sets the position: items further on appear during a swipe. Apple documents that it is updated "
          + "as the view scrolls; that it changes there is the model here, as no device was measured. It is "
          + "meant where a page that is not yet allowed sends back. Where a timer or a button counts a "
          + "number and scrolls to it, a swipe does not change that number, and the next step goes on from where it "
          + "stood before: count on from the scroll position. Where each change of a state is scrolled to that swipes "
          + "set too, the content jumps under the finger. Where the item is set back from a value that it sets, "
          + "through Int and without rounding, by a step such as 0.1, some items give the one before.",
        """
            .onScrollPhaseChange { _, phase in
              if phase == .idle { position = middle(of: position) }
            }
        """
      )
    case .mistypedPosition:
      (
        "a scroll position is of another type than the ids of the views",
        "The binding of .scrollPosition(id:) holds the id of a view. Where the views' ids are of another type, as "
          + "numbers by \\.offset or of a range beside a binding of the data's own ids, none of them is ever found: "
          + "what follows the position, such as dots or a title, stays where it was, and setting it scrolls "
          + "nowhere. That it matches no id of another type is the model here, as no device was measured. It is meant "
          + "where nothing uses the position.",
        """
            ForEach(Array(trips.enumerated()), id: \\.element.id) { index, trip in … }
        """
      )
    }
  }
}
