import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// What a log holds: calls and gestures, or the motion of content.
enum MatchLog {
  case rows([RecordedRow])
  case motion([MotionSample])

  /// Reads a log.
  ///
  /// - Parameters:
  ///   - bytes: its bytes.
  ///   - file: its name, as errors tell it.
  ///   - options: what the command line says of the scroll view.
  /// - Throws: `BadInput` for the first line that is no row.
  init(_ bytes: [UInt8], file: String, _ options: RunOptions) throws {
    let records = try LogReader(file: file).records(bytes)
    guard let first = records.first else {
      throw BadInput(file: file, line: 1, reason: "there are no rows behind the header")
    }
    do {
      if first.isMotion {
        self = .motion(try records.map { record in try Self.located(record) { try Self.sample(record) } })
      } else if first["snapsim"] != nil {
        let rows = try CallLog(options).rows(records)
        guard !rows.isEmpty else {
          throw BadInput(
            file: file, line: first.line,
            reason: "no line is of a call; wrap the behavior, as in .scrollTargetBehavior(.recorded(.paging))"
          )
        }
        self = .rows(rows)
      } else {
        var log = GestureLog(options)
        self = .rows(try records.map { record in try Self.located(record) { try log.row(record) } })
      }
    } catch let error as LogRecord.Located {
      throw BadInput(file: file, line: error.line, reason: error.reason)
    }
  }

  private static func located<Result>(_ record: LogRecord, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      throw LogRecord.Located(record.line, error)
    }
  }

  private static func sample(_ record: LogRecord) throws -> MotionSample {
    guard let time = try record.number("time"), let offset = try record.number("offset") else {
      throw LogRecord.Mistake("time or offset is empty; expected seconds and points")
    }
    return MotionSample(time: time, offset: offset)
  }
}

extension LogRecord {
  /// Whether it says where content was at a time, and nothing of a gesture.
  fileprivate var isMotion: Bool {
    self["time"] != nil && self["offset"] != nil && self["snapsim"] == nil
      && !GestureLog.outcomes.contains { self[$0] != nil }
  }
}
