extension ScrollViewReading {
  var axis: String { values.first { $0.option == "axis" }?.word ?? "" }

  private static let differs = "it differs between the places of the view"

  /// Whether the places of the view give it different values.
  var differs: Bool { unread.contains { $0.reason == Self.differs } }

  /// Whether it is of the same scroll view with the same behavior, as far as that is written.
  func isOfPlace(of other: ScrollViewReading) -> Bool {
    file == other.file && line == other.line && axis == other.axis
      && (behavior.line, behavior.written, behavior.spec, behavior.file)
        == (other.behavior.line, other.behavior.written, other.behavior.spec, other.behavior.file)
  }

  /// Whether another reading of the view is one to be judged by itself: what is read of both differs in more than the number
  /// of items and a room that one does not tell, and what makes the behavior is known; a behavior made by a state may count them.
  func isApart(from other: ScrollViewReading) -> Bool {
    let across = axis == "horizontal" ? "height" : "width"
    let missed = (unread + other.unread).map(\.option).filter { ["width", "height"].contains($0) }
    let open = Set(missed + (behavior.isOfState ? [across] : ["items", across]))
    func said(_ reading: ScrollViewReading) -> [Value] {
      reading.values.filter { !open.contains($0.option) }.map {
        .init($0.option, lengths: $0.lengths, word: $0.word, written: "", file: "", line: 0)
      }
    }
    func lacking(_ reading: ScrollViewReading) -> [String] {
      reading.unread.map(\.option).filter { !open.contains($0) }
    }
    return (behavior.spec != nil || other.behavior.made != nil) && lacking(self) == lacking(other)
      && said(self) != said(other)
  }

  /// Keeps what is the same at another place where the view stands.
  mutating func merge(_ other: ScrollViewReading) {
    if (itemCount, itemsBeside) != (other.itemCount, other.itemsBeside) { itemCount = nil }
    if itemLength != other.itemLength { itemLength = nil }
    if presence != other.presence { presence = nil }
    leastItemLength = leastItemLength.flatMap { one in other.leastItemLength.map { min(one, $0) } }
    let mine = values
    values = mine.filter { value in
      other.values.contains { ($0.option, $0.lengths, $0.word) == (value.option, value.lengths, value.word) }
    }
    for value in mine where !values.contains(value) && !unread.contains(where: { $0.option == value.option })
    {
      miss(value.option, value.written, Self.differs, at: value.line)
    }
    if givers != other.givers || differs { givers = [] }
  }

  mutating func miss(_ option: String, _ written: String, _ reason: String, at line: Int) {
    unread.append(.init(option, written: written, reason: reason, line: line))
  }
}
