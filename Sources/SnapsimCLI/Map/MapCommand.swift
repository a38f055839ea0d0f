import ScrollSimulation
import SnapsimPictures
import SnapsimRuns
import SnapsimText

extension Command {
  static let map = Command(
    name: "map", summary: "a whole behavior: drag by velocity",
    story: [
      "Shows where gestures lead from one start, a page in the middle unless --page or --offset says otherwise "
        + "(with a behavior of your own where a touch there leaves the content): drag across (one container each way) by velocity upward (4000 pt/s each way). Ranges of --drag and --velocity say "
        + "how far; any two options with a range are the quantities instead, and beside one of them drag, or velocity "
        + "where a drag is given.",
      "As text, or as plot, it is a grid of characters that fits COLUMNS, one for each gesture, with the thresholds below, "
        + "found by bisection; svg draws a colored cell for each gesture, several behaviors on one scale, and where they "
        + "differ. Parts of the map are reckoned alike for both. csv, tsv and json have a row for each pair of numbers.",
      "--thresholds tells where the outcome changes, along one option with a range, or along drag and along velocity "
        + "alone. What lies between two of a thousand samples and shows at none of them is missed.",
    ],
    examples: [
      "snapsim map --behavior container-paging",
      "snapsim map --behavior paging --behavior flick-paging --format svg > map.svg",
      "snapsim map --thresholds --behavior paging --velocity -900 --width 320:900:1",
    ],
    takes: { Option.ofRuns(but: .explain, .check) + [.thresholds, .where] },
    meanings: [
      .format: "how it is written, or drawn (plot, svg)", .tolerance: "misalignment that counts as none",
      .drag: "how far the finger drags; by default up to a container each way",
      .velocity: "the finger's as it lifts; by default up to 4000 each way",
      .page: "where each gesture begins; by default in the middle",
    ],
    defaults: [.drag: nil, .velocity: nil, .offset: nil],
    formats: OutputFormat.allCases.filter { !$0.isReport && $0 != .html },
    columns: { [.behavior()] + MapSubject.own.map(\.column) + MapSetting.own.map(\.column) },
    columnsHeading: "after the two quantities, or of its thresholds",
    printed: { words in
      [.behavior()]
        + (words.contains(Option.thresholds.flag)
          ? MapSetting.own.map(\.column) : MapSubject.own.map(\.column))
    },
    // It watches by itself: where a behavior is lost it goes on with the next gesture.
    isWatched: false
  ) { request, session in
    let options = request.run
    var watched = try request.invocation.value(of: .where) ?? Watched.page
    if case .misalignment = watched { watched = .misalignment(tolerance: request.output.tolerance) }
    try request.output.format?.refuse([.print, .noHeader, .thresholds], among: options.given)
    let setting: MapSetting
    if request.invocation.has(.thresholds) {
      setting = try MapSetting(options)
      try setting.writeThresholds(of: watched, request.output, to: session.output)
    } else {
      let subject = try MapSubject(options)
      setting = subject.setting
      switch request.output.format ?? .text {
      case .text where request.output.columns == nil, .plot, .svg:
        try subject.draw(request.output, to: session.output)
      default: try subject.writeRows(request.output, to: session.output)
      }
    }
    guard let (spec, loss, asked) = setting.losses.first else { return .settled }
    let error = DataError.stopped(spec, loss, command: ReproducingCommand.ask(spec, asked))
    session.errors.report(error.message)
    return error.exitCode
  }
}

extension Watched: OptionWord {
  package static var words: [(word: String, value: Watched)] {
    [("page", .page), ("item", .item), ("misalignment", .misalignment())]
  }
}

extension Option {
  static let thresholds = Option(
    "thresholds", in: .map, means: "where the outcome changes, as rows, and no map")
  static let `where` = Option(
    "where", in: .map, takes: .oneOf(Watched.self), default: "page",
    means: "the outcome that --thresholds watches", needs: .thresholds)
}
