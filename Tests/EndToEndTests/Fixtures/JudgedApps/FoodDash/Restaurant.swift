import Foundation

struct Restaurant: Identifiable, Codable {
  var id: String
  var name: String
  var cuisine: String
  var minutes: Int
  var rating: Double
}

extension Restaurant {
  static func load() -> [Restaurant] {
    let json = """
      [{"id":"r1","name":"Bella Napoli","cuisine":"Pizza","minutes":25,"rating":4.7},
       {"id":"r2","name":"Wok & Roll","cuisine":"Asian","minutes":30,"rating":4.3},
       {"id":"r3","name":"El Camino","cuisine":"Mexican","minutes":20,"rating":4.5},
       {"id":"r4","name":"Green Bowl","cuisine":"Salads","minutes":15,"rating":4.8},
       {"id":"r5","name":"Smash Bros","cuisine":"Burgers","minutes":35,"rating":4.1},
       {"id":"r6","name":"Sultan","cuisine":"Turkish","minutes":25,"rating":4.6}]
      """
    return (try? JSONDecoder().decode([Restaurant].self, from: Data(json.utf8))) ?? []
  }
}
