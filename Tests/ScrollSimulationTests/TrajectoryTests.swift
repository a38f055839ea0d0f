import Foundation
import ScrollSimulation
import Testing

struct TrajectoryTests {
  /// Content of a thousand points' reach, as in the worked example below.
  private static func settle(
    from start: Double, velocity: Double, drag: Double = 0, to target: Double? = nil
  ) throws -> Settlement {
    let layout = try ScrollLayout(bounds: 390, content: .length(1390))
    let settling =
      if let target { Settling(layout, behavior: Always(offset: target)) } else {
        Settling(layout, behavior: nil)
      }
    return try settling.settle(from: start, Gesture(drag: drag, velocity: -1000 * velocity))
  }

  /// The largest step between neighbouring instants beyond what the speed there explains, in points.
  private static func largestJump(_ trajectory: Trajectory) -> Double {
    let steps = 4000
    let step = trajectory.duration / Double(steps)
    var largest = 0.0
    for index in 0..<steps {
      let time = Double(index) * step
      let distance = abs(trajectory.position(at: time + step) - trajectory.position(at: time))
      let speed = max(abs(trajectory.velocity(at: time)), abs(trajectory.velocity(at: time + step)))
      largest = max(largest, distance - 1.01 * speed * step)
    }
    return largest
  }

  @Test func `without a behavior, a landing within reach is free deceleration`() throws {
    let trajectory = try Self.settle(from: 100, velocity: 1.5).trajectory
    // From 0 at 1500 pt/s.
    #expect(abs(trajectory.position(at: 0.1) - 235.802747) < 5e-7)
    #expect(abs(trajectory.velocity(at: 0.5) - 551.266882) < 5e-7)
    #expect(abs(trajectory.end - 843.51) < 1e-9)
    #expect(trajectory.position(at: trajectory.duration) == trajectory.end)
  }

  // A bounce: x0 = 800, end 1000, u0 = 2, d = .998.
  @Test func `a run into an end crosses it, peaks beyond it and comes back`() throws {
    let settlement = try Self.settle(from: 800, velocity: 2)
    let trajectory = settlement.trajectory
    #expect(settlement.offset == 1000)
    #expect(abs(trajectory.position(at: 0.111710) - 1000) < 2e-3)
    #expect(trajectory.position(at: 0.1116) < 1000 && trajectory.position(at: 0.1118) > 1000)
    #expect(abs(trajectory.velocity(at: 0.111705) - 1599.198) < 0.05)
    #expect(abs(trajectory.position(at: 0.202446) - 1053.25416) < 1e-5)
    #expect(abs(trajectory.velocity(at: 0.202446)) < 1e-2)
    #expect(abs(trajectory.duration - 0.817808) < 1e-6)
    #expect(trajectory.position(at: trajectory.duration) == 1000)
    #expect(Self.largestJump(trajectory) < 0.6)
  }

  // Past an end content decelerates freely only if that lands within its reach, else it bounces to that end. By hand:
  // 0.1 pt/ms lands 44.91 pt on, still past the end.
  @Test(arguments: [0.0, -0.625, -3, 0.005, 0.1, 0.15, -0.005])
  func `released past an end, but away from it or too slow to reach it, content bounces to it`(
    velocity: Double
  ) throws {
    for (start, end, sign) in [(-100.0, 0.0, 1.0), (1100, 1000, -1)] {
      let settlement = try Self.settle(from: start, velocity: sign * velocity)
      let spring = EdgeSpring.bounce(displacement: start - end, velocity: sign * velocity, rate: .normal)
      #expect(settlement.offset == end)
      #expect(abs(settlement.duration - spring.duration) < 1e-12)
      for time in [0, 0.01, 0.05, 0.1, 0.3] {
        let position = settlement.trajectory.position(at: time)
        #expect(abs(position - end - spring.displacement(at: time)) < 1e-9)
        #expect(abs(settlement.trajectory.velocity(at: time) - spring.velocity(at: time)) < 1e-9)
      }
      #expect(Self.largestJump(settlement.trajectory) < 0.6)
    }
  }

  @Test func `released past an end with a landing inside, content decelerates freely from there`() throws {
    let settlement = try Self.settle(from: -100, velocity: 1)
    let free = Deceleration(start: -100, velocity: 1, rate: .normal)
    #expect(settlement.offset == free.end)
    #expect(settlement.duration == free.duration)
    #expect(settlement.trajectory.position(at: 0.3) == free.position(at: 0.3))
  }

  @Test func `released past one end and running over the other, content bounces there`() throws {
    let settlement = try Self.settle(from: -100, velocity: 5)
    let free = Deceleration(start: -100, velocity: 5, rate: .normal)
    let crossing = try #require(free.time(at: 1000))
    #expect(settlement.offset == 1000)
    #expect(settlement.trajectory.position(at: 0.1) == free.position(at: 0.1))
    #expect(settlement.trajectory.position(at: crossing + 0.09) > 1000)
    #expect(Self.largestJump(settlement.trajectory) < 0.6)
  }

