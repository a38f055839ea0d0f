import SnapsimCLI
import SnapsimText

/// How many bytes of an answer are kept: past them it is as if the reader had left.
private let limit = 1 << 16

/// Runs the tool inside this process, and finds what is wrong with its answer, whatever was asked.
func judge(_ arguments: [String]) -> String? {
  let (written, told) = (Output(keeping: limit), Output(keeping: limit))
  let code = Snapsim.run(arguments, output: written, errors: told).rawValue
  let (output, errors) = (written.kept, told.kept)
  let answer = "\(arguments)\n\(text(output))\(text(errors))"
  if code > 1, errors.isEmpty { return "no message: \(answer)" }
  if code == 64, !output.isEmpty { return "rows beside a mistake on the command line: \(answer)" }
  if errors.contains(where: { $0 < 0x20 && $0 != 0x0A }) { return "control characters: \(answer)" }
  let isHelp = errors.starts(with: Array("snapsim 0".utf8))
  for line in errors.split(separator: 0x0A) where !isHelp && !output.isEmpty {
    // Beside data for programs, explanations have lines of their own.
    guard line.starts(with: Array("snapsim: ".utf8)) || line.starts(with: [0x20, 0x20]) else {
      return "a message without a name: \(answer)"
    }
  }
  // Help tells of such words, and texts of the user's may hold them.
  guard code <= 1, !arguments.contains("help"), !arguments.contains("-h"), !arguments.contains("--help")
  else { return nil }
  for word in output.split(whereSeparator: { " \t\n,:{}".utf8.contains($0) }) {
    if ["nan", "-nan", "inf", "-inf", "-0", "NaN", "Infinity"].contains(text(Array(word))) {
      return "no number: \(answer)"
    }
  }
  return nil
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes.prefix(2000), as: UTF8.self) }
