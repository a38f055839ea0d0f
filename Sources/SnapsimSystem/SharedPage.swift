import Foundation
import Synchronization

/// Numbers that a tool and the child that asks behaviors for it both see, in a file without a name.
///
/// Behind them stands what the child has read of an input that cannot be read twice. The numbers are atomic, and the
/// memory stays until the process ends: that is what the conformance promises.
package final class SharedPage: @unchecked Sendable {
  package enum Number: Int {
    /// Whether the command came to its end; otherwise somebody else ended the process.
    case isDone

    /// The lines written to standard output and error, and the bytes read from standard input.
    case output, errors, input

    /// The behavior that was called last, and whether several threads call behaviors.
    case behavior, isThreaded

    /// The memory to which the program was loaded, and the calls that were going on as it crashed.
    case program, traceCount

    /// Whether what was read of standard input is not kept, as there is no room for it.
    case isInputLost
  }

  /// The most threads that note calls, and the most calls that are told of a crash.
  package static let mostThreads = 64
  private static let mostCalls = 64
  private static let (traces, calls, questions) = (16, 16 + mostCalls, 16 + mostCalls + mostThreads)

  /// The longest input that is kept to be read again, in bytes (our choice).
  private static let longestInput = 1 << 30

  /// The bytes of the numbers: a page of memory wherever snapsim runs.
  private static let size = 1 << 14

  package let descriptor: Int32
  private let numbers: UnsafeMutablePointer<Atomic<Int>>
  private let readHere = Atomic<Int>(0)

  private init?(descriptor: Int32) {
    let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    self.descriptor = descriptor
    numbers = memory.assumingMemoryBound(to: Atomic<Int>.self)
  }

  /// Makes a page in the first of some folders that takes it, all zero.
  package static func make(in folders: [String]) throws(Platform.FileError) -> SharedPage {
    for folder in folders {
      guard let (file, path) = try? Platform.makeFile(in: folder) else { continue }
      unlink(path)
      if ftruncate(file, off_t(size)) == 0, let page = SharedPage(descriptor: file) { return page }
    }
    throw .last
  }

  /// The page that the tool handed to this process, its child, as the first argument names it.
  package static let ofThisProcess: SharedPage? = {
    let argument = CommandLine.arguments.dropFirst().first ?? ""
    guard argument.hasPrefix(prefix) else { return nil }
    return Int32(argument.dropFirst(prefix.count)).flatMap { SharedPage(descriptor: $0) }
  }()

  private static let prefix = "page="

  package var argument: String { Self.prefix + "\(descriptor)" }

  package subscript(number: Number) -> Int {
    get { numbers[number.rawValue].load(ordering: .acquiring) }
    set { numbers[number.rawValue].store(newValue, ordering: .releasing) }
  }

  // Calls.

  /// Notes that a thread begins a call; tells its number there: odd, as the sum of those that have begun and ended.
  package func begin(_ thread: Int) -> Int { advance(thread) { $0 + 1 } }
  package func end(_ thread: Int) { _ = advance(thread) { $0 + 1 } }

  private func advance(_ thread: Int, _ next: (Int) -> Int) -> Int {
    let place = Self.calls + thread
    let count = next(numbers[place].load(ordering: .relaxed))
    numbers[place].store(count, ordering: .releasing)
    return count
  }

  /// The number of calls that each thread has begun and ended: odd while one goes on.
  package var counts: [Int] {
    (0..<Self.mostThreads).map { numbers[Self.calls + $0].load(ordering: .acquiring) }
  }

  /// Notes that a thread asks a question of a search, by its number; 0 where it asks none.
  package func ask(_ number: Int, _ thread: Int) {
    // Odd as long as it asks.
    _ = advance(thread) { ($0 | 1) + (number == 0 ? 1 : 2) }
    numbers[Self.questions + thread].store(number, ordering: .releasing)
  }

  /// The number of a question: so great that no call has it.
  package static func number(_ search: Int, _ part: Int, _ question: Int) -> Int {
    1 << 62 | search << 52 | part << 28 | question
  }

  /// The question of a number; `nil` for that of a call.
  package static func question(_ number: Int) -> (search: Int, part: Int, question: Int)? {
    guard number & 1 << 62 != 0 else { return nil }
    return (number >> 52 & 0x3FF, number >> 28 & 0xFF_FFFF, number & 0xFFF_FFFF)
  }

  /// The number of the question or call that goes on, of the first thread that has one.
  package var lost: Int? {
    guard let thread = counts.firstIndex(where: { $0 % 2 == 1 }) else { return nil }
    let question = numbers[Self.questions + thread].load(ordering: .acquiring)
    return question != 0 ? question : counts[thread]
  }

  /// Forgets the calls of a child that is gone, for the next one.
  package func forgetCalls() {
    let all = Self.calls..<Self.questions + Self.mostThreads
    for place in all { numbers[place].store(0, ordering: .relaxed) }
    (self[.traceCount], self[.isThreaded], self[.isDone]) = (0, 0, 0)
  }

  // Crashes.

  /// The signals by which a process dies of its own code, and the one that asks where it is.
  private static let faults = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
  package static let question = SIGPROF

  /// Has a crash of this process write down on its page which calls were going on, before it ends as it would have.
  package func catchCrashes() {
    self[.program] = Int(bitPattern: Platform.program)
    // The first time the system's library gets ready, for which no signal handler is the place.
    _ = collectCalls(traceMemory, 1)
    Self.setHandlerStack()
    for signal in Self.faults + [Self.question] {
      var action = sigaction()
      #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = Self.note
      #else
      action.__sigaction_handler.sa_handler = Self.note
      #endif
      action.sa_flags = Int32(truncatingIfNeeded: Int(SA_ONSTACK))
      sigaction(signal, &action, nil)
    }
  }

  /// Gives this thread a stack for the handler of crashes, as its own may be what has run out.
  package static func setHandlerStack() {
    var stack = stack_t()
    stack.ss_size = 1 << 16
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16)
    sigaltstack(&stack, nil)
  }

  /// Writes the calls down, and ends the process as the signal would have; after the tool's question the tool ends it.
  private static let note: @convention(c) (Int32) -> Void = { number in
    if let page = SharedPage.ofThisProcess, page[.traceCount] == 0 {
      page[.traceCount] = Int(collectCalls(page.traceMemory, Int32(SharedPage.mostCalls)))
    }
    while number == SharedPage.question { pause() }
    signal(number, SIG_DFL)
    raise(number)
  }

  private var traceMemory: UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    UnsafeMutableRawPointer(numbers + Self.traces).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  /// The calls that the child was in as it crashed, the innermost first: offsets into its program's file of some length.
  package func trace(inProgramOf length: Int) -> [UInt] {
    let places = (0..<self[.traceCount]).map {
      numbers[Self.traces + $0].load(ordering: .relaxed) - self[.program]
    }
    // The handler's own calls end in the system's library; what it interrupted stands behind, and is exact. A call
    // returns to the place after it.
    var offsets: [UInt] = []
    var isExact = false
    var isInterrupted = false
    for place in places {
      if (0..<length).contains(place) {
        if isInterrupted { offsets.append(UInt(place) - (isExact ? 0 : 1)) }
        isExact = false
      } else {
        isExact = !isInterrupted
        isInterrupted = true
      }
    }
    return offsets
  }

  // Standard input.

  package var inputIsWhole: Bool { self[.isInputLost] == 0 && self[.input] < Self.longestInput }

  /// Reads standard input: what a child before this one has read of it, and then the rest, which is kept too.
  fileprivate func readInput(into buffer: inout [UInt8], from start: Int) throws(Platform.FileError) -> Int {
    // What can be read twice is begun anew by the tool.
    if Platform.inputPosition != nil { return try Platform.readSome(0, into: &buffer, from: start) }
    let position = readHere.load(ordering: .relaxed)
    let kept = min(self[.input] - position, buffer.count - start)
    if kept > 0 {
      let count = buffer.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress.map { $0 + start }, kept, off_t(Self.size + position))
      }
      if count < 0 { throw .last }
      readHere.add(count, ordering: .relaxed)
      return count
    }
    let count = try Platform.readSome(0, into: &buffer, from: start)
    if count > 0, inputIsWhole {
      let written = buffer[start...].withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress, count, off_t(Self.size + position))
      }
      readHere.add(count, ordering: .relaxed)
      self[.input] = position + count
      // A disk without room: then nothing can be read again.
      if written != count { self[.isInputLost] = 1 }
    }
    return count
  }
}

@_silgen_name("backtrace")
private func collectCalls(_: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _: Int32) -> Int32

extension Platform {
  /// The path of the tool: of this executable, or in a child of the one that started it, whose first word it is.
  package static var toolPath: String {
    SharedPage.ofThisProcess == nil ? executablePath : CommandLine.arguments.first ?? executablePath
  }

  /// Reads what there is of an input; a child keeps what it reads of standard input, should it have to be read again.
  package static func readInput(
    _ descriptor: Int32, into buffer: inout [UInt8], from start: Int = 0
  ) throws(FileError) -> Int {
    guard descriptor == 0, let page = SharedPage.ofThisProcess else {
      return try readSome(descriptor, into: &buffer, from: start)
    }
    return try page.readInput(into: &buffer, from: start)
  }
}
