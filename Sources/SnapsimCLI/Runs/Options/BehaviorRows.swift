// The rows of the table.
extension RunOptions {
  static let behavior = OptionRow<Self>(
    "behavior", in: .behavior, takes: .text("the name of a behavior, such as paging", .behaviors), as: "SPEC",
    default: BehaviorCatalog.none.spec, means: "what adjusts the target; repeat it to compare"
  ) { $0.behaviors.append(try $0.catalog.behavior($2)) }
  static let noCache = OptionRow<Self>.flag(
    "no-cache", in: .behavior, means: "compile behavior files anew, and keep nothing"
  ) { $0.usesCache = false }

  static let behaviorRows = [behavior, noCache]
}
