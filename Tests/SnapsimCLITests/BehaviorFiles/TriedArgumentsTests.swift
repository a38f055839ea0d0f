import Testing

@testable import SnapsimBehaviorFiles

@Suite("Arguments that only the running app knows", .readsFiles)
struct TriedArgumentsTests {
  /// The file of a view that gives a behavior's one property an argument.
  private static func question(
    _ property: String, _ argument: String, beside declarations: String = "",
    in content: String = "Color.red", members: String = "let model: Model", update: String = "",
    then: String = ""
  ) -> SourceQuestion {
    let source = """
      import SwiftUI
      \(declarations)
      struct Snap: ScrollTargetBehavior {
        let \(property)
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { \(update) }
      }
      struct Shelf: View {
        \(members)
        var body: some View {
          ScrollView { \(content) }.scrollTargetBehavior(Snap(\(property.prefix { $0 != ":" }): \(argument)))\(then)
        }
      }
      """
    return SourceQuestion(spec: "./0.swift", paths: ["./0.swift"], contents: [source])
  }

  private static func tries(_ question: SourceQuestion) throws -> SourceAnswer {
    var question = question
    question.triesArguments = true
    return try ReadFiles.answer(question)
  }

  /// The texts of the values tried for one argument, given by a model that no file has.
  private func tried(
    _ property: String, beside declarations: String = "", given: String = "model.value()",
    in content: String = "Color.red"
  ) throws -> [String] {
    let question = Self.question(property, given, beside: declarations, in: content)
    #expect(try ReadFiles.answer(question).fault != nil)
    let answer = try Self.tries(question)
    #expect(answer.trials.isEmpty == answer.tried.isEmpty)
    #expect(answer.trials.first == (answer.trials.isEmpty ? nil : answer.expression))
    let name = property.prefix { $0 != ":" }
    return answer.trials.map { String($0.dropFirst("Snap(\(name): ".count).dropLast()) }
  }

  @Test(
    "have values by their type and name, the likeliest first", arguments: Table.rows("tried-arguments"))
  func values(_ row: [String]) throws {
    let tried = try tried(row[0])
    #expect(tried.first == row[1] && tried.count == Int(row[2]), "\(tried)")
    #expect(Set(tried).count == tried.count)
  }

