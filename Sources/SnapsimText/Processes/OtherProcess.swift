import Foundation

/// Other programs, which this process starts.
extension Platform {
  /// How another program ended: with a code of its own, or by a signal as shells say it, 128 and the signal's number.
  ///
  /// - Parameters:
  ///   - executable: the program's path.
  ///   - arguments: its arguments, without its name.
  /// - Returns: its exit code, when it has ended.
  /// - Throws: why it could not be started.
  package static func run(_ executable: String, _ arguments: [String]) throws(FileError) -> Int32 {
    func pointers(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] { texts.map { strdup($0) } + [nil] }
    let argumentPointers = pointers([executable] + arguments)
    let environment = pointers(ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" })
    defer { (argumentPointers + environment).forEach { free($0) } }
    var process = pid_t()
    // In this process's group, so that Ctrl-C ends both.
    let failure = posix_spawn(&process, executable, nil, nil, argumentPointers, environment)
    if failure != 0 { throw FileError(reason: String(cString: strerror(failure))) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { throw .last }
    }
    // The macros that take it apart are none to Swift: the low seven bits are a signal, the next eight the code.
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// The path of a program by its name, as the shell finds it.
  package static func program(named name: String) -> String? {
    (variable("PATH") ?? "").split(separator: ":").map { "\($0)/\(name)" }.first(where: isExecutable)
  }

  /// Waits, in seconds.
  package static func wait(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }
}
