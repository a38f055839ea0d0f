// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view of which nothing is drawn.
open class UIView: NSObject {
  /// The origin is the content offset of a scroll view.
  open var bounds = CGRect.zero
  open var frame: CGRect {
    get { CGRect(origin: .zero, size: bounds.size) }
    set { bounds.size = newValue.size }
  }
  open var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
  open var alpha: CGFloat = 1
  open var transform = CGAffineTransform.identity
  open var isHidden = false
  public internal(set) var safeAreaInsets = UIEdgeInsets.zero
  public var superview: UIView? { nil }
  public var window: UIWindow? { nil }
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public override init() {}
  open func layoutIfNeeded() {}
  open func viewWithTag(_ tag: Int) -> UIView? { nil }

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

public enum UIUserInterfaceLayoutDirection: Sendable { case leftToRight, rightToLeft }

/// The gesture that scrolls, as it is when the finger lifts.
public final class UIPanGestureRecognizer {
  /// The velocity, in points per second, and the way of the finger, in points.
  var velocity = CGPoint.zero
  var translation = CGPoint.zero

  public func velocity(in view: UIView?) -> CGPoint { velocity }
  public func translation(in view: UIView?) -> CGPoint { translation }
}

open class UIScrollView: UIView {
  public typealias DecelerationRate = SwiftUIStandIn.UIScrollView.DecelerationRate

  /// How the safe area insets the content.
  public enum ContentInsetAdjustmentBehavior: Sendable { case automatic, scrollableAxes, never, always }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var decelerationRate = DecelerationRate.normal

  /// Whether the scroll view pages by its bounds, and asks no layout.
  open var isPagingEnabled = false
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  public let panGestureRecognizer = UIPanGestureRecognizer()
  public internal(set) var isDragging = false
  public var isTracking: Bool { isDragging }
  public var isDecelerating: Bool { false }

  public var adjustedContentInset: UIEdgeInsets {
    if contentInsetAdjustmentBehavior == .never { return contentInset }
    return UIEdgeInsets(
      top: contentInset.top + safeAreaInsets.top, left: contentInset.left + safeAreaInsets.left,
      bottom: contentInset.bottom + safeAreaInsets.bottom, right: contentInset.right + safeAreaInsets.right)
  }

  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}

/// Calls on scrolling; a layout that conforms is told when a drag begins.
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A coder that holds nothing, for layouts that only a storyboard makes.
public final class UICoder: NSCoder {
  public override init() { super.init() }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

#if !canImport(CoreGraphics)
extension CGSize {
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGPoint {
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}
#endif

extension IndexPath {
  public init(item: Int, section: Int) { self = [section, item] }
  public init(row: Int, section: Int) { self = [section, row] }
  public var section: Int { first ?? 0 }
  public var item: Int { last ?? 0 }
  public var row: Int { last ?? 0 }
}
