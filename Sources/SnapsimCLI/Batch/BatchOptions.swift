import SnapsimRuns

/// What a batch alone takes.
struct BatchOptions: OptionSettings {
  /// Whether it goes on after a bad row.
  var keepsGoing = false

  static let keepGoing = OptionRow<Self>.flag(
    "keep-going", in: .output, means: "batch: go on after a bad row, and leave its values empty"
  ) { $0.keepsGoing = true }

  /// The columns that are renamed as they are read.
  var names = ColumnNames()

  static let rename = OptionRow<Self>(
    "rename", in: .output,
    takes: .text("OLD=NEW, as in translation=drag", .list(["translation=", "startOffset=", "velocityX="])),
    as: "OLD=NEW,…",
    means: "batch: read columns of the input under other names"
  ) { try $0.names.add($2) }

  static let rows = [keepGoing, rename]
}
