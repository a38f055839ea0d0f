import SwiftUI

struct OffsetKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

extension View {
  /// Calls back with the minX of the view in the named space.
  func onOffset(in space: String, _ action: @escaping (CGFloat) -> Void) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .named(space)).minX)
      }
    }
    .onPreferenceChange(OffsetKey.self, perform: action)
  }
}

struct Painting: Identifiable {
  let id: String
  let painter: String
  let colors: [Color]
}

extension Painting {
  static let wall = [
    Painting(id: "Morning", painter: "Ada", colors: [.yellow, .orange]),
    Painting(id: "Canal", painter: "Bo", colors: [.teal, .blue]),
    Painting(id: "Orchard", painter: "Cleo", colors: [.green, .mint]),
    Painting(id: "Rust", painter: "Dov", colors: [.brown, .red]),
    Painting(id: "Velvet", painter: "Ina", colors: [.purple, .indigo]),
    Painting(id: "Ash", painter: "Kim", colors: [.gray, .black]),
    Painting(id: "Coral", painter: "Lou", colors: [.pink, .orange]),
  ]
}
