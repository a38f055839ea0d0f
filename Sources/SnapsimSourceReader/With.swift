/// A value with some of it changed.
func with<Whole>(_ whole: Whole, _ change: (inout Whole) -> Void) -> Whole {
  var whole = whole
  change(&whole)
  return whole
}
