import ScrollSimulation
import Testing

/// What holds for every behavior of this project, on any layout and through any gesture.
struct BuiltInPropertiesTests {
  private static let scenes = 0..<500

  private static let choices: [ScrollPhysics] = [
    ScrollPhysics(), ScrollPhysics(rate: .fast, projection: .wwdc18),
    ScrollPhysics(projection: .continuous, contextVelocity: .perMillisecond),
  ]

  private func settle(_ builtIn: BuiltIn, _ scene: RandomScene, _ gesture: Gesture, seed: Int) throws
    -> Settlement
  {
    let physics = Self.choices[seed % Self.choices.count]
    return try Settling(scene.layout, behavior: builtIn.behavior, physics: physics).settle(
      from: scene.start, gesture)
  }

  @Test("what settles is finite, within 0…reach and the same each time", arguments: BuiltIn.allCases)
  func range(builtIn: BuiltIn) throws {
    for seed in Self.scenes {
      let scene = try RandomScene(seed: seed)
      let settlement = try settle(builtIn, scene, scene.gesture, seed: seed)
      let reach = scene.layout.reach
      let isWithin = (0...reach).contains(settlement.offset) && (0...reach).contains(settlement.proposed)
      #expect(isWithin, "seed \(seed): \(scene)")
      // No offset is further from every stop and end than half the reach.
      let isPlaced =
        abs(settlement.misalignment) <= reach / 2
        && (0..<scene.layout.stops().count).contains(settlement.item)
        && (0..<scene.layout.pageStops().count).contains(settlement.page)
      #expect(isPlaced, "seed \(seed): \(scene)")
      let isFinite =
        settlement.target.isFinite && settlement.misalignment.isFinite && settlement.duration.isFinite
      #expect(isFinite, "seed \(seed): \(scene)")
      let isMinusZero = settlement.offset == 0 && settlement.offset.sign == .minus
      #expect(!isMinusZero, "seed \(seed): \(scene)")
      let again = try settle(builtIn, scene, scene.gesture, seed: seed)
      #expect(again == settlement, "seed \(seed): \(scene)")
    }
  }

  @Test(arguments: BuiltIn.allCases.filter { $0 != .velocityPaging })
  func `right-to-left mirrors left-to-right exactly`(builtIn: BuiltIn) throws {
    for seed in Self.scenes {
      let scene = try RandomScene(seed: seed)
      let mirror = try RandomScene(seed: seed, direction: .rightToLeft)
      let left = try settle(builtIn, scene, scene.gesture, seed: seed)
      let right = try settle(builtIn, mirror, scene.mirrored, seed: seed)
      #expect(left == right, "seed \(seed): \(scene)")
    }
  }

  @Test func `velocity-paging goes the wrong way in right-to-left: its fault, kept`() throws {
    func offset(_ direction: LayoutDirection, velocity: Double) throws -> Double {
      let layout = try ScrollLayout(layoutDirection: direction)
      return try Settling(layout, behavior: .velocityPaging).settle(from: 3900, Gesture(velocity: velocity))
        .offset
    }
    #expect(try offset(.leftToRight, velocity: -1200) == 4290)
    #expect(try offset(.rightToLeft, velocity: 1200) == 3510)
    #expect(try offset(.rightToLeft, velocity: -1200) == 4290)
    // Let go at rest it is the proposal, and that is the mirror image.
    for seed in Self.scenes {
      let scene = try RandomScene(seed: seed)
      let mirror = try RandomScene(seed: seed, direction: .rightToLeft)
      let drag = Gesture(drag: scene.gesture.drag)
      let left = try settle(.velocityPaging, scene, drag, seed: seed)
      let right = try settle(.velocityPaging, mirror, Gesture(drag: 0 - drag.drag), seed: seed)
      #expect(left == right, "seed \(seed): \(scene)")
    }
  }

  @Test(arguments: BuiltIn.allCases)
  func `vertical is horizontal on its side exactly, whatever the layout direction`(builtIn: BuiltIn) throws {
    for seed in Self.scenes {
      let scene = try RandomScene(seed: seed)
      let across = try settle(builtIn, scene, scene.gesture, seed: seed)
      let direction: LayoutDirection = seed.isMultiple(of: 2) ? .leftToRight : .rightToLeft
      let upright = try RandomScene(seed: seed, axis: .vertical, direction: direction)
      let down = try settle(builtIn, upright, scene.gesture, seed: seed)
      #expect(across == down, "seed \(seed): \(scene)")
    }
  }

  @Test(
    "content that fits does not move, and the other axis and the size are left alone",
    arguments: BuiltIn.allCases)
  func leavesAlone(builtIn: BuiltIn) throws {
    for velocity in [0, -3000.0, 3000] {
      let layout = try ScrollLayout(content: .stack(ItemStack(count: 2, length: .points(90), spacing: 10)))
      let settlement = try Settling(layout, behavior: builtIn.behavior).settle(
        from: 0, Gesture(velocity: velocity))
      #expect(settlement.offset == 0 && settlement.misalignment == 0)
    }
    guard let behavior = builtIn.behavior else { return }
    let size = CGSize(width: 300, height: 500)
    for axis in Axis.allCases {
      var target = ScrollTarget(rect: CGRect(origin: CGPoint(x: 130, y: 170), size: size))
      behavior.updateTarget(
        &target,
        context: ScrollTargetBehaviorContext(
          originalTarget: ScrollTarget(rect: CGRect(origin: CGPoint(x: 90, y: 90), size: size)),
          velocity: .zero, contentSize: CGSize(width: 3000, height: 5000), containerSize: size,
          axes: Axis.Set(axis)))
      #expect(target.rect.size == size && target.anchor == nil)
      #expect(axis == .horizontal ? target.rect.origin.y == 170 : target.rect.origin.x == 130)
    }
  }
}
