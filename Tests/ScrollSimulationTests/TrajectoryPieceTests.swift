import ScrollSimulation
import Testing

struct TrajectoryPieceTests {
  @Test("the closed form is the trajectory, over random scenes", arguments: 0..<300)
  func equality(seed: Int) throws {
    let scene = try RandomScene(seed: seed)
    for behavior in [nil, PagingScrollTargetBehavior.paging] {
      let path = try Settling(scene.layout, behavior: behavior).settle(from: scene.start, scene.gesture)
        .trajectory
      let pieces = path.pieces
      #expect(pieces.first?.begin == 0)
      #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.begin < $1.begin })
      guard path.duration > 0 else { continue }
      for step in 0..<200 {
        let time = path.duration * Double(step) / 200
        let piece = try #require(pieces.last { $0.begin <= time })
        let scale = max(1, abs(path.end), abs(path.velocity(at: 0)))
        #expect(abs(piece.position(at: time) - path.position(at: time)) < 1e-12 * scale, "\(scene)")
        #expect(abs(piece.velocity(at: time) - path.velocity(at: time)) < 1e-9 * scale, "\(scene)")
      }
    }
  }
}
