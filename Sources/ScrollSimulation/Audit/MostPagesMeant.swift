import ScrollBehavior

extension Settling {
  /// How many pages a gesture is meant to pass at most by the behavior that is asked; `nil` where it states none.
  package var mostPagesMeant: Int? {
    let intent = ScrollIntent.stated(by: behavior)
    return intent.grid == .items ? nil : intent.most
  }
}