  // By the closed form of the path to a changed target.
  @Test(
    "a target ahead is reached by a re-fitted rate",
    arguments: [(1.5, 390.0, 1.311509), (0.3, 30, 0.351848), (-1.5, -390, 1.311509)]
  )
  func targeted(velocity: Double, distance: Double, duration: Double) throws {
    let settlement = try Self.settle(from: 500, velocity: velocity, to: 500 + distance)
    let trajectory = settlement.trajectory
    #expect(settlement.offset == 500 + distance)
    #expect(abs(trajectory.duration - duration) < 5e-7)
    #expect(abs(trajectory.velocity(at: 0) - 1000 * velocity) < 1e-9)
    let fitted = try #require(Deceleration(start: 500, velocity: velocity, target: 500 + distance))
    #expect(trajectory.position(at: 0.2) == fitted.position(at: 0.2))
  }

  @Test(
    arguments: [(0, 300), (1.5, -200), (-1.5, 100), (1, 0), (0.005, 50), (0.1, 400)] as [(Double, Double)])
  func `any other target is reached on the edge spring`(velocity: Double, distance: Double) throws {
    let settlement = try Self.settle(from: 500, velocity: velocity, to: 500 + distance)
    let trajectory = settlement.trajectory
    let spring = EdgeSpring.pull(displacement: -distance, velocity: 1000 * velocity)
    #expect(trajectory.end == 500 + distance)
    #expect(trajectory.duration == spring.duration)
    if trajectory.duration > 0 {
      #expect(abs(trajectory.velocity(at: 0) - 1000 * velocity) < 1e-8)
      #expect(abs(trajectory.position(at: 0.05) - 500 - distance - spring.displacement(at: 0.05)) < 1e-9)
    }
  }

  @Test func `nothing to do takes no time`() throws {
    #expect(try Self.settle(from: 500, velocity: 0).duration == 0)
    #expect(try Self.settle(from: 500, velocity: 0, to: 500).duration == 0)
  }

  @Test("a path begins at release, ends at rest and has no gap, over random scenes", arguments: 0..<250)
  func properties(seed: Int) throws {
    let scene = try RandomScene(seed: seed)
    for behavior in [nil, PagingScrollTargetBehavior.paging] {
      let settlement = try Settling(scene.layout, behavior: behavior).settle(from: scene.start, scene.gesture)
      let trajectory = settlement.trajectory
      #expect(trajectory.start == settlement.released, "\(scene)")
      #expect(trajectory.end == settlement.offset, "\(scene)")
      #expect(trajectory.duration >= 0 && trajectory.duration < 30, "\(scene)")
      #expect(trajectory.position(at: trajectory.duration) == settlement.offset, "\(scene)")
      #expect(trajectory.position(at: 1e6) == settlement.offset, "\(scene)")
      #expect(trajectory.velocity(at: trajectory.duration) == 0, "\(scene)")
      if trajectory.duration > 0 {
        #expect(trajectory.position(at: 0) == settlement.released, "\(scene)")
        #expect(trajectory.position(at: -1) == settlement.released, "\(scene)")
        // The content comes to rest within half a point of its end, and snaps there.
        #expect(Self.largestJump(trajectory) < 0.6, "\(scene)")
      } else {
        #expect(abs(settlement.offset - settlement.released) <= 0.5, "\(scene)")
      }
    }
  }

  @Test func `content decelerates inside, bounces past an end and is animated by a spring`() throws {
    let run = try Self.settle(from: 800, velocity: 2).trajectory
    #expect(run.phase(at: 0, reach: 1000) == .decelerating)
    #expect(run.phase(at: 0.11, reach: 1000) == .decelerating)
    #expect(run.phase(at: 0.12, reach: 1000) == .bouncing)
    #expect(run.phase(at: run.duration, reach: 1000) == .bouncing)
    let fitted = try Self.settle(from: 100, velocity: 1, to: 500).trajectory
    #expect(fitted.phase(at: 0.1, reach: 1000) == .decelerating)
    let sprung = try Self.settle(from: 500, velocity: -1, to: 700).trajectory
    #expect(sprung.phase(at: 0.1, reach: 1000) == .animating)
    #expect(sprung.phase(at: 100, reach: 1000) == .animating)
    let swinging = try Self.settle(from: 10, velocity: -3, to: 100).trajectory
    #expect(swinging.position(at: 0.1) < 0)
    #expect(swinging.phase(at: 0.1, reach: 1000) == .bouncing)
    let returning = try Self.settle(from: -100, velocity: 1).trajectory
    #expect(returning.phase(at: 0.01, reach: 1000) == .bouncing)
    #expect(returning.phase(at: 1, reach: 1000) == .decelerating)
  }

  @Test("a path moves one way up to its turn and the other way after, over random scenes", arguments: 0..<250)
  func turns(seed: Int) throws {
    let scene = try RandomScene(seed: seed)
    for behavior in [nil, PagingScrollTargetBehavior.paging] {
      let path = try Settling(scene.layout, behavior: behavior).settle(from: scene.start, scene.gesture)
        .trajectory
      let times = [0, path.turn ?? path.duration, path.duration]
      for (start, end) in zip(times, times.dropFirst()) where end > start {
        let positions = (0...100).map { path.position(at: start + (end - start) * Double($0) / 100) }
        let forward = path.position(at: end) > path.position(at: start)
        for (one, next) in zip(positions, positions.dropFirst()) {
          #expect(forward ? next >= one - 1e-9 : next <= one + 1e-9, "\(scene)")
        }
        let middle = (positions[0] + positions[100]) / 2
        let time = path.time(at: middle, in: start...end)
        #expect(time >= start && time <= end)
        // A path snaps over the last half point.
        #expect(abs(path.position(at: time) - middle) < 0.51, "\(scene)")
      }
    }
  }
}
