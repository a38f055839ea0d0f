import SwiftUI

struct Piece: Identifiable {
  let id: String
  let maker: String
  let symbol: String
}

struct Room: Identifiable {
  let id: Int
  let name: String
  let intro: String
  let pieces: [Piece]
}

struct MuseumRoomsView: View {
  let rooms: [Room]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 36) {
          ForEach(rooms) { RoomStrip(room: $0) }
        }
        .padding(.vertical)
      }
      .navigationTitle("Highlights")
    }
  }
}

private struct RoomStrip: View {
  let room: Room

  private let pieceWidth: CGFloat = 168
  private let spacing: CGFloat = 14

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: spacing) {
        RoomIntroCard(room: room)
        ForEach(room.pieces) { piece in
          PieceCard(piece: piece)
            .frame(width: pieceWidth)
        }
      }
      .frame(height: 220)
      .padding(.horizontal, 20)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.cards(width: pieceWidth, spacing: spacing))
  }
}

private struct RoomIntroCard: View {
  let room: Room

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Room \(room.id)")
        .font(.caption.smallCaps())
      Text(room.name)
        .font(.title2.bold())
      Text(room.intro)
        .font(.footnote)
        .lineLimit(5)
      Spacer(minLength: 0)
    }
    .foregroundStyle(.white)
    .padding(18)
    .frame(width: 240, alignment: .leading)
    .frame(maxHeight: .infinity)
    .background(.black.gradient, in: .rect(cornerRadius: 14))
  }
}

private struct PieceCard: View {
  let piece: Piece

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 14)
        .fill(.quaternary)
        .overlay { Image(systemName: piece.symbol).font(.largeTitle) }
      Text(piece.id).font(.subheadline.weight(.medium)).lineLimit(1)
      Text(piece.maker).font(.caption).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

#Preview {
  MuseumRoomsView(
    rooms: (1...5).map { n in
      Room(
        id: n, name: "The Silver Age",
        intro: "Tableware and ornaments made for the guilds of the city between 1600 and 1720.",
        pieces: (1...10).map { Piece(id: "Object \(n).\($0)", maker: "Unknown master", symbol: "trophy") }
      )
    })
}
