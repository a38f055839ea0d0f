import ScrollSimulation
import Synchronization
import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimRuns
@testable import SnapsimText

@Suite("The watch over the user's behaviors")
struct ForeignWatchTests {
  private struct Stop: Error {}

  @Test("parts are all done, and told of in their order, watched or not", arguments: [true, false])
  func parts(isWatched: Bool) throws {
    let watch = ForeignWatch()
    let done = Mutex<Set<Int>>([])
    var told: [Int] = []
    func run() throws -> ExitCode {
      for _ in 0..<3 {
        try watch.run(parts: 7) { part in
          done.withLock { _ = $0.insert(part) }
        } done: { part in
          #expect(done.withLock { $0.contains(part) })
          told.append(part)
        } lost: { _ in
          Issue.record("none is lost")
          return nil
        }
      }
      return .settled
    }
    let code = isWatched ? try watch.run([], to: Output(keeping: 100), run) : try run()
    #expect(code == .settled)
    #expect(told == Array(0..<7) + Array(0..<7) + Array(0..<7))
  }

  @Test
  func `what a part throws when it is told of ends the command`() {
    let watch = ForeignWatch()
    #expect(throws: Stop.self) {
      try watch.run([], to: Output(keeping: 100)) {
        try watch.run(parts: 2, { _ in }, done: { if $0 == 1 { throw Stop() } }, lost: { _ in nil })
        return .settled
      }
    }
  }

  @Test
  func `calls are noted by the thread that makes the behavior, and where none is watched not at all`() throws
  {
    let watch = ForeignWatch()
    let parts = Mutex<[ObjectIdentifier]>([])
    _ = try watch.run([], to: Output(keeping: 100)) {
      #expect(watch.behavior("own") { .paging } is NotedScrollTargetBehavior)
      try watch.run(
        parts: 3,
        { _ in
          #expect(watch.behavior("own") { .paging } is NotedScrollTargetBehavior)
          if let part = ForeignPart.current { parts.withLock { $0.append(ObjectIdentifier(part)) } }
        }, done: { _ in }, lost: { _ in nil })
      return .settled
    }
    #expect(Set(parts.withLock { $0 }).count == 3)
    #expect(watch.behavior("own") { .paging } is PagingScrollTargetBehavior)
  }
}
