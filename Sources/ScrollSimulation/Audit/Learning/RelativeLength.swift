/// A length in points that may follow the container's length, or the content's.
public struct RelativeLength: Hashable, Sendable {
  /// The number of containers in it.
  public var containers: Double

  /// The number of contents in it: a third of the content is 1/3.
  public var contents: Double

  /// The number of points besides.
  public var points: Double

  /// Makes a length: the sum of its parts.
  public init(containers: Double = 0, contents: Double = 0, points: Double = 0) {
    (self.containers, self.contents, self.points) = (containers, contents, points)
  }

  static let container = RelativeLength(containers: 1)
  static let zero = RelativeLength()

  /// The length less a container: an item's first offset where its trailing edge is aligned.
  var lessContainer: RelativeLength {
    RelativeLength(containers: containers - 1, contents: contents, points: points)
  }

  var isFixed: Bool { containers == 0 && contents == 0 }

  func length(container: Double, content: Double) -> Double {
    containers * container + contents * content + points
  }

  func length(on layout: ScrollLayout) -> Double {
    length(container: layout.container, content: layout.contentLength)
  }

  /// The length that has been seen on some layouts; `nil` where none of this kind fits them all.
  ///
  /// The plainest is tried first: so many points, a part of the container, a part of the container and some points, a whole
  /// part of the content.
  static func fitting(_ seen: [(length: Double, layout: ScrollLayout)]) -> RelativeLength? {
    guard let (length, layout) = seen.first else { return nil }
    let container = layout.container
    var candidates = [
      RelativeLength(points: round(length, to: 12)),
      RelativeLength(containers: round(length / container, to: 120)),
    ]
    if seen.count > 2, let other = seen.first(where: { abs($0.layout.container - container) > 1 }) {
      let factor = round((other.length - length) / (other.layout.container - container), to: 120)
      let points = round(length - factor * container, to: 12)
      if factor != 0 { candidates.append(RelativeLength(containers: factor, points: points)) }
    }
    let count = (layout.contentLength / length).rounded()
    if count >= 1, count.isFinite { candidates.append(RelativeLength(contents: 1 / count)) }
    return candidates.first { candidate in
      seen.allSatisfy { abs($0.length - candidate.length(on: $0.layout)) <= tolerance }
    }
  }

  /// Lengths closer than this, in points, are one: what rounds to whole points is half a point off.
  static let tolerance = 0.51

  /// A number rounded to a part of one, where it is as close to that as to be meant.
  private static func round(_ number: Double, to parts: Double) -> Double {
    let rounded = (number * parts).rounded() / parts
    return abs(rounded - number) < 0.001 ? rounded : number
  }
}

extension Double {
  func isMultiple(of step: Double, within tolerance: Double) -> Bool {
    let steps = self / step
    return abs(steps - steps.rounded()) * step <= tolerance
  }
}

extension RelativeLength: CustomStringConvertible {
  /// The length in words: `52 pt`, `the container`, `0.8 of the container + 16 pt`.
  public var description: String {
    var words = ""
    if containers != 0 {
      words = containers == 1 ? "the container" : "\(Self.short(containers)) of the container"
    }
    if contents != 0 {
      words = contents == 1 ? "the content" : "1/\(Self.short((1 / contents).rounded())) of the content"
    }
    if words.isEmpty { return "\(Self.short(points)) pt" }
    if points == 0 { return words }
    return words + (points < 0 ? " − " : " + ") + "\(Self.short(abs(points))) pt"
  }

  private static func short(_ number: Double) -> String { ((number * 1000).rounded() / 1000).inSentence }
}
