import Foundation
import SnapsimText

/// The change of a file as `patch` and `git apply` take it, byte for byte.
struct UnifiedDiff {
  private let path: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  /// How many lines that stay stand around those that change.
  private static let around = 3

  init(of path: String, _ old: [UInt8], to new: [UInt8]) {
    let here = FileManager.default.currentDirectoryPath + "/"
    let path = URL(fileURLWithPath: path).path
    self.path = String(path.hasPrefix(here) ? path.dropFirst(here.count) : path.trimmingPrefix("/"))
    (self.old, self.new) = (Self.lines(old), Self.lines(new))
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: ByteText.newline).map { $0 + 1 } ?? bytes.endIndex
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  private var all: [(sign: String, text: ArraySlice<UInt8>)] {
    let difference = new.difference(from: old)
    var lines = old.map { (sign: " ", text: $0) }
    for case .remove(let offset, _, _) in difference.removals { lines[offset].sign = "-" }
    for case .insert(let offset, let text, _) in difference.insertions {
      let next = lines.indices.filter { lines[$0].sign != "-" }.dropFirst(offset).first
      lines.insert(("+", text), at: next ?? lines.count)
    }
    return lines
  }

  func write(to text: inout ByteText) {
    let lines = all
    let changed = lines.indices.filter { lines[$0].sign != " " }
    if changed.isEmpty { return }
    let hunks = RangeSet(
      changed.map { max(0, $0 - Self.around)..<min(lines.count, $0 + Self.around + 1) })
    // A name with blanks ends at a tab.
    let end = path.contains(" ") ? "\t\n" : "\n"
    text.append("--- a/\(path)\(end)+++ b/\(path)\(end)")
    for hunk in hunks.ranges {
      func range(without sign: String) -> String {
        let before = lines[..<hunk.lowerBound].count { $0.sign != sign }
        let count = lines[hunk].count { $0.sign != sign }
        return "\(count == 0 ? before : before + 1),\(count)"
      }
      text.append("@@ -\(range(without: "+")) +\(range(without: "-")) @@\n")
      for line in lines[hunk] {
        text.append(line.sign)
        text.append(ByteText(Array(line.text)))
        if line.text.last != ByteText.newline { text.append("\n\\ No newline at end of file\n") }
      }
    }
  }
}
