// Options by the names that code has for them.
extension Option {
  package static let device = RunOptions.device.option
  package static let landscape = RunOptions.landscape.option
  package static let width = RunOptions.width.option
  static let height = RunOptions.height.option
  package static let safeArea = RunOptions.safeArea.option
  package static let contentMargins = RunOptions.contentMargins.option
  package static let items = RunOptions.items.option
  static let itemLength = RunOptions.itemLength.option
  static let spacing = RunOptions.spacing.option
  package static let padding = RunOptions.padding.option
  package static let itemLengths = RunOptions.itemLengths.option

  package static let offset = RunOptions.offset.option
  package static let page = RunOptions.page.option
  package static let drag = RunOptions.drag.option
  package static let velocity = RunOptions.velocity.option
  package static let `repeat` = RunOptions.repeats.option
  package static let gesture = RunOptions.gestureStep.option

  package static let behavior = RunOptions.behavior.option
  package static let noCache = RunOptions.noCache.option

  package static let watch = RunOptions.watch.option

  package static let deceleration = RunOptions.deceleration.option
  package static let projection = RunOptions.projection.option
  package static let contextVelocity = RunOptions.contextVelocity.option

  package static let format = RunOptions.format.option
  package static let print = RunOptions.print.option
  package static let noHeader = RunOptions.noHeader.option
  package static let color = RunOptions.color.option
  package static let output = RunOptions.outputFile.option
  package static let open = RunOptions.open.option
  package static let explain = RunOptions.explain.option
  package static let check = RunOptions.check.option
  package static let tolerance = RunOptions.tolerance.option

  package static let help = GeneralOptions.help.option
}
