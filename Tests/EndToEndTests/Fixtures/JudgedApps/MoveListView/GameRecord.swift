import Foundation

struct FullMove: Identifiable, Hashable {
  let number: Int
  let white: String
  let black: String?

  var id: Int { number }
}

struct GamePhase: Identifiable, Hashable {
  let name: String
  let moves: [FullMove]

  var id: String { name }
}

struct GameRecord {
  let title: String
  let result: String
  let phases: [GamePhase]

  init(title: String, result: String, notation: String, phaseStarts: KeyValuePairs<String, Int>) {
    let plies = notation.split(separator: " ").map(String.init)
    let moves = stride(from: 0, to: plies.count, by: 2).map { index in
      FullMove(
        number: index / 2 + 1,
        white: plies[index],
        black: index + 1 < plies.count ? plies[index + 1] : nil
      )
    }
    let starts = phaseStarts.map(\.value) + [moves.count + 1]
    self.title = title
    self.result = result
    self.phases = phaseStarts.enumerated().map { index, phase in
      GamePhase(
        name: phase.key,
        moves: moves.filter { $0.number >= phase.value && $0.number < starts[index + 1] }
      )
    }
  }
}

extension GameRecord {
  static let wijkAanZee = GameRecord(
    title: "Kasparov – Topalov, 1999",
    result: "1–0",
    notation: """
      e4 d6 d4 Nf6 Nc3 g6 Be3 Bg7 Qd2 c6 f3 b5 Nge2 Nbd7 Bh6 Bxh6 Qxh6 Bb7 a3 e5 O-O-O Qe7 Kb1 a6 \
      Nc1 O-O-O Nb3 exd4 Rxd4 c5 Rd1 Nb6 g3 Kb8 Na5 Ba8 Bh3 d5 Qf4+ Ka7 Rhe1 d4 Nd5 Nbxd5 exd5 Qd6 \
      Rxd4 cxd4 Re7+ Kb6 Qxd4+ Kxa5 b4+ Ka4 Qc3 Qxd5 Ra7 Bb7 Rxb7 Qc4 Qxf6 Kxa3 Qxa6+ Kxb4 c3+ Kxc3 \
      Qa1+ Kd2 Qb2+ Kd1 Bf1 Rd2 Rd7 Rxd7 Bxc4 bxc4 Qxh8 Rd3 Qa8 c3 Qa4+ Ke1 f4 f5 Kc1 Rd2 Qa7
      """,
    phaseStarts: ["Opening": 1, "Middlegame": 14, "Endgame": 36]
  )
}
