import Foundation

/// Counts the Swift objects that one thread makes, through the hook that the runtime exports for instruments.
///
/// The runtime asks a function pointer, `_swift_allocObject`, for each object; newer ones only while a flag beside it is
/// set. That flag reroutes every thread's reference counting too, and is not made for being switched while other threads
/// run: count in a process of its own, such as an exit test's.
enum AllocationCount {
  private typealias Allocate = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  // Only the thread that counts writes them, and it alone is counted.
  nonisolated(unsafe) private static var original: Allocate?
  nonisolated(unsafe) private static var thread: pthread_t?
  nonisolated(unsafe) private static var count = 0

  private static func symbol<Value>(_ name: String, as type: Value.Type) -> UnsafeMutablePointer<Value>? {
    dlsym(dlopen(nil, RTLD_LAZY), name).map { $0.assumingMemoryBound(to: type) }
  }

  static var isPossible: Bool { symbol("_swift_allocObject", as: Allocate.self) != nil }

  /// How many objects a closure makes on this thread; `nil` where the runtime does not let itself be counted.
  static func during(_ body: () throws -> Void) rethrows -> Int? {
    guard let hook = symbol("_swift_allocObject", as: Allocate.self) else { return nil }
    let flag = symbol(
      "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly", as: Bool.self)
    let replaced = hook.pointee
    original = replaced
    thread = pthread_self()
    count = 0
    hook.pointee = { metadata, size, alignment in
      if let thread = AllocationCount.thread, pthread_equal(thread, pthread_self()) != 0 {
        AllocationCount.count += 1
      }
      return AllocationCount.original?(metadata, size, alignment)
    }
    flag?.pointee = true
    defer {
      flag?.pointee = false
      hook.pointee = replaced
      thread = nil
    }
    try body()
    return count
  }
}
