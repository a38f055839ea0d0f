import Foundation
import ScrollSimulation
import Testing

@Suite("A guarded thread")
struct GuardedThreadTests {
  @Test
  func `that ends has finished`() {
    nonisolated(unsafe) var sum = 0
    let thread = GuardedThread { heartbeat in
      for number in 1...10 {
        heartbeat.beat()
        sum += number
      }
    }
    #expect(thread.wait() == .finished)
    #expect(sum == 55)
  }

  @Test
  func `knows what belongs to it, and other threads have nothing of it`() {
    final class Mark: Sendable {}
    let mark = Mark()
    nonisolated(unsafe) var found: AnyObject?
    let thread = GuardedThread(belonging: mark) { _ in found = GuardedThread.belonging }
    #expect(thread.wait() == .finished)
    #expect(found === mark)
    #expect(GuardedThread.belonging == nil)
    #expect(GuardedThread { _ in found = GuardedThread.belonging }.wait() == .finished)
    #expect(found == nil)
  }

  /// Kept from the optimizer, which would see the fault coming.
  @inline(never)
  static func element(_ index: Int, of numbers: [Int]) -> Int { numbers[index] }

  @inline(never)
  static func depth(_ count: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { buffer in
      buffer[0] = UInt8(truncatingIfNeeded: count)
      return count < 0 ? 0 : depth(count + 1) + Int(buffer[0])
    }
  }

  @Test(arguments: ["an index out of range", "a division by zero", "endless recursion", "an abort"])
  func `that traps is parked, and the process goes on`(_ fault: String) {
    let thread = GuardedThread { _ in
      switch fault {
      case "an index out of range": _ = Self.element(7, of: [1])
      case "a division by zero": _ = 1 / Self.element(0, of: [0])
      case "endless recursion": _ = Self.depth(0)
      default: abort()
      }
    }
    guard case .trapped = thread.wait() else {
      Issue.record("\(fault) was not caught")
      return
    }
    // And again, as the handler must stay in place.
    let other = GuardedThread { _ in _ = Self.element(7, of: [1]) }
    guard case .trapped = other.wait() else {
      Issue.record("the second one was not caught")
      return
    }
  }

  @Test
  func `that makes no progress has stalled, one that beats has not`() {
    let stopped = DispatchSemaphore(value: 0)
    let stalled = GuardedThread(stallLimit: .milliseconds(200)) { _ in stopped.wait() }
    let slow = GuardedThread(stallLimit: .seconds(5)) { heartbeat in
      for _ in 0..<20 {
        heartbeat.beat()
        usleep(20_000)
      }
    }
    #expect(stalled.wait() == .stalled)
    stopped.signal()
    #expect(slow.wait() == .finished)
  }

  @Test
  func `that would end the process ends itself, and no other thread does`() {
    let thread = GuardedThread { _ in
      GuardedThread.endInPlaceOfProcess()
      Issue.record("it went on")
    }
    #expect(thread.wait() == .exited)
    #expect(thread.outcome == .exited)
    // This one is not guarded.
    GuardedThread.endInPlaceOfProcess()
  }

  @Test
  func `of several, the one that ended is named`() {
    let stopped = DispatchSemaphore(value: 0)
    let waiting = GuardedThread(stallLimit: .seconds(60)) { _ in stopped.wait() }
    let ending = GuardedThread(stallLimit: .seconds(60)) { _ in }
    #expect(GuardedThread.waitForAny([waiting, ending]) == 1)
    stopped.signal()
    #expect(waiting.wait() == .finished)
  }
}
