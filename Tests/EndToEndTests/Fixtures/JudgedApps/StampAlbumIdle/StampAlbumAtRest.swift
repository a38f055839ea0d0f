import SwiftUI

struct Stamp {
  let name: String
  let color: Color
}

struct StampAlbumAtRest: View {
  let stamps: [Stamp]
  @State private var place: Int?

  private var round: Int { stamps.count }

  var body: some View {
    GeometryReader { room in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 12) {
          ForEach(0..<round * 3, id: \.self) { index in
            StampCard(stamp: stamps[index % round])
              .frame(width: room.size.width - 80)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 40, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $place)
    }
    .frame(height: 220)
    .onAppear { place = round }
    .onChange(of: place) { _, now in Album.shared.shown = (now ?? 0) % round }
    .onScrollPhaseChange { _, phase in
      if phase == .idle, let place { goOnEndlessly(from: place) }
    }
  }

  private func goOnEndlessly(from now: Int) {
    if now < round {
      jump(to: now + round)
    } else if now >= 2 * round {
      jump(to: now - round)
    }
  }

  private func jump(to other: Int) {
    place = other
  }
}

struct StampCard: View {
  let stamp: Stamp

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(stamp.color)
      .overlay { Text(stamp.name) }
  }
}

@Observable final class Album {
  static let shared = Album()
  var shown = 0
}
