import SwiftUI

struct Sneaker {
  struct Photo: Identifiable {
    let id: String
    let caption: String
    let tint: Color
  }

  let name: String
  let photos: [Photo]

  static let trail = Sneaker(
    name: "Ridge Runner 3",
    photos: [
      Photo(id: "rr3-lateral", caption: "Lateral", tint: .orange),
      Photo(id: "rr3-medial", caption: "Medial", tint: .mint),
      Photo(id: "rr3-sole", caption: "Sole", tint: .brown),
      Photo(id: "rr3-heel", caption: "Heel", tint: .gray),
    ])
}

struct Dots: View {
  let count: Int
  let index: Int

  var body: some View {
    HStack(spacing: 6) {
      ForEach(0..<count, id: \.self) { i in
        Capsule()
          .fill(i == index ? Color.primary : Color.secondary.opacity(0.3))
          .frame(width: i == index ? 18 : 6, height: 6)
      }
    }
    .animation(.snappy, value: index)
  }
}
