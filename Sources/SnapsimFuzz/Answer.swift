import SnapsimCLI

/// What must hold of every answer, whatever was asked.
enum Answer {
  static func judge(_ arguments: [String]) -> String? {
    let run = Rehearsal(arguments)
    let answer = "\(arguments)\n\(text(run.output))\(text(run.errors))"
    guard Rehearsal.codes.contains(run.code) else { return "the exit code \(run.code): \(answer)" }
    if run.code > 1, run.errors.isEmpty { return "no message: \(answer)" }
    if run.code == 64, !run.output.isEmpty { return "rows beside a mistake on the command line: \(answer)" }
    if run.errors.contains(where: { $0 < 0x20 && $0 != 0x0A }) { return "control characters: \(answer)" }
    let isHelp = run.errors.starts(with: Array("snapsim 0".utf8))
    for line in run.errors.split(separator: 0x0A) where !isHelp && !run.output.isEmpty {
      // Beside data for programs, explanations have lines of their own.
      guard line.starts(with: Array("snapsim: ".utf8)) || line.starts(with: [0x20, 0x20]) else {
        return "a message without a name: \(answer)"
      }
    }
    // Help tells of such words, and texts of the user's may hold them.
    guard run.code <= 1, !arguments.contains("help"), !arguments.contains("-h"), !arguments.contains("--help")
    else {
      return nil
    }
    for word in run.output.split(whereSeparator: { " \t\n,:{}".utf8.contains($0) }) {
      if ["nan", "-nan", "inf", "-inf", "-0", "NaN", "Infinity"].contains(text(Array(word))) {
        return "no number: \(answer)"
      }
    }
    return nil
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes.prefix(2000), as: UTF8.self) }
}
