import ScrollSimulation

/// One settled gesture, ready to be written.
struct Row {
  let behavior: String
  let gesture: Int

  /// Where the gesture led; `nil` for a bad row that is kept for its place.
  let settlement: Settlement?

  /// The numbers of the swept options.
  var swept: [Double] = []

  /// What is handed on from the input.
  var passed: [Cell] = []

  subscript(column: Column) -> Cell {
    switch column {
    case .passed(let index): return index < passed.count ? passed[index] : .missing
    case .behavior: return .text(behavior)
    case .gesture: return .integer(gesture)
    case .swept(let index): return .number(swept[index])
    default: break
    }
    guard let settlement else { return .missing }
    switch column {
    case .start: return .number(settlement.start)
    case .released: return .number(settlement.released)
    case .proposed: return .number(settlement.proposed)
    case .target: return .number(settlement.target)
    case .offset: return .number(settlement.offset)
    case .page: return .integer(settlement.page)
    case .item: return .integer(settlement.item)
    case .misalignment: return .number(settlement.misalignment)
    case .duration: return .number(settlement.duration)
    case .passed, .behavior, .gesture, .swept: return .missing
    }
  }
}
