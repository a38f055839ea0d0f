// Options by the names that code has for them.
extension Option {
  static let device = RunOptions.device.option
  static let landscape = RunOptions.landscape.option
  static let width = RunOptions.width.option
  static let safeArea = RunOptions.safeArea.option
  static let contentMargins = RunOptions.contentMargins.option
  static let items = RunOptions.items.option
  static let padding = RunOptions.padding.option
  static let itemLengths = RunOptions.itemLengths.option

  static let offset = RunOptions.offset.option
  static let page = RunOptions.page.option
  static let drag = RunOptions.drag.option
  static let velocity = RunOptions.velocity.option
  static let `repeat` = RunOptions.repeats.option
  static let gesture = RunOptions.gestureStep.option

  static let behavior = RunOptions.behavior.option
  static let noCache = RunOptions.noCache.option

  static let deceleration = RunOptions.deceleration.option
  static let projection = RunOptions.projection.option
  static let contextVelocity = RunOptions.contextVelocity.option

  static let format = RunOptions.format.option
  static let print = RunOptions.print.option
  static let noHeader = RunOptions.noHeader.option
  static let output = RunOptions.outputFile.option
  static let explain = RunOptions.explain.option
  static let check = RunOptions.check.option
  static let tolerance = RunOptions.tolerance.option

  static let help = GeneralOptions.help.option
}
