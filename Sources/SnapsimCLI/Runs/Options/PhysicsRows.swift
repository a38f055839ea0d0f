import ScrollSimulation

// The rows of the table.
extension RunOptions {
  static let deceleration = OptionRow<Self>(
    "deceleration", in: .physics, takes: .numberOrWord(.rate, ["normal", "fast"]), as: "normal|fast|RATE",
    default: "normal", means: "velocity kept per ms: 0.998, 0.99, or yours"
  ) { $0.physics.rate = try OptionText.rate($1, $2) }
  static let projection = OptionRow<Self>.word(
    "projection", in: .physics, of: Projection.self, default: .uikit, means: "formula of the proposal"
  ) { $0.physics.projection = $1 }
  static let contextVelocity = OptionRow<Self>.word(
    "context-velocity", in: .physics, of: ScrollPhysics.VelocityUnit.self, default: .perSecond,
    means: "unit of context.velocity"
  ) { $0.physics.contextVelocity = $1 }

  static let physicsRows = [deceleration, projection, contextVelocity]
}
