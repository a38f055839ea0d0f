import ScrollSimulation
import SnapsimText

// What the simulation refuses, with words and exit codes for the command line.

extension ScrollLayoutError: CommandError {
  package var message: String { "\(description); \(hint)" }

  package var exitCode: ExitCode { .usage }

  private var hint: String {
    switch self {
    case .noContainer: "make --safe-area or --content-margins smaller, or the scroll view longer"
    case .noRoomForItems: "make --spacing or --per-page smaller, or give --item-length"
    case .itemsOverlap: "make --spacing larger than minus the length of an item"
    case .noItems: "give items in place of a content length"
    case .noItemsToKeep: "write --keep offset or --keep bottom, or give items in place of a content length"
    case .contentTooLong, .tooManyPages: "use fewer or shorter items"
    case .outOfRange, .tooSmall, .empty: "choose another value"
    }
  }
}

extension SimulationError: CommandError {
  package var message: String {
    switch self {
    case .startTooFarPastTheEnd(let offset, let bounds, let reach):
      "--offset \(offset.inSentence) is further past the end than a rubber band stretches; "
        + "expected more than \((-bounds).inSentence) and less than \((reach + bounds).inSentence)"
    case .outOfRange, .targetNotFinite: description
    }
  }

  package var exitCode: ExitCode {
    if case .targetNotFinite = self { .badData } else { .usage }
  }
}
