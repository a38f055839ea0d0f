import Testing

@testable import ScrollSimulation

@Suite("The space of gestures")
struct GestureSpaceTests {
  static let densities: [GestureSpace] = [.sparse, .normal, .dense]

  @Test func `holds each gesture once, and more with density`() throws {
    var sizes: [Int] = []
    for density in Self.densities {
      let gestures = density.entries(on: try .pages(5)).map(\.gesture)
      #expect(Set(gestures).count == gestures.count)
      sizes.append(gestures.count)
    }
    #expect(sizes == sizes.sorted())
    #expect(sizes[0] == 81)
    #expect(sizes[2] > 1000)
  }

  @Test(arguments: densities)
  func `has the opposite of each, a touch, strong flings first and contradictions`(
    _ density: GestureSpace
  ) throws {
    let entries = density.entries(on: try .pages(5))
    let gestures = Set(entries.map(\.gesture))
    for gesture in gestures { #expect(gestures.contains(gesture.reversed)) }
    #expect(gestures.contains(Gesture()))
    let strong = entries.prefix { $0.isStrongFling }
    #expect(!strong.isEmpty)
    #expect(entries.dropFirst(strong.count).allSatisfy { !$0.isStrongFling })
    #expect(entries.contains { $0.gesture.drag * $0.gesture.velocity < 0 })
    #expect(entries.allSatisfy { !($0.gesture.drag * $0.gesture.velocity < 0) || $0.heading == 0 })
    // Both sides of the rest speed, of a third and of half the container, and more than a whole one.
    #expect(gestures.contains { (0.1..<10).contains($0.velocity) } && gestures.contains { $0.velocity > 10 })
    #expect(gestures.contains { $0.drag > 390 } && gestures.contains { (1..<130).contains($0.drag) })
    #expect(
      gestures.contains { (130..<195).contains($0.drag) }
        && gestures.contains { (195..<390).contains($0.drag) })
  }

  @Test func `in right-to-left has headings the other way`() throws {
    let gesture = Gesture(velocity: -1200)
    let left = try ScrollLayout.pages(5)
    let right = try ScrollLayout(content: .stack(ItemStack(count: 5)), layoutDirection: .rightToLeft)
    #expect(GestureSpace.Entry(gesture, forward: -1).heading == 1)
    #expect(GestureSpace.Entry(gesture, forward: 1).heading == -1)
    #expect(
      Set(GestureSpace.dense.entries(on: left).map(\.gesture))
        == Set(GestureSpace.dense.entries(on: right).map(\.gesture)))
  }
}
