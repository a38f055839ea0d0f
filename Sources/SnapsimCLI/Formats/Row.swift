import ScrollSimulation

/// One settled gesture, ready to be written.
struct Row {
  let behavior: String
  let gesture: Int
  let settlement: Settlement

  subscript(column: Column) -> Cell {
    switch column {
    case .behavior: .text(behavior)
    case .gesture: .integer(gesture)
    case .start: .number(settlement.start)
    case .released: .number(settlement.released)
    case .proposed: .number(settlement.proposed)
    case .target: .number(settlement.target)
    case .offset: .number(settlement.offset)
    case .page: .integer(settlement.page)
    case .item: .integer(settlement.item)
    case .misalignment: .number(settlement.misalignment)
    case .duration: .number(settlement.duration)
    }
  }
}
