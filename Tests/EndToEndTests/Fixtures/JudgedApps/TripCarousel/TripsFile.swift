import Foundation

enum TripsFile {
  static let json = """
    [{"id":"lis-24","city":"Lisbon","nights":4,"hotel":"Casa do Largo","price":612},
     {"id":"opo-24","city":"Porto","nights":2,"hotel":"Ribeira Inn","price":240},
     {"id":"svq-24","city":"Seville","nights":3,"hotel":"Patio Azul","price":415},
     {"id":"grx-24","city":"Granada","nights":2,"hotel":"Albaicín 9","price":198},
     {"id":"vlc-24","city":"Valencia","nights":5,"hotel":"Turia Park","price":701},
     {"id":"bcn-24","city":"Barcelona","nights":3,"hotel":"Eixample 44","price":560}]
    """
}
