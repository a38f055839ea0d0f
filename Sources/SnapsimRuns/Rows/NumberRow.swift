import ScrollSimulation
import SnapsimText

/// Rows that are numbers of settlements, with bytes around them that are the same in each.
///
/// A row stands there as its format writes a `SettledRow`, but no cells are made of it, which took longer than the numbers.
package struct NumberRow: Sendable {
  /// A number of a settlement, by the name of its column.
  private enum Number: String {
    case start, released, proposed, target, offset, page, item, misalignment, duration
  }

  /// The numbers, and for each where in `bytes` ends what stands before it.
  private let numbers: [(Number, end: Int)]
  private let bytes: [UInt8]

  /// How many bytes a row has at most.
  package let longest: Int

  /// Lays out the rows of a format; `nil` where they have more in them than numbers of settlements and a behavior, or that
  /// is very long.
  ///
  /// - Parameters:
  ///   - format: the format, which has the columns.
  ///   - behavior: the behavior of all rows.
  package init?(_ format: any RowFormat, behavior: String) {
    guard let format = format as? any FramedFormat else { return nil }
    var text = ByteText()
    var numbers: [(Number, end: Int)] = []
    for (index, column) in format.columns.enumerated() {
      text.append(ByteText(format.opening(index)))
      if column == .gesture {
        text.append(number: 0)
      } else if column.name == Column.behavior().name {
        format.value(behavior, to: &text)
      } else if let number = Number(rawValue: column.name) {
        numbers.append((number, text.count))
      } else {
        return nil
      }
    }
    text.append(ByteText(format.closing))
    self.numbers = numbers
    bytes = text.bytes
    longest = bytes.count + numbers.count * ByteRun.longestNumber
    guard ByteRun.canHold(longest) else { return nil }
  }

  /// Writes the row of a settlement; there must be room for the longest one.
  package func write(_ settlement: Settlement, to run: inout ByteRun) {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for (number, end) in numbers {
        while start < end {
          run.append(bytes[start])
          start &+= 1
        }
        switch number {
        case .start: run.append(number: settlement.start)
        case .released: run.append(number: settlement.released)
        case .proposed: run.append(number: settlement.proposed)
        case .target: run.append(number: settlement.target)
        case .offset: run.append(number: settlement.offset)
        case .page: run.append(number: settlement.page)
        case .item: run.append(number: settlement.item)
        case .misalignment: run.append(number: settlement.misalignment)
        case .duration: run.append(number: settlement.duration)
        }
      }
      run.append(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }
}
