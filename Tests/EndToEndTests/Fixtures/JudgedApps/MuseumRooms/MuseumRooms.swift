import SwiftUI

struct Room: Identifiable, Hashable {
  let id: Int
  let title: String
  let period: String
  let text: String
  let hue: Double

  static let tour: [Room] = [
    Room(
      id: 11, title: "The Founders", period: "1620–1680",
      text: "Regents and merchants who paid for the first wing.", hue: 0.08),
    Room(
      id: 12, title: "Still Lifes", period: "1640–1700",
      text: "Pewter, lemons and a suspicious number of oysters.", hue: 0.14),
    Room(
      id: 14, title: "Harbour Views", period: "1700–1790",
      text: "The roads before the great storm, seen from the tower.", hue: 0.55),
    Room(
      id: 15, title: "Miniatures", period: "1750–1820",
      text: "Portraits made to be carried in a pocket.", hue: 0.92),
    Room(
      id: 17, title: "The Glass Room", period: "1880–1910",
      text: "Vases from the local works, lit from below.", hue: 0.42),
    Room(
      id: 18, title: "After the War", period: "1946–1970",
      text: "A gift of forty canvases by a single collector.", hue: 0.7),
  ]
}

struct RoomPage: View {
  let room: Room

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Rectangle()
        .fill(Color(hue: room.hue, saturation: 0.5, brightness: 0.8).gradient)
        .overlay {
          Image(systemName: "photo.artframe")
            .font(.system(size: 48))
            .foregroundStyle(.white.opacity(0.8))
        }
        .clipShape(.rect(cornerRadius: 12))
      HStack(alignment: .firstTextBaseline) {
        Text("Room \(room.id)").font(.caption.smallCaps())
        Spacer()
        Text(room.period).font(.caption).foregroundStyle(.secondary)
      }
      Text(room.title).font(.title2.bold()).lineLimit(1)
      Text(room.text).font(.callout).lineLimit(3)
    }
    .padding(14)
    .background(.background.secondary, in: .rect(cornerRadius: 20))
  }
}

struct TourDots: View {
  let rooms: [Room]
  let current: Room.ID?

  var body: some View {
    VStack(spacing: 8) {
      ForEach(rooms) { room in
        Circle()
          .fill(room.id == (current ?? rooms.first?.id) ? Color.primary : Color.secondary.opacity(0.4))
          .frame(width: 6, height: 6)
      }
    }
    .padding(.trailing, 6)
    .allowsHitTesting(false)
  }
}

private struct TourPaging: ViewModifier {
  let inset: CGFloat

  func body(content: Content) -> some View {
    content
      .safeAreaPadding(.vertical, inset)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollIndicators(.hidden)
  }
}

extension View {
  func tourPaging(inset: CGFloat = 20) -> some View {
    modifier(TourPaging(inset: inset))
  }
}

struct MuseumTourScreen: View {
  let rooms: [Room]
  @State private var current: Room.ID?

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 16) {
          ForEach(rooms) { room in
            RoomPage(room: room)
              .containerRelativeFrame(.vertical)
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, 20)
      }
      .tourPaging()
      .scrollPosition(id: $current)
      .overlay(alignment: .trailing) {
        TourDots(rooms: rooms, current: current)
      }
      .navigationTitle("Highlights tour")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Button("Start over") {
          withAnimation { current = rooms.first?.id }
        }
        .disabled(current == nil || current == rooms.first?.id)
      }
    }
  }
}

#Preview {
  MuseumTourScreen(rooms: Room.tour)
}
