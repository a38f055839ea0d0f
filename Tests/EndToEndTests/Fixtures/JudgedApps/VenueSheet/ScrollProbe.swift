import CoreGraphics

// Where the scroll view is at this moment; a class, so that reading it never re-renders anything.
final class ScrollProbe {
  var y: CGFloat = 0
}
