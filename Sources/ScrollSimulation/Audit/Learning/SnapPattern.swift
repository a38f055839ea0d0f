/// The pattern of a behavior's targets on one axis, as far as it can be seen from outside.
public enum SnapPattern: Hashable, Sendable {
  /// It leaves every target as it is proposed.
  case unmoved

  /// It rests on the multiples of a length, counted from an origin.
  case multiples(of: RelativeLength, from: RelativeLength)

  /// It rests on items, aligned by a point of them: 0 the leading edge, 1 the trailing one.
  case items(anchor: Double)

  /// It rests on these offsets and no others.
  case offsets([RelativeLength])

  /// It moves targets near some offsets, and leaves others as they are.
  case band(Band)

  /// It moves targets, to no offsets that could be recognized.
  case unknown

  /// A part of the content where targets are moved, and the rest where they are not.
  public struct Band: Hashable, Sendable {
    /// The targets, in ascending order; empty where they are too many to name.
    public var offsets: [RelativeLength]

    /// Past this offset every target is left as it is; `nil` where free parts and others alternate.
    public var freePast: RelativeLength?

    /// Whether no target within the band is left where it is, so that a rest between its offsets is none of its own.
    public var isStrict: Bool
  }
}

extension SnapPattern: CustomStringConvertible {
  /// The pattern in words that follow the name of the axis.
  public var description: String {
    switch self {
    case .unmoved: "moves nothing"
    case .multiples(let length, let origin):
      "snaps to multiples of \(length)" + (origin == .zero ? "" : ", counted from \(origin)")
    case .items(let anchor):
      anchor == 0
        ? "snaps to items" : anchor == 1 ? "snaps to items' trailing edges" : "snaps to items' centers"
    case .offsets(let offsets): "snaps to \(Self.list(offsets.map(\.description)))"
    case .band(let band): band.description
    case .unknown: "moves targets, to no offsets that it could be seen to keep to"
    }
  }

  fileprivate static func list(_ words: [String]) -> String {
    let most = 6
    guard words.count > most else {
      return words.count < 2
        ? words.joined() : words.dropLast().joined(separator: ", ") + " and \(words[words.count - 1])"
    }
    return words.prefix(most - 1).joined(separator: ", ") + " … (\(words.count) offsets)"
  }
}

extension SnapPattern.Band: CustomStringConvertible {
  /// The pattern in words.
  public var description: String {
    let places = offsets.map(\.description)
    let snaps = offsets.isEmpty ? "moves some targets" : "snaps to \(SnapPattern.list(places))"
    return "\(snaps); free \(freePast.map { "past \($0)" } ?? "elsewhere")"
  }
}
