extension Column {
  /// All columns that any command writes.
  static let all = [settled, traced, revealed, played].reduce(into: [Column]()) { all, columns in
    all += columns.filter { !all.contains($0) }
  }

  static let allNames = all.map(\.name)
}
