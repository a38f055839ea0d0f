import Testing

@testable import SnapsimBehaviorFiles

@Suite("States that hold where a view is scrolled", .readsFiles)
struct FollowedStateTests {
  /// A pager with so many items, an argument, and modifiers that follow its position.
  private static func pager(_ items: String, page: String, _ modifiers: String, isTarget: Bool = true)
    -> String
  {
    """
    import SwiftUI

    struct Turn: ScrollTargetBehavior {
      var page: Int
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.x = CGFloat(page) * context.containerSize.width
      }
    }

    struct Pager: View {
      @State private var shown: Int? = 2
      @State private var page = 3
      let cards = ["a", "b", "c"]

      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(\(items), id: \\.self) { _ in Color.red.containerRelativeFrame(.horizontal) } }
            \(isTarget ? ".scrollTargetLayout()" : "")
        }
        .scrollTargetBehavior(Turn(page: \(page)))
        \(modifiers)
      }
    }
    """
  }

  @Test("are followed where its ids are whole numbers", arguments: Table.rows("followed-positions"))
  func followed(_ row: [String]) throws {
    let answer = try ReadFiles.answer([Self.pager(row[0], page: row[1], row[2])])
    #expect(answer.expression == "Turn(page: \(row[3]))")
    #expect(answer.expression.contains("UIScreen.main") && answer.states.isEmpty)
  }

  @Test(
    "are as they begin where no position tells a number", arguments: Table.rows("unfollowed-positions"))
  func asTheyBegin(_ row: [String]) throws {
    let answer = try ReadFiles.answer([
      Self.pager(row[0], page: "page", row[1], isTarget: row[2] == "target")
    ])
    #expect(answer.expression == "Turn(page: 3)")
    #expect(!answer.expression.contains("UIScreen.main") && answer.states == ["page stays 3"])
  }

  /// A strip of cards that the app has, with a behavior that is given what the layout says.
  private static func strip(_ data: String, _ arguments: String, item: String = ".frame(width: step)")
    -> String
  {
    """
    import SwiftUI

    struct Turn: ScrollTargetBehavior {
      var count = 1
      var step: CGFloat = 1
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.x = min((target.rect.minX / step).rounded(), CGFloat(count - 1)) * step
      }
    }

    struct Strip: View {
      @State var cards: [Card]
      let step: CGFloat
      let number: Int
      var last: Int { cards.count - 1 }

      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(\(data)) { _ in Color.red\(item) } }
        }
        .scrollTargetBehavior(Turn(\(arguments)))
      }
    }
    """
  }

  @Test(
    "and what is the number or the length of the items follows the layout, where the app alone has it",
    arguments: Table.rows("followed-items"))
  func items(_ row: [String]) throws {
    let answer = try ReadFiles.answer([Self.strip(row[0], row[1])])
    #expect(answer.expression == "Turn(\(row[2]))" && answer.states.isEmpty)
  }

  @Test func `and the number of those beside views that stand there anyway, less these`() throws {
    let last = ".frame(width: 300) }; Group { Color.blue.frame(width: 300)"
    let answer = try ReadFiles.answer([Self.strip("cards", "count: cards.count - 1", item: last)])
    #expect(answer.expression == "Turn(count: (UIScreen.main.itemCount - 1) - 1)")
  }

  @Test(
    "and nothing else does: not the number of something else, of rows of several, or the length of a part",
    arguments: Table.rows("unfollowed-items"))
  func notItems(_ row: [String]) throws {
    let answer = try ReadFiles.answer([Self.strip(row[0], row[1], item: row[2])])
    #expect(!answer.expression.contains("UIScreen.main"))
  }

  /// A pager whose behavior holds an offset, with modifiers that set it.
  private static func box(_ modifiers: String, _ argument: String = "box") -> String {
    """
    import SwiftUI

    final class Box {
      var offset: CGFloat = 0
      var isLive = true
      func begin(at offset: CGFloat, after time: Double) { self.offset = offset }
    }
    struct Turn: ScrollTargetBehavior {
      var box = Box()
      var offset: CGFloat = 0
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.x = box.offset + offset
      }
    }

    struct Pager: View {
      @State private var box = Box()
      @State private var offset: CGFloat = 0
      @State private var point = CGPoint.zero
      @State private var bar: CGFloat = 200
      var folded: CGFloat { 200 - offset }

      var body: some View {
        ScrollView(.horizontal) { HStack { ForEach(0..<9) { _ in Color.red } } }
        \(modifiers)
        .scrollTargetBehavior(Turn(\(argument.contains("box") ? "box" : "offset"): \(argument)))
      }
    }
    """
  }

  @Test(
    "and a state that the scroll geometry sets has the offset, in a property of an object too",
    arguments: Table.rows("followed-offsets"))
  func offset(_ row: [String]) throws {
    let answer = try ReadFiles.answer([Self.box(row[0], row[1])])
    #expect(answer.expression.hasSuffix(": \(row[2]))"), "\(answer.expression)")
    #expect(answer.states.isEmpty)
  }

  @Test(
    "but not what is set under a condition, from another measure, or to something else",
    arguments: Table.texts("unfollowed-offsets"))
  func unfollowed(_ modifiers: String) throws {
    #expect(try ReadFiles.answer([Self.box(modifiers)]).expression == "Turn(box: Box())")
  }
}
