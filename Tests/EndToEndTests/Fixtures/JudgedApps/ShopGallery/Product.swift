import Foundation

struct Product: Decodable, Identifiable {
  struct Photo: Decodable, Identifiable, Hashable {
    let id: String
    let asset: String
  }

  let id: String
  let name: String
  let price: Decimal
  let photos: [Photo]
}

extension Product {
  static let sample: Product = {
    let json = """
      {"id":"lamp-04","name":"Reading lamp, brass","price":129,
       "photos":[{"id":"a","asset":"lamp_front"},{"id":"b","asset":"lamp_side"},
                 {"id":"c","asset":"lamp_night"},{"id":"d","asset":"lamp_detail"},
                 {"id":"e","asset":"lamp_box"}]}
      """
    guard let product = try? JSONDecoder().decode(Product.self, from: Data(json.utf8)) else {
      preconditionFailure("the sample is no product")
    }
    return product
  }()
}
