import SnapsimRuns
import SnapsimSystem
import SnapsimText

// Specs that stand in a file, whose paths are relative to its folder.
extension BehaviorFileSpec {
  /// A spec as it is written on a command line: its relative paths begin in a folder other than the one where that runs.
  package static func spec(_ text: String, in folder: String) -> String {
    moved(text, by: folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// A spec of a command line as it is written in a file of a folder.
  package static func spec(_ text: String, seenFrom folder: String) -> String {
    let parts = folder.split(separator: "/").filter { $0 != "." }
    guard !parts.isEmpty else { return text }
    // As many steps up as there are down lead back only where none of them is a link.
    guard let here = Platform.resolved(".") else { return text }
    let straight = here + "/" + parts.joined(separator: "/")
    let leadsBack =
      !folder.hasPrefix("/") && !parts.contains("..") && Platform.resolved(folder) ?? straight == straight
    return moved(text, by: leadsBack ? String(repeating: "../", count: parts.count) : here + "/")
  }

  /// The spec with something before its relative paths; one that names no files stays as it is.
  private static func moved(_ text: String, by prefix: String) -> String {
    guard !prefix.isEmpty, let spec = BehaviorFileSpec(text) else { return text }
    let files = spec.files.map { file in
      file.hasPrefix("/") ? file : prefix + (file.hasPrefix("./") ? String(file.dropFirst(2)) : file)
    }
    return files.joined(separator: "+") + ((spec.expression ?? spec.line?.description).map { ":" + $0 } ?? "")
  }
}
