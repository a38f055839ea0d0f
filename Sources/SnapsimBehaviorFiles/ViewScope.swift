/// The files of a folder that its scroll views have to do with, by their words: to parse and follow all would take minutes.
///
/// These attach a behavior or are a layout of UIKit's, show what does, or declare what the first two name.
enum ViewScope {
  /// So many files are read as they are (our choice).
  private static let few = 40

  /// How many times what files name is followed: a constant may name another (our choice).
  private static let rounds = 2

  /// Whether some of the files attach a behavior, or are a layout of UIKit's.
  static func attaches(_ contents: [[UInt8]]) -> Bool {
    contents.contains { Self.attaches(SwiftOutline($0).words) }
  }

  private static func attaches(_ words: Set<String>) -> Bool {
    words.contains("scrollTargetBehavior") || words.contains("targetContentOffset")
  }

  /// The places of the files that are needed, in their order.
  static func places(in contents: [[UInt8]]) -> [Int] {
    guard contents.count > few else { return Array(contents.indices) }
    let outlines = contents.map(SwiftOutline.init)
    let words = outlines.map(\.words)
    let attaching = contents.indices.filter { attaches(words[$0]) }
    var found = Set(attaching)
    var latest = found
    while !latest.isEmpty {
      let views = latest.reduce(into: Set<String>()) {
        $0.formUnion(outlines[$1].views.union(outlines[$1].modifiers(with: "scrollTargetBehavior")))
      }
      latest = Set(contents.indices.filter { !found.contains($0) && !views.isDisjoint(with: words[$0]) })
      found.formUnion(latest)
    }
    var declaring: [String: [Int]] = [:]
    for place in contents.indices {
      for name in outlines[place].sharedNames { declaring[name, default: []].append(place) }
    }
    latest = Set(attaching)
    for _ in 0..<rounds {
      latest = Set(latest.flatMap { words[$0].flatMap { declaring[$0] ?? [] } })
      found.formUnion(latest)
    }
    return found.sorted()
  }
}
