import Foundation

struct City: Codable, Identifiable {
  let id: String
  let name: String
  let country: String
  let about: String
}

@MainActor
class CityViewModel: ObservableObject {
  @Published var cities: [City] = []
  @Published var selected: Int? = 0
  @Published var isLoading = false

  var current: City? {
    let i = selected ?? 0
    return cities.indices.contains(i) ? cities[i] : nil
  }

  func load() async {
    guard cities.isEmpty else { return }
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(nanoseconds: 400_000_000)
    do {
      cities = try JSONDecoder().decode([City].self, from: Data(json.utf8))
    } catch {
      print("decoding failed", error)
    }
  }

  func next() {
    selected = min((selected ?? 0) + 1, cities.count - 1)
  }

  func back() {
    selected = max((selected ?? 0) - 1, 0)
  }
}

private let json = """
  [
   {"id":"lis","name":"Lisbon","country":"Portugal","about":"Trams, tiles and custard tarts."},
   {"id":"osl","name":"Oslo","country":"Norway","about":"Opera house roof and fjord saunas."},
   {"id":"sel","name":"Seoul","country":"South Korea","about":"Palaces in the morning, markets at night."},
   {"id":"cus","name":"Cusco","country":"Peru","about":"Stone walls and thin air."},
   {"id":"tbi","name":"Tbilisi","country":"Georgia","about":"Sulphur baths and carved balconies."},
   {"id":"hob","name":"Hobart","country":"Australia","about":"Mountain, harbour, museum."}
  ]
  """
