/// A scroll view with a behavior as a Swift file writes it: each layout option with its value, and what was not read.
package struct ScrollViewReading: Codable, Equatable, Sendable {
  /// The file, as it was named, and the line of the call of `ScrollView`, from 1.
  package var file: String
  package var line: Int

  /// The type around it, such as `ContentView`; empty outside of any.
  package var view = ""

  package var behavior: Behavior

  /// The place that shows it, `Home.swift:12`, where others show it with other lengths.
  package var use: String?

  /// The state that it has once a finger, or the app that shows more in it, has set that, `isOpen is true`; `nil` for the first.
  package var state: String?

  /// 1 on the screens that show it, 0 on others; `nil` where all do.
  package var presence: ViewLength?

  /// The reason why it is given the room of a screen along its axis, where that is not known.
  package var guessedRoom: String?

  /// Whether no view of the files shows it, and nothing in it says that it is a screen of its own.
  package var isUnplaced = false

  /// Other files, as they were named, that give the view what its behavior is made of.
  package var givers: [String] = []
  package var values: [Value] = []
  package var unread: [Unread] = []
  package var findings: [Finding] = []

  /// Whether its file is no valid Swift, so that what is missing may stand where nothing was read.
  package var isUnparsed = false

  /// Names that other files may have, and members such as `View.card`, for want of which something is unread.
  package var lacks: [String] = []

  /// The expressions that are the number and the length of its items, where these are unread: `cards.count`, `step`.
  package var itemCount: String?
  package var itemLength: String?

  /// A lower bound in points of the longest item, should its length not be read.
  package var leastItemLength: Double?

  /// The items beside those that `itemCount` counts.
  package var itemsBeside = 0

  /// The comparison by which views show which of them is at the scroll position, and which no tap on one sets.
  package var shownPosition: String?

  /// A state with the whole number that it is set to by how far the scroll view is scrolled.
  package var reckonedPosition: Value?

  /// Whether the items stand in a lazy stack, whether its own coordinate space, in which they may be measured, begins within
  /// the padding, and whether they are measured in that of the scroll view, in which they move.
  package var isLazy = false

  /// The length of the content with its margins, in points, however few the items of data are, as far as it is read.
  package var leastContent = 0.0
  package var measuresInStack = false
  package var measuresInView = false

  /// Whether it is a layout of UIKit's, which says its values itself once it runs.
  package var isLayout = false

  /// The reason why no finger scrolls it on a phone, if none does.
  package var unscrolled: String?

  package var screens = Screens()

  /// The samples of the files that stand in for what nobody gives the view, as `recipe is like Recipe.preview`.
  package var samples: [String] = []

  /// Names found in other files of the project, as `Spacing, from ./Spacing.swift:2`.
  package var found: [String] = []

  /// Screens that an app leaves out, each with the first place that says so, as `App.xcodeproj/project.pbxproj:12`.
  package struct Screens: Codable, Equatable, Sendable {
    /// The place by which each target is held upright on a phone.
    package var upright: String?

    /// The place by which each target is held on its side, on each device.
    package var sideways: String?

    /// The place by which no target runs on a tablet as one.
    package var phones: String?

    /// The place by which no target runs on a phone, but on tablets or Macs.
    package var phoneless: String?

    /// Whether some screen may be turned: only phones are held upright.
    package var areTurned: Bool { sideways == nil && (upright == nil || phones == nil) }
  }

  package struct Behavior: Codable, Equatable, Sendable {
    /// The argument of `scrollTargetBehavior` as it is written, and its line, from 1.
    package var written: String
    package var line: Int

    /// The spec of a built-in behavior, as `view-aligned:limit=always-by-one`; `nil` for one of the user's own.
    package var spec: String?

    /// The file of that line; `nil` for the scroll view's own.
    package var file: String?

    /// The call that makes it, of numbers alone, where that differs from the one at the first place that shows the view.
    package var made: String?

    /// Whether that is of the first values of states.
    package var isOfState = false

    /// Whether it is the built-in one that needs scroll targets.
    package var alignsViews: Bool { spec?.hasPrefix("view-aligned") ?? false }
  }

  /// A layout option that the file says.
  package struct Value: Codable, Equatable, Sendable {
    /// The option's name: `axis`, `width`, `safe-area`, `item-length`.
    package var option: String

    /// Its numbers: one, two for a pair of ends, or a list; none for a word or a switch.
    package var lengths: [ViewLength] = []

    /// Its word, such as `vertical`; empty for a switch.
    package var word = ""

    /// The expression as it is written, and its file and line, from 1.
    package var written: String
    package var file: String
    package var line: Int

    /// Whether it is an initial value that the running app may change.
    package var isState = false

    package init(
      _ option: String, lengths: [ViewLength] = [], word: String = "", written: String, file: String,
      line: Int, isState: Bool = false
    ) {
      (self.option, self.lengths, self.word) = (option, lengths, word)
      (self.written, self.file, self.line) = (written, file, line)
      self.isState = isState
    }
  }

  /// A layout option that the file does not say, or not in a way that is read.
  package struct Unread: Codable, Equatable, Sendable {
    package var option: String

    /// The expression, and the reason: `cards.count`, "known to the running app alone".
    package var written: String
    package var reason: String
    package var line: Int

    /// Whether it is that of the screen and more.
    package var isMoreThanOfScreen = false

    /// Whether it hangs on a view that none of the files holds.
    package var isOfOtherFile = false

    package init(_ option: String, written: String, reason: String, line: Int) {
      (self.option, self.written, self.reason, self.line) = (option, written, reason, line)
    }
  }

  /// A fault that the file shows without any gesture.
  package struct Finding: Codable, Equatable, Sendable {
    package var check: Check
    package var message: String
    package var line: Int

    /// The words to write instead; `nil` where nothing certain can be said.
    package var fix: String?

    /// The condition that it hangs on, as words that follow *if*; `nil` where it is so in any case.
    package var assumption: String?
    package var isError: Bool { check.isError && assumption == nil }

    package init(
      _ check: Check, _ message: String, line: Int, fix: String? = nil, assumption: String? = nil
    ) {
      (self.check, self.message, self.line) = (check, message, line)
      (self.fix, self.assumption) = (fix, assumption)
    }

    package enum Check: String, CaseIterable, Codable, Sendable {
      case noScrollView = "no-scroll-view"
      case nestedScrollView = "nested-scroll-view"
      case noTargetLayout = "no-target-layout"
      case unequalPages = "unequal-pages"
      case offCenter = "off-center"
      case lineTargets = "line-targets"
      case twoBehaviors = "two-behaviors"
      case longItems = "long-items"
      case unevenStart = "uneven-start"
      case slowThreshold = "slow-threshold"
      case movingStops = "moving-stops"
      case unreachedPosition = "unreached-position"
      case coveredEnd = "covered-end"
      case coveredTouches = "covered-touches"
      case keptBehavior = "kept-behavior"
      case growingItem = "growing-item"
      case jumpingPosition = "jumping-position"
      case mistypedPosition = "mistyped-position"

      package var isError: Bool {
        [
          .noScrollView, .nestedScrollView, .noTargetLayout, .unequalPages, .offCenter, .lineTargets,
          .movingStops,
        ].contains(self)
      }

      /// Whether it hangs on the room that the scroll view has.
      package var isOfRoom: Bool {
        [.unequalPages, .offCenter, .longItems, .unevenStart, .unreachedPosition, .coveredEnd].contains(self)
      }
    }
  }
}
