//
//  Closet.swift
//  Capsule
//

import SwiftUI

struct Garment: Identifiable {
  enum Kind: String, CaseIterable {
    case shirt = "Shirt", coat = "Coat", shoes = "Shoes", hat = "Hat"

    var symbol: String {
      switch self {
      case .shirt: "tshirt"
      case .coat: "jacket"
      case .shoes: "shoe"
      case .hat: "hat.cap"
      }
    }
  }

  let id: Int
  let kind: Kind
  let name: String
  let tint: Color
}

struct Closet {
  var garments: [Garment]

  // 48 pieces: four kinds, six colours, two cuts
  static let demo: Closet = {
    let dyes: [(String, Color)] = [
      ("Navy", .blue), ("Moss", .green), ("Rust", .orange),
      ("Plum", .purple), ("Sand", .brown), ("Coal", .gray),
    ]
    var all: [Garment] = []
    for cut in ["slim", "loose"] {
      for kind in Garment.Kind.allCases {
        for (dye, tint) in dyes {
          all.append(
            Garment(
              id: all.count, kind: kind,
              name: "\(dye) \(kind.rawValue.lowercased()), \(cut)", tint: tint))
        }
      }
    }
    return Closet(garments: all)
  }()
}
