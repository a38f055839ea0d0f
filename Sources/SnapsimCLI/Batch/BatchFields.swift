import SnapsimRuns

extension SettledRow {
  /// All fields of a batch: what is handed on in front; where some are named, options of the input may be too.
  static func fields(of batch: BatchColumns, named: Bool, behaviors: [NamedBehavior]) -> [Field<SettledRow>] {
    let all = BatchColumns.headings(of: batch.passed).enumerated().map(passed) + fields(behaviors: behaviors)
    guard named else { return all }
    let names = all.map(\.column.name)
    let options = batch.printable.enumerated().map {
      passed(batch.passed.count + $0.offset, heading: $0.element.printedName)
    }
    return all + options.filter { !names.contains($0.column.name) }
  }

  /// A column of the input that is handed on, by its index.
  private static func passed(_ index: Int, heading: String) -> Field<SettledRow> {
    Field(heading, width: 12, isText: true, summary: "") {
      index < $0.passed.count ? $0.passed[index] : .missing
    }
  }
}

extension BatchColumns {
  /// The headings of columns that are handed on, told apart from the result's and from one another.
  static func headings(of passed: [String]) -> [String] {
    var taken = Set(Column.settledNames).union(passed)
    return passed.map { name in
      guard Column.settledNames.contains(name) else { return name }
      var heading = "input-" + name
      while !taken.insert(heading).inserted { heading = "input-" + heading }
      return heading
    }
  }
}
