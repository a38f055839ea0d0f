import ScrollBehavior

extension Settling {
  /// The most pages that a gesture is meant to pass by the behavior at hand; `nil` where it states none.
  package var mostPagesMeant: Int? {
    let intent = ScrollIntent.stated(by: behavior)
    return intent.grid == .items ? nil : intent.most
  }
}
