import CoreLocation

struct Place: Identifiable {
  let id: Int
  let name: String
  let detail: String
  let coordinate: CLLocationCoordinate2D
}

extension Place {
  private static let names = [
    "Blue Door Coffee", "Harbour Books", "Green Lantern", "Noodle House", "Park Pavilion",
    "Corner Bakery", "Old Cinema", "Fish Market", "Print Shop", "Tea Room",
    "Record Store", "Garden Centre", "Swimming Pool", "Clock Tower", "Taqueria",
    "Bike Repair", "Lido", "Wine Bar", "Pottery Studio", "Night Pharmacy",
  ]

  static let nearby: [Place] = names.enumerated().map { index, name in
    Place(
      id: index,
      name: name,
      detail: "\(120 + index * 85) m",
      coordinate: CLLocationCoordinate2D(
        latitude: 52.37 + Double(index % 5) * 0.002,
        longitude: 4.89 + Double(index / 5) * 0.003
      )
    )
  }
}
