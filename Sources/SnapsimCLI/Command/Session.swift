/// What a run of the tool has at hand: made where it begins, and handed down.
struct Session {
  /// Where rows go.
  var output: Output

  /// Where messages go.
  let errors: Output

  /// The commands that there are.
  let commands: CommandList

  /// The behaviors that can be named.
  var behaviors = BehaviorCatalog()

  /// Whether what the user's code prints goes elsewhere than rows, and is not to be kept.
  var claimsStandardOutput = false
}
