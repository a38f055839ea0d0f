import SwiftUI

struct Person: Identifiable, Hashable {
  let id: String
  let name: String
  let hue: Double
}

struct Sticker: Identifiable, Hashable {
  let id: Int
  let glyph: String
}

@Observable
final class CircleModel {
  var people: [Person]
  var focused: Person.ID?

  init(people: [Person]) {
    self.people = people
  }

  var current: Person? {
    people.first { $0.id == focused } ?? people.first
  }
}

struct PeopleScreen: View {
  @State var model: CircleModel

  var body: some View {
    VStack(spacing: DSSpace.l) {
      Text(model.current?.name ?? "Nobody yet")
        .font(.title2.bold())
      DSCenterRail(items: model.people, focused: $model.focused) { person in
        VStack {
          Circle()
            .fill(Color(hue: person.hue, saturation: 0.5, brightness: 0.9))
            .frame(width: 72, height: 72)
          Text(person.name).font(.caption).lineLimit(1)
        }
        .frame(maxHeight: .infinity)
      }
      Button("Say hello") {}
        .buttonStyle(.borderedProminent)
        .disabled(model.current == nil)
    }
  }
}

struct StickerShelf: View {
  let stickers: [Sticker]
  @State private var focused: Sticker.ID?

  var body: some View {
    DSCenterRail(items: stickers, cellWidth: 140, focused: $focused) { sticker in
      Text(sticker.glyph)
        .font(.system(size: 80))
        .frame(maxHeight: .infinity)
    }
  }
}

#Preview("People") {
  PeopleScreen(
    model: CircleModel(
      people: ["Ada", "Ben", "Cleo", "Dov", "Eni"].enumerated().map {
        Person(id: $1, name: $1, hue: Double($0) / 5)
      }))
}

#Preview("One person", traits: .landscapeLeft) {
  PeopleScreen(model: CircleModel(people: [Person(id: "a", name: "Ada", hue: 0.3)]))
}

#Preview("Stickers") {
  StickerShelf(stickers: [Sticker(id: 0, glyph: "🦊"), Sticker(id: 1, glyph: "🌵")])
}
