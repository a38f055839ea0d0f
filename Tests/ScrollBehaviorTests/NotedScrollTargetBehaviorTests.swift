import ScrollBehavior
import Testing

struct NotedScrollTargetBehaviorTests {
  @Test func `each call is noted before it begins and after it has come back`() {
    final class Log { var lines: [String] = [] }
    struct Speaking: ScrollTargetBehavior {
      let log: Log
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        log.lines.append("asked")
        target.rect.origin.x = 42
      }
    }
    let log = Log()
    let noted = NotedScrollTargetBehavior(
      begin: { log.lines.append($0 == nil ? "begins" : "begins a gesture") },
      end: { log.lines.append("ends") }
    ) {
      log.lines.append("made")
      return AnyScrollTargetBehavior(Speaking(log: log))
    }
    #expect(noted.unwrapped is Speaking)
    _ = noted.properties(context: ScrollTargetBehaviorPropertiesContext(axes: .horizontal))
    var target = Moment.target()
    noted.updateTarget(&target, context: Moment.ofPages())
    #expect(target.rect.origin.x == 42)
    #expect(log.lines == ["begins", "made", "ends", "begins", "ends", "begins a gesture", "asked", "ends"])
  }
}
