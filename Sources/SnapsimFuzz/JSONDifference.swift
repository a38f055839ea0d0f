import Foundation
import SnapsimText

/// The reader of JSON against Foundation's: what one takes for JSON the other must, too.
enum JSONDifference {
  static func judge(_ dice: inout Dice, _ corpus: Corpus) -> String? {
    let bytes = dice.mutated(
      dice.once(in: 2)
        ? dice.pick(corpus.scenarios) : Array(dice.pick(Corpus.jsonLines).prefix { $0 != 0x0A }),
      with: Corpus.jsonSnippets)
    let text = String(decoding: bytes, as: UTF8.self)
    let value = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    // Foundation refuses numbers past a double's range, and takes bytes before the text and NULs after it.
    guard !hasHugeNumber(text), String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
      return nil
    }
    // It takes a comma before the end of a list or an object, too.
    guard !text.contains(#/,\s*[\]}]/#) else { return nil }
    if let isJSON = isJSON(bytes), isJSON != (value != nil) {
      return "\(isJSON ? "" : "no ")JSON, otherwise than to Foundation: \(text)"
    }
    return nil
  }

  /// Whether a text is JSON; `nil` where it is, but beyond what is taken.
  private static func isJSON(_ text: [UInt8]) -> Bool? {
    do throws(JSONFlaw) {
      _ = try JSON(text)
      return true
    } catch {
      switch error.reason {
      case .tooDeep, .twice, .escape: return nil
      default: return false
      }
    }
  }

  private static func hasHugeNumber(_ text: String) -> Bool { text.contains(#/\d{18}|[eE]\+?\d{3}/#) }
}
