import Foundation

struct Question: Identifiable, Hashable {
  let id: Int
  let prompt: String
  let choices: [String]
  let answer: Int
}

extension Question {
  static let capitals: [Question] = [
    ("Australia", ["Sydney", "Canberra", "Perth"], 1),
    ("Canada", ["Ottawa", "Toronto", "Montréal"], 0),
    ("Turkey", ["Istanbul", "Izmir", "Ankara"], 2),
    ("Morocco", ["Rabat", "Casablanca", "Fès"], 0),
    ("Brazil", ["São Paulo", "Brasília", "Salvador"], 1),
    ("Kazakhstan", ["Almaty", "Astana", "Shymkent"], 1),
    ("Switzerland", ["Bern", "Zürich", "Geneva"], 0),
    ("Vietnam", ["Huế", "Đà Nẵng", "Hanoi"], 2),
  ].enumerated().map { index, q in
    Question(id: index, prompt: "What is the capital of \(q.0)?", choices: q.1, answer: q.2)
  }
}
