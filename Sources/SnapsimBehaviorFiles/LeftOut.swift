extension BehaviorSource {
  /// How many things are named that were left out of a file.
  private static let leftOutLimit = 6

  /// What of a file was not compiled.
  static func leftOut(_ cuts: [Cut]) -> String {
    let cuts = cuts.sorted { $0.line < $1.line }
    let parts = cuts.prefix(leftOutLimit).map {
      "\($0.what) (line \($0.line)\($0.reason.map { ": " + $0 } ?? ""))"
    }
    let more = cuts.count - parts.count
    return
      "\(cuts.first?.file ?? ""): left out what the behavior does not need: \(parts.joined(separator: ", "))"
      + (more > 0 ? " and \(more) more" : "")
  }
}
