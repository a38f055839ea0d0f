import Foundation

struct Stop: Identifiable, Decodable {
  enum Kind: String, Decodable, CaseIterable { case flight, train, hotel, sight }

  let id: String
  let kind: Kind
  let name: String
  let time: String
  let note: String
}

@MainActor
final class ItineraryModel: ObservableObject {
  @Published private(set) var stops: [Stop]

  init(stops: [Stop] = ItineraryModel.sample) {
    self.stops = stops
  }

  var kinds: [Stop.Kind] {
    Stop.Kind.allCases.filter { kind in stops.contains { $0.kind == kind } }
  }

  nonisolated static let sample: [Stop] = {
    let json = """
      [{"id":"a1","kind":"flight","name":"ZRH – LIS","time":"07:05","note":"Gate E34"},
       {"id":"a2","kind":"train","name":"Metro to Rossio","time":"10:20","note":"Red, then green line"},
       {"id":"a3","kind":"hotel","name":"Casa do Largo","time":"11:30","note":"Luggage only before 15:00"},
       {"id":"a4","kind":"sight","name":"Castelo de São Jorge","time":"13:00","note":"Tickets in Wallet"},
       {"id":"b1","kind":"train","name":"Rossio – Sintra","time":"08:41","note":"Platform 4"},
       {"id":"b2","kind":"sight","name":"Palácio da Pena","time":"10:00","note":"Timed entry"},
       {"id":"b3","kind":"sight","name":"Quinta da Regaleira","time":"14:30","note":"Bring a torch"},
       {"id":"b4","kind":"train","name":"Sintra – Rossio","time":"18:11","note":""},
       {"id":"c1","kind":"flight","name":"LIS – ZRH","time":"12:55","note":"Terminal 1"}]
      """
    return (try? JSONDecoder().decode([Stop].self, from: Data(json.utf8))) ?? []
  }()
}
