import SnapsimRuns
import SnapsimText

/// Columns of the input under other names than they have there.
struct ColumnNames {
  /// A column's name in the input, and the name that it gets.
  private var names: [(old: String, new: String)] = []

  init(_ invocation: Invocation) throws {
    let texts = invocation.given.filter { $0.option == .rename }.map { $0.text ?? "" }
    for part in texts.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      guard case (let old, let new?) = part.setting, !old.isEmpty, !new.isEmpty else {
        throw UsageError("--rename has '\(part)'; expected OLD=NEW, as in translation=drag")
      }
      guard !names.contains(where: { $0.old == old || $0.new == new }) else {
        throw UsageError("--rename has '\(part)', and one of its names twice; rename each column once")
      }
      names.append((old, new))
    }
  }

  var isEmpty: Bool { names.isEmpty }

  /// The names of some columns, as they are called from now on.
  func renamed(_ columns: [String]) throws -> [String] {
    if let missing = names.first(where: { !columns.contains($0.old) }) {
      throw UsageError(
        "--rename names '\(missing.old)', which is no column here; expected some of "
          + columns.joined(separator: ","))
    }
    return columns.map { column in names.first { $0.old == column }?.new ?? column }
  }

  func original(_ column: String) -> String { names.first { $0.new == column }?.old ?? column }
}

extension Option {
  static let rename = Option(
    "rename", in: .output,
    takes: .text("OLD=NEW, as in translation=drag", .list(["translation=", "startOffset=", "velocityX="])),
    as: "OLD=NEW,…", means: "batch and match: read columns of the input under other names")
}
