import SwiftUI

struct AudioTourView: View {
  private let rooms: [TourRoom] = .maritime
  @State private var playing: String?

  var body: some View {
    ScrollView(.vertical) {
      VStack(spacing: TourLayout.roomGap) {
        ForEach(rooms) { room in
          roomBlock(room)
            .frame(height: TourLayout.height(of: room))
        }
      }
      .padding(.horizontal, 20)
    }
    .scrollTargetBehavior(StopMagnet.rooms(rooms))
  }

  private func roomBlock(_ room: TourRoom) -> some View {
    VStack(spacing: 0) {
      HStack(alignment: .firstTextBaseline) {
        Text("\(room.id)")
          .font(.title.bold())
          .foregroundStyle(.teal)
        Text(room.name)
          .font(.title2)
        Spacer()
      }
      .frame(height: TourLayout.roomHeader)

      ForEach(room.exhibits, id: \.self) { exhibit in
        Button {
          playing = playing == exhibit ? nil : exhibit
        } label: {
          HStack {
            Image(systemName: playing == exhibit ? "pause.circle" : "play.circle")
              .font(.title)
            Text(exhibit)
            Spacer()
          }
          .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .frame(height: TourLayout.exhibitRow)
      }
    }
  }
}
