/// What the help of each command tells besides its options.
extension Command {
  /// How it works, in paragraphs.
  var story: [String] {
    switch self {
    case .settle:
      [
        "Settles gestures: one row for each combination of swept numbers, behavior and gesture, the last varying "
          + "fastest. A numeric option of layout or gesture takes a list (1,2,5) or a range from:to:step."
      ]
    case .trace:
      [
        "Follows the content from the first lift-off to rest, on one clock for all gestures: a row for each --interval "
          + "of seconds, and a last one exactly at rest. --format plot draws it."
      ]
    case .reveal:
      [
        "Tells for each item that comes into view when it first shows, and how long before that the target was known: "
          + "the head start of loading by target, and the items that only flash by.",
        "An item has one row, even if it leaves and comes back, from a bounce or by a later gesture: hidden then is "
          + "when it is gone for good, returned when it was back last, and stay is rests if the content ever rests "
          + "while the item is in sight.",
      ]
    case .batch:
      [
        "Reads CSV with a header, or JSON objects, one per line, and writes one row for each in the same order, as "
          + "csv unless --format says otherwise. Columns are named like options, without the hyphens, and win over "
          + "the command line; all others are handed on in front. --print may name any of them, as it stands in the "
          + "input: velocity, say, or from-offset and from-page beside the result's offset and page. A JSON list "
          + "becomes lines by jq -c '.[]'.",
        "A bad row ends the batch with file:line: message and code 65 after the rows before it; with --keep-going "
          + "an empty row takes its place.",
      ]
    case .audit:
      [
        "Searches for gestures that a behavior gets wrong, shows the smallest for each check with a command that repeats "
          + "it, and exits with 1 where it finds an error. --list tells the checks with their rules. Any layout option "
          + "makes it that one layout, searched more densely. As text or json.",
        "A behavior that does not state what it is meant to do is looked at first. What it snaps to, and on which axis, "
          + "stands under the first line; layouts that fit are searched. An error is wrong on one of them. A warning is "
          + "wrong only if what stands below it is so; --strict exits with 1 for it too. A note is not wrong; --verbose "
          + "shows it in full.",
        "--intent says what a behavior is meant to do: rest on items, pages, container (its multiples), multiple=PT or "
          + "free (anywhere), at-most=N of these per gesture, aligned by anchor=leading, center, trailing or 0…1. The "
          + "behaviors here state theirs. Where a layout is given and no intent, a rest must align an item, and no page "
          + "may be passed that the gesture's own deceleration does not pass; but where a behavior was seen to leave "
          + "content alone, it may rest anywhere.",
      ]
    case .play:
      [
        "Plays a scenario, a JSON file (help scenarios tells its keys): one row per step, and for each expectation "
          + "that fails a line on standard error; then it exits with 1. --behavior tries another behavior than the "
          + "file's. --print-scenario of settle writes such a file."
      ]
    case .behaviors: ["Lists them with their parameters; help behaviors tells how they are written."]
    case .devices: ["Lists them with size, safe areas and size classes, in points."]
    case .completions:
      [
        "Prints the script by which a shell completes commands, options, behaviors with their parameters, devices, "
          + "formats and columns. SHELL is \(CompletionShell.allCases.map(\.rawValue).joined(separator: ", ")). "
          + "make install puts all of them in place."
      ]
    }
  }

  /// Commands that show what it does.
  var examples: [String] {
    switch self {
    case .settle: Help.examples
    case .trace: ["snapsim trace --behavior paging --velocity -1200 --interval 0.1"]
    case .reveal: ["snapsim reveal --behavior view-aligned:limit=never --velocity -3000"]
    case .batch:
      [
        "printf 'velocity\\n-1200\\n-300\\n' | snapsim batch --behavior paging",
        "snapsim batch --behavior container-paging --print offset,page gestures.csv",
      ]
    case .audit: ["snapsim audit --list", "snapsim audit --behavior container-paging --effort quick"]
    case .play:
      [
        "snapsim --behavior paging --velocity -1200 --print-scenario | snapsim play -",
        "snapsim play rotation.json --behavior container-paging",
      ]
    case .behaviors: ["snapsim behaviors"]
    case .devices: ["snapsim devices"]
    case .completions:
      [
        "source <(snapsim completions bash)",
        "snapsim completions fish > ~/.config/fish/completions/snapsim.fish",
      ]
    }
  }
}
