import ScrollSimulation
import SnapsimRuns

/// The command line of a map's gestures.
enum MapWords {
  /// What a command line says of gestures, without the two quantities of a map and without what is about output.
  ///
  /// - Parameters:
  ///   - given: the options of the map's command line.
  ///   - subject: the map.
  /// - Returns: the words to be put behind the behavior's.
  package static func held(_ given: [Invocation.Given], _ subject: MapSubject) -> [String] {
    let varied = [subject.x.row.option, subject.y.row.option]
    let kept = given.filter { given in
      [.layout, .gesture, .physics].contains(given.option.group) && !varied.contains(given.option)
    }
    var words = kept.flatMap { given in
      [given.option.flag] + (given.text.map { [ReproducingCommand.quoted($0)] } ?? [])
    }
    let isStartKnown = (kept.map(\.option) + varied).contains { [.offset, .page].contains($0) }
    if !isStartKnown, let page = subject.options.gesture.page, page > 0 {
      words += [Option.page.flag, String(page)]
    }
    return words
  }
}
