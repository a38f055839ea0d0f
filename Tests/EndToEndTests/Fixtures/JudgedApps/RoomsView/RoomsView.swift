import SwiftUI

struct Room: Identifiable {
  let id: String
  let beds: String
  let price: Int
  let symbol: String
}

struct RoomsView: View {
  private let rooms: [Room] = [
    Room(id: "Garden", beds: "1 double", price: 110, symbol: "leaf"),
    Room(id: "Attic", beds: "2 single", price: 85, symbol: "triangle"),
    Room(id: "Lake", beds: "1 king", price: 160, symbol: "water.waves"),
    Room(id: "Library", beds: "1 double", price: 125, symbol: "books.vertical"),
    Room(id: "Family", beds: "1 double, 2 single", price: 190, symbol: "figure.2.and.child.holdinghands"),
    Room(id: "Tower", beds: "1 queen", price: 210, symbol: "building.columns"),
  ]

  @State private var current: Room.ID? = "Garden"

  var body: some View {
    VStack(spacing: 16) {
      PeekCarousel(items: rooms, current: $current) { room in
        RoomCard(room: room)
      }
      .frame(maxHeight: 420)

      HStack(spacing: 8) {
        ForEach(rooms) { room in
          Circle()
            .fill(room.id == current ? Color.primary : Color.secondary.opacity(0.3))
            .frame(width: 7, height: 7)
        }
      }

      Button("Reserve \(current ?? "a room")") {}
        .buttonStyle(.borderedProminent)
    }
    .padding(.vertical, 12)
  }
}

private struct RoomCard: View {
  let room: Room

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(systemName: room.symbol)
        .font(.largeTitle)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.teal.opacity(0.2), in: .rect(cornerRadius: 16))
      Text(room.id).font(.title2.bold())
      HStack {
        Text(room.beds)
        Spacer()
        Text(room.price, format: .currency(code: "EUR").precision(.fractionLength(0)))
      }
      .foregroundStyle(.secondary)
    }
    .padding(16)
    .background(.background.secondary, in: .rect(cornerRadius: 24))
  }
}
