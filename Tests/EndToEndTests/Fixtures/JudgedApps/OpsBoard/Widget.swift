import Foundation

struct Widget: Decodable, Identifiable {
  let id: Int
  let title: String
  let value: Double
  let unit: String
  let trend: [Double]
}

enum WidgetStore {
  static func load() -> [Widget] {
    (try? JSONDecoder().decode([Widget].self, from: Data(json.utf8))) ?? []
  }

  private static let json = """
    [
      {"id": 1, "title": "Orders",      "value": 1284, "unit": "today",  "trend": [3,4,6,5,8,9]},
      {"id": 2, "title": "Revenue",     "value": 48.2, "unit": "k€",     "trend": [2,2,3,5,4,6]},
      {"id": 3, "title": "Returns",     "value": 37,   "unit": "today",  "trend": [5,4,4,3,3,2]},
      {"id": 4, "title": "Stock-outs",  "value": 12,   "unit": "items",  "trend": [1,1,2,3,2,2]},
      {"id": 5, "title": "Couriers",    "value": 64,   "unit": "active", "trend": [6,6,5,7,7,8]},
      {"id": 6, "title": "Support",     "value": 9,    "unit": "open",   "trend": [9,7,6,4,3,2]},
      {"id": 7, "title": "Uptime",      "value": 99.9, "unit": "%",      "trend": [9,9,9,9,8,9]}
    ]
    """
}
