/// A spec whose files were read: what its sources may be on their way to the compiler.
struct ReadSpec {
  let spec: BehaviorFileSpec
  let contents: [[UInt8]]

  /// What was found in the files.
  let reading: SourceReading

  /// Whether there was anything to read them by.
  let isRead: Bool

  private let values: ProposedValues

  /// The sources as they were compiled at last.
  var source: BehaviorSource?

  /// Reads the files of a spec.
  init(
    _ spec: BehaviorFileSpec, _ contents: [[UInt8]], by reader: inout SourceReader,
    proposing values: ProposedValues
  ) throws {
    (self.spec, self.contents, self.values) = (spec, contents, values)
    if let reading = try reader.read(contents, expression: spec.expression) {
      (self.reading, isRead) = (reading, true)
    } else {
      // The compiler alone tells then what is wrong, and nothing but imports is left out.
      guard let expression = spec.expression else { throw BehaviorFileError.unread(files: spec.files) }
      var reading = SourceReading(files: contents.map { _ in .init(declarations: [], hasErrors: false) })
      reading.expression = expression
      (self.reading, isRead) = (reading, false)
    }
    // What is wrong with the arguments is told before anything is compiled.
    if !reading.files.contains(where: \.hasErrors) { _ = try source(leavesOut: true) }
  }

  /// Whether what is left out from the start shows something, so that the files cannot compile as they stand.
  var isDrawn: Bool { reading.files.contains { $0.unneeded.contains { $0.what != nil } } }

  /// Whether anything is left out from the start.
  var isCut: Bool { reading.files.contains { !$0.unneeded.isEmpty } }

  /// The sources with or without what the behavior does not name.
  func source(leavesOut: Bool, ignoresUses: Bool = false) throws -> BehaviorSource {
    try BehaviorSource(
      spec, contents: contents, reading, values: values, leavesOut: leavesOut, ignoresUses: ignoresUses)
  }
}
