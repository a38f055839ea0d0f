import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: String
  let aspectRatio: CGFloat
  let hue: Double

  static let roll: [Photo] = [
    .init(id: "IMG_0412", aspectRatio: 0.75, hue: 0.05),
    .init(id: "IMG_0413", aspectRatio: 1.25, hue: 0.12),
    .init(id: "IMG_0417", aspectRatio: 1.00, hue: 0.30),
    .init(id: "IMG_0420", aspectRatio: 0.50, hue: 0.45),
    .init(id: "IMG_0421", aspectRatio: 1.25, hue: 0.58),
    .init(id: "IMG_0425", aspectRatio: 0.75, hue: 0.71),
    .init(id: "IMG_0430", aspectRatio: 1.00, hue: 0.88),
  ]
}
