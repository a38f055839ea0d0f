import Foundation
import Observation

struct WhiteKey: Identifiable {
  let id: Int
  let letter: Character
  let octave: Int

  var name: String { "\(letter)\(octave)" }
  // E and B have no black key on their right.
  var hasSharp: Bool { letter != "E" && letter != "B" }
}

@Observable
final class PianoModel {
  let keyWidth: CGFloat = 48
  var pressed: Set<Int> = []

  // The 52 white keys of a full keyboard, A0 to C8.
  let keys: [WhiteKey] = {
    let letters = Array("ABCDEFG")
    return (0..<52).map { index in
      WhiteKey(id: index, letter: letters[index % 7], octave: (index + 5) / 7)
    }
  }()

  func press(_ key: WhiteKey) {
    pressed.insert(key.id)
  }

  func release(_ key: WhiteKey) {
    pressed.remove(key.id)
  }
}
