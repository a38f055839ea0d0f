import Foundation

struct SeedPacket: Identifiable {
  let id: Int
  let species: String
  let year: Int
  let germination: Double

  var isDue: Bool { germination < 0.7 }
}

extension SeedPacket {
  static let shelf: [SeedPacket] = {
    let species = [
      "Emmer", "Einkorn", "Rye", "Oat", "Millet", "Sorghum", "Teff", "Lentil", "Vetch",
      "Chickpea", "Flax", "Hemp", "Poppy",
    ]
    return (0..<26).map { index in
      SeedPacket(
        id: index,
        species: species[index % species.count],
        year: 1998 + (index * 5) % 24,
        germination: 0.55 + Double((index * 7) % 40) / 100
      )
    }
  }()
}
