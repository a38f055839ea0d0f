import Foundation
import Observation

struct Clip: Identifiable, Equatable {
  let id: UUID
  var show: String
  var quote: String
}

/// State, actions and one reduce function, in the manner of the rest of the app.
struct ClipFeature {
  struct State: Equatable {
    var clips: [Clip] = []
    var visible: Clip.ID?
    var playing: Clip?
  }

  enum Action {
    case appeared
    case visibleChanged(Clip.ID?)
    case stopTapped
  }

  func reduce(_ state: inout State, _ action: Action) {
    switch action {
    case .appeared:
      state.clips = Clip.today
      state.playing = state.clips.first
    case .visibleChanged(let id):
      state.visible = id
      state.playing = state.clips.first { $0.id == id } ?? state.playing
    case .stopTapped:
      state.playing = nil
    }
  }
}

@Observable
final class ClipStore {
  private(set) var state = ClipFeature.State()
  private let feature = ClipFeature()

  func send(_ action: ClipFeature.Action) { feature.reduce(&state, action) }
}

extension Clip {
  static let today: [Clip] = [
    ("Slow Radio", "The reeds were louder than the traffic."),
    ("Margin Call-In", "I bought the boat before I had the lake."),
    ("Bread Science", "Salt is a clock."),
    ("Night Bus", "Nobody gets off at the last stop."),
    ("Field Notes", "A heron does not hurry."),
  ].map { Clip(id: UUID(), show: $0.0, quote: $0.1) }
}
