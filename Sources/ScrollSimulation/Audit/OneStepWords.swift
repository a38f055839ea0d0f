/// Words of one step per gesture at most, in a behavior's name and in the comment above it.
extension String {
  /// Whether the name of a type, be it generic, speaks of one step: `OneCardPerSwipe`.
  var namesOneStep: Bool {
    let oneStep =
      #/(One|Single)(Card|Cover|Day|Item|Month|Page|Photo|Slide|Step|Tile|View|Week)|AtATime|Per(Swipe|Gesture)/#
    return prefix { $0 != "<" }.contains(oneStep)
  }

  /// Whether a sentence of a comment says that a gesture goes one step at most: *one card per swipe*, *to the neighbouring page*.
  var speaksOfOneStep: Bool {
    let gesture = #/(at a time|(per|for each|for every|with each) (swipe|flick|fling|gesture|drag|scroll))/#
    let step = #/\b(one|a single) (?!point|pixel|screen)\w+ /#
    let limits =
      #/\b(at most|never more than|no more than) one (?!point|pixel|screen)|\bto (the|a) neighbou?r(ing \w+)?\b/#
    let others = #/\b(shows?|not|unlike|unless|two|three|several|many|any)\b/#
    return lowercased().split(separator: #/[.!?;](\s|$)/#).contains { sentence in
      let isOneStep =
        sentence.ranges(of: step).contains { sentence[$0.upperBound...].prefixMatch(of: gesture) != nil }
        || sentence.contains(limits)
      return isOneStep && !sentence.contains(others)
    }
  }
}