  @Test(
    "of items are those that are laid out, in the space that the view names",
    arguments: [
      ("VStack", "", "UIScreen.main.itemEdges"),
      ("LazyVStack", "", "UIScreen.main.itemFramesLaidOut.map(\\.minX)"),
      ("VStack", #".coordinateSpace(name: "s").padding(6)"#, "UIScreen.main.itemFrames.inStack.map(\\.minX)"),
      ("VStack", #".padding(6).coordinateSpace(name: "s")"#, "UIScreen.main.itemEdges"),
    ])
  func measured(_ stack: String, _ modifiers: String, _ first: String) throws {
    let items = "\(stack) { ForEach(0..<9) { _ in Color.red.frame(height: 40) } }\(modifiers)"
    let tried = try tried("edges: [CGFloat]", in: items)
    #expect(tried.first == first, "\(tried)")
  }

  @Test(
    "of items that are measured in the scroll view's space move as it scrolls",
    arguments: [
      (#".coordinateSpace(.named("s"))"#, #".named("s")"#, "", true, true),
      (#".coordinateSpace(.named("s"))"#, #".named("s")"#, "", false, true),
      (#".coordinateSpace(.named("s"))"#, #".named("s")"#, ".minY", true, true),
      ("", ".scrollView(axis: .vertical)", ".minY", true, true),
      // The content's edge tells the offset.
      (#".coordinateSpace(.named("s"))"#, #".named("s")"#, ".minY", false, false),
      (#".coordinateSpace(.named("t"))"#, #".named("s")"#, "", true, false),
      ("", #".named("s")"#, "", true, false),
    ])
  func moving(_ modifier: String, _ space: String, _ member: String, isOfItem: Bool, _ moves: Bool) throws {
    let measure =
      ".onGeometryChange(for: CGRect.self) { $0.frame(in: \(space))\(member) } action: { _, _ in }"
    let items =
      "VStack { ForEach(0..<9) { _ in Color.red.frame(height: 40)\(isOfItem ? measure : "") } }"
      + (isOfItem ? "" : measure)
    let question = Self.question("frames: [CGRect]", "model.value()", in: items, then: modifier)
    let moved = ".map { $0.offsetBy(dx: -UIScreen.main.liftedOffset, dy: -UIScreen.main.liftedOffset) }"
    let tried = try Self.tries(question).trials
    #expect(tried == ["Snap(frames: UIScreen.main.itemFrames\(moves ? moved : ""))"])
  }

  @Test(
    "are those that the file says, where the app only chooses among them",
    arguments: [("model.isWide ? 240 : gap", ["8", "240"]), ("width", ["3", "200"])])
  func choices(_ given: String, _ texts: [String]) throws {
    let declarations = """
      let gap: CGFloat = 8
      extension Shelf { var width: CGFloat { if model.isWide { return 200 } else { return 3 } } }
      """
    #expect(try tried("pitch: CGFloat", beside: declarations, given: given) == texts)
  }

  @Test func `of the files' own types are made of values too`() throws {
    let side = "enum Side: CaseIterable { case left, right }"
    #expect(try tried("side: Side", beside: side) == ["Side.left", "Side.right"])
    let metrics = "struct Metrics { let pitch: CGFloat; let isWide: Bool }"
    let made = try tried("metrics: Metrics", beside: metrics)
    #expect(made.count == 2 && made.allSatisfy { $0.hasPrefix("Metrics(pitch: ") }, "\(made)")
    let frames = try tried("frames: [Side: CGRect]", beside: side)
    #expect(frames.count == 1 && frames[0].contains("zip(Side.allCases, "), "\(frames)")
  }

  @Test(
    "in a list are made for each item, with what is measured of it",
    arguments: [
      ("struct Card { let name: String }", "Card(name: String(index))"),
      ("struct Card { let id = UUID(); var photos: [Photo]; var note: Note? }", "Card(photos: [])"),
      (
        "struct Card { var width: CGFloat = 0 }; func set(_ card: inout Card) { card.width = 3 }",
        "{ () -> Card in var it = Card(); it.width = UIScreen.main.itemLengths[index]; return it }()"
      ),
    ])
  func elements(_ card: String, _ made: String) throws {
    let items = "(0..<UIScreen.main.itemCount).map { index in \(made) }"
    #expect(try tried("cards: [Card]", beside: card) == [items])
    let ids = try tried("frames: [Card.ID: CGRect]", beside: card + "; extension Card { var id: Int { 0 } }")
    #expect(ids.isEmpty || ids[0].contains("UUID()"), "\(ids)")
    let keys = try tried("frames: [Card: CGRect]", beside: card)
    #expect(keys == ["Dictionary(zip(\(items), UIScreen.main.itemFrames), uniquingKeysWith: { $1 })"])
  }

  @Test(
    "are those of an object's and a value's properties that the app fills",
    arguments: [
      ("final class Model { var bottoms: [CGFloat] = [] }", "model.bottoms = []", true),
      (
        "final class Model { var bottoms: [CGFloat] = []; func load() { bottoms = [40] } }", "model.load()",
        true
      ),
      ("final class Model { var bottoms: [CGFloat] = [] }", "print(model)", false),
      ("struct Model { var bottoms: [CGFloat] = [] }", "model = Model()", true),
      ("struct Model { var bottoms: [CGFloat] = [40] }", "model = Model()", false),
    ])
  func fed(_ model: String, _ setting: String, isFed: Bool) throws {
    let question = Self.question(
      "model: Model", "model", beside: model, members: "@State private var model = Model()",
      update: "target.rect.origin.y = model.bottoms[0]", then: ".onAppear { \(setting) }")
    let known = try ReadFiles.answer(question)
    #expect(known.isFed == isFed && known.trials.isEmpty)
    let filled = "{ () -> Model in var it = Model(); it.bottoms = UIScreen.main.itemEnds; return it }()"
    #expect(try Self.tries(question).trials.first == (isFed ? "Snap(model: \(filled))" : nil))
  }

  @Test("are both of a switch that begins off, and not of other truths", arguments: ["isEnabled", "isBelow"])
  func switches(_ name: String) throws {
    let isSwitch = name == "isEnabled"
    let question = Self.question("\(name): Bool", "state", members: "@State private var state = false")
    #expect(try ReadFiles.answer(question).isFed == isSwitch)
    let trials = ["Snap(\(name): true)", "Snap(\(name): false)"]
    #expect(try Self.tries(question).trials == (isSwitch ? trials : []))
  }

  @Test(
    "are put into what the file computes of them, be it behind names and functions",
    arguments: Table.rows("tried-parts"))
  func parts(_ row: [String]) throws {
    let members = """
      @State private var headerHeight: CGFloat = 0
        @State private var tops: [Int: CGFloat] = [:]
        let insets: EdgeInsets
        let size: CGSize
        let model: Model
        var bar: CGFloat { return 44 }
        var all: CGFloat { headerHeight + bar + insets.top }
        var days: [Day] { model.days(of: .now) }
        var weeks: Int { self.days.count / 7 }
        func row(isTall: Bool) -> CGFloat { if isTall { return 60 } else { return 30 } }
      """
    let answer = try Self.tries(Self.question("value: CGFloat", row[0], members: members))
    #expect(answer.expression == "Snap(value: \(row[1]))")
    #expect(answer.tried.joined(separator: " ") == row[2])
    #expect(Set(answer.trials).count == answer.trials.count)
  }

  @Test func `of generic types are a list of whole numbers, and each item's length`() throws {
    let source = """
      import SwiftUI
      struct Rows<Data: RandomAccessCollection>: ScrollTargetBehavior {
        let data: Data
        let height: (Data.Element) -> CGFloat
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
      }
      struct Shelf<Data: RandomAccessCollection>: View {
        let data: Data
        let height: (Data.Element) -> CGFloat
        var body: some View {
          ScrollView { Color.red }.scrollTargetBehavior(Rows(data: data, height: height))
        }
      }
      """
    let answer = try Self.tries(SourceQuestion(spec: "./0.swift", paths: ["./0.swift"], contents: [source]))
    #expect(
      answer.expression
        == "Rows(data: Array(0..<UIScreen.main.itemCount), height: { _ in UIScreen.main.itemLength })")
  }

  @Test("have none where nothing can be made", arguments: ["model: Model", "page: Page?", "cards: [Card]"])
  func none(_ parameter: String) throws { #expect(try tried(parameter).isEmpty) }

  @Test func `take the place of state that begins empty, be it within an expression`() throws {
    func answer(_ argument: String) throws -> SourceAnswer {
      let members = "@State private var size: CGSize = .zero\n@State private var inset: CGFloat = 12"
      return try Self.tries(Self.question("value: CGFloat", argument, members: members))
    }
    #expect(try answer("size.width + 8").tried == ["size.width"])
    let known = try answer("inset + 8")
    #expect(known.tried.isEmpty && known.fault == nil && !known.expression.contains("UIScreen"))
  }
}
