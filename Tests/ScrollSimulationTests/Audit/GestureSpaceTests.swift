import Testing

@testable import ScrollSimulation

@Suite("The space of gestures")
struct GestureSpaceTests {
  static let densities: [GestureSpace] = [.sparse, .normal, .dense]

  @Test func `holds each gesture once, and more with density`() throws {
    var sizes: [Int] = []
    for density in Self.densities {
      let gestures = density.gestures(on: try .pages(5))
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
    let listed = density.gestures(on: try .pages(5))
    let gestures = Set(listed)
    for gesture in gestures { #expect(gestures.contains(gesture.reversed)) }
    #expect(gestures.contains(Gesture()))
    let strong = listed.prefix { $0.isStrongFling }
    #expect(!strong.isEmpty)
    #expect(listed.dropFirst(strong.count).allSatisfy { !$0.isStrongFling })
    #expect(listed.contains { $0.drag * $0.velocity < 0 })
    #expect(listed.allSatisfy { !($0.drag * $0.velocity < 0) || $0.heading(forward: 1) == 0 })
    // Both sides of the rest speed, of a third and of half the container, and more than a whole one.
    #expect(gestures.contains { (0.1..<10).contains($0.velocity) } && gestures.contains { $0.velocity > 10 })
    #expect(gestures.contains { $0.drag > 390 } && gestures.contains { (1..<130).contains($0.drag) })
    #expect(gestures.contains { (130..<195).contains($0.drag) })
    #expect(gestures.contains { (195..<390).contains($0.drag) })
  }

  @Test func `drags along what shows where margins leave little of a container`() throws {
    let ruler = ItemStack(count: 200, length: .points(2), spacing: 8)
    let inset = try ScrollLayout(contentMargins: 194, content: .stack(ruler))
    let whole = try ScrollLayout(content: .stack(ruler))
    #expect(GestureSpace.dense.gestures(on: inset) == GestureSpace.dense.gestures(on: whole))
    #expect(Gesture(drag: -150, velocity: -400).rarity(on: inset) == nil)
    #expect(Gesture(drag: -400).rarity(on: inset) != nil)
  }

  @Test func `in right-to-left has headings the other way`() throws {
    let gesture = Gesture(velocity: -1200)
    let left = try ScrollLayout.pages(5)
    let right = try ScrollLayout(content: .stack(ItemStack(count: 5)), layoutDirection: .rightToLeft)
    #expect(gesture.heading(forward: -1) == 1)
    #expect(gesture.heading(forward: 1) == -1)
    #expect(Set(GestureSpace.dense.gestures(on: left)) == Set(GestureSpace.dense.gestures(on: right)))
  }
}

@Suite("The starts of an audit")
struct AuditStartsTests {
  private func starts(_ layout: ScrollLayout, most: Int, _ intent: ScrollIntent = ScrollIntent(.container))
    -> [Double]
  { GestureSpace.starts(layout, on: AuditGrid(intent, on: layout).steps ?? layout.stops(), most: most) }

  @Test(arguments: [1, 2, 3, 8, 9, 10, 21, 64, 1000])
  func `are each there once, and have the first and last stops, places between and both ends overrun`(
    _ count: Int
  ) throws {
    let layout = try ScrollLayout.pages(count)
    for most in [6, 9, 48] {
      let starts = starts(layout, most: most)
      #expect(Set(starts).count == starts.count)
      #expect(starts.contains(0) && starts.contains(layout.reach))
      #expect(starts.contains { $0 < 0 })
      #expect(starts.contains { $0 > layout.reach })
      let onStops = starts.filter { (0...layout.reach).contains($0) && $0.remainder(dividingBy: 390) == 0 }
      #expect(onStops.count <= most && onStops.count >= min(count, most))
      if count > 1 { #expect(starts.contains { $0 > 0 && $0 < layout.reach && !onStops.contains($0) }) }
      if most >= 9, count > 3 {
        // From the last but two, a page can be skipped on the way to the end.
        #expect(starts.contains(Double(count - 3) * 390))
      }
    }
  }

  @Test func `where content may rest anywhere are between its ends and past them`() throws {
    let starts = starts(try .pages(5), most: 9, ScrollIntent(.free))
    #expect(starts.contains(1560))
    #expect(starts.contains { $0 > 0 && $0 < 390 })
  }
}
