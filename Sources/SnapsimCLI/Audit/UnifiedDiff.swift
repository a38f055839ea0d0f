import Foundation
import SnapsimText

extension ByteText {
  /// Appends the change of a file as `patch` and `git apply` take it, byte for byte; nothing where there is none.
  mutating func append(changeOf path: String, _ old: [UInt8], to new: [UInt8]) {
    let (old, new) = (Self.lines(old), Self.lines(new))
    let difference = new.difference(from: old)
    var lines = old.map { (sign: " ", text: $0) }
    for case .remove(let offset, _, _) in difference.removals { lines[offset].sign = "-" }
    for case .insert(let offset, let text, _) in difference.insertions {
      let next = lines.indices.filter { lines[$0].sign != "-" }.dropFirst(offset).first
      lines.insert(("+", text), at: next ?? lines.count)
    }
    let changed = lines.indices.filter { lines[$0].sign != " " }
    if changed.isEmpty { return }
    // Three lines that stay stand around those that change.
    let hunks = RangeSet(changed.map { Swift.max(0, $0 - 3)..<Swift.min(lines.count, $0 + 4) })
    let here = FileManager.default.currentDirectoryPath + "/"
    let whole = URL(fileURLWithPath: path).path
    let shown = whole.hasPrefix(here) ? whole.dropFirst(here.count) : whole.trimmingPrefix("/")
    // A name with blanks ends at a tab.
    let end = shown.contains(" ") ? "\t\n" : "\n"
    append("--- a/\(shown)\(end)+++ b/\(shown)\(end)")
    for hunk in hunks.ranges {
      func range(without sign: String) -> String {
        let before = lines[..<hunk.lowerBound].count { $0.sign != sign }
        let count = lines[hunk].count { $0.sign != sign }
        return "\(count == 0 ? before : before + 1),\(count)"
      }
      append("@@ -\(range(without: "+")) +\(range(without: "-")) @@\n")
      for line in lines[hunk] {
        append(line.sign)
        self += line.text
        if line.text.last != Self.newline { append("\n\\ No newline at end of file\n") }
      }
    }
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.endIndex
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}
