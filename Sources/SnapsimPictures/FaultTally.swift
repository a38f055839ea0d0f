import SnapsimRuns
import SnapsimText

/// How many gestures have which fault, for a line beside a picture.
struct FaultTally {
  private var gestures = 0
  private var misaligned = 0
  private var worst = 0.0

  /// The other faults in the order in which they were found.
  private var others: [(fault: String, count: Int)] = []

  /// Counts the gestures of a track that come to rest.
  mutating func count(_ track: Track) {
    for flight in track.flights where !flight.isCaught {
      gestures += 1
      // Half a point is what counts as aligned.
      if abs(flight.settlement.misalignment) > 0.5 {
        misaligned += 1
        worst = max(worst, abs(flight.settlement.misalignment))
      }
      for fault in flight.faults(track.grids, reach: track.layout.reach, mostPages: track.mostPages) {
        if let index = others.firstIndex(where: { $0.fault == fault }) {
          others[index].count += 1
        } else {
          others.append((fault, 1))
        }
      }
    }
  }

  /// The faults besides misalignments, in words each.
  var otherWords: [String] {
    others.map { gestures == 1 ? $0.fault : "\($0.fault) in \($0.count) of \(gestures)" }
  }

  /// All faults in words.
  var words: String {
    if misaligned == 0, others.isEmpty { return gestures == 0 ? "" : "aligned everywhere" }
    let rest =
      misaligned == 0 ? [] : ["misaligned in \(misaligned) of \(gestures) (up to \(worst.inSentence))"]
    return (rest + otherWords).joined(separator: ", ")
  }
}
