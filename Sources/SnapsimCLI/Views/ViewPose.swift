import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns

/// A screen on which a view is evaluated: its size, safe area and size classes.
struct ViewPose {
  private let size: CGSize
  private let horizontal: AxisInsets
  private let vertical: AxisInsets
  private let isWide: Bool
  private let isTall: Bool

  /// The least height that counts as regular without a device: between that of iPhones on their side and upright, 430 and
  /// 568 points (our choice).
  private static let regularHeight = 500.0

  /// Takes the screen that layout options describe for a view with an axis: without any 390 × 844, without insets (our choice).
  init(_ layout: LayoutOptions, axis: Axis, _ direction: LayoutDirection) {
    let orientation: Device.Orientation = layout.isLandscape ? .landscape : .portrait
    func length(_ given: Double?, _ side: Axis, usual: Double) -> Double {
      given ?? layout.device?.bounds(along: side, orientation) ?? usual
    }
    func insets(_ side: Axis) -> AxisInsets {
      (side == axis ? layout.safeArea : nil)
        ?? layout.device?.safeArea(along: side, orientation, direction) ?? .zero
    }
    let usual = LayoutOptions.usual
    let size = CGSize(
      width: length(layout.width, .horizontal, usual: usual.width),
      height: length(layout.height, .vertical, usual: usual.height))
    func isRegular(_ side: Axis) -> Bool {
      let said =
        (side == axis ? layout.sizeClass : nil) ?? layout.device?.sizeClass(along: side, orientation)
      // Any iPhone is regular as it is held upright, and no iPhone on its side.
      return said.map { $0 == .regular } ?? (side == .vertical && size.height >= Self.regularHeight)
    }
    self.size = size
    (horizontal, vertical) = (insets(.horizontal), insets(.vertical))
    (isWide, isTall) = (isRegular(.horizontal), isRegular(.vertical))
  }

  /// The points of a measure of the screen; no container is one.
  func points(_ measure: ViewLength.Measure) -> Double {
    switch measure {
    case .screenWidth: size.width
    case .screenHeight: size.height
    case .safeAreaTop: vertical.leading
    case .safeAreaBottom: vertical.trailing
    case .safeAreaLeading: horizontal.leading
    case .safeAreaTrailing: horizontal.trailing
    case .isRegularWidth: isWide ? 1 : 0
    case .isRegularHeight: isTall ? 1 : 0
    case .container: .nan
    }
  }

  func bounds(along axis: Axis) -> Double { axis == .horizontal ? size.width : size.height }

  func safeArea(along axis: Axis) -> AxisInsets { axis == .horizontal ? horizontal : vertical }
}
