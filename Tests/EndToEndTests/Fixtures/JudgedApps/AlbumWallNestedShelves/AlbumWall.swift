import SwiftUI

@Observable
final class PhotoLibrary {
  struct Trip: Identifiable {
    let id = UUID()
    var title: String
    var shots: [Shot]
  }

  struct Shot: Identifiable {
    let id = UUID()
    var hue: Double
    var caption: String
  }

  var trips: [Trip] = ["Lofoten", "Kyoto", "Sardinia", "Utah"].enumerated().map { t, name in
    Trip(
      title: name,
      shots: (1...(t * 3 + 1)).map { n in
        Shot(hue: Double((t * 37 + n * 11) % 100) / 100, caption: "\(name) #\(n)")
      })
  }
}

private enum Wall {
  static let gutter: CGFloat = 12
  static let margin: CGFloat = 24
}

struct AlbumWall: View {
  @State private var library = PhotoLibrary()

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 28) {
          ForEach(library.trips) { trip in
            TripShelf(trip: trip)
          }
        }
        .padding(.vertical, 20)
      }
      .navigationTitle("Albums")
    }
  }
}

private struct TripShelf: View {
  let trip: PhotoLibrary.Trip
  @Environment(\.horizontalSizeClass) private var hSize

  private var columns: Int { hSize == .regular ? 3 : 1 }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .firstTextBaseline) {
        Text(trip.title).font(.title3.weight(.semibold))
        Spacer()
        Text("\(trip.shots.count)").foregroundStyle(.secondary)
      }
      .padding(.horizontal, Wall.margin)

      ScrollView(.horizontal) {
        LazyHStack(spacing: Wall.gutter) {
          ForEach(trip.shots) { shot in
            ShotCard(shot: shot)
              .containerRelativeFrame(.horizontal, count: columns, span: 1, spacing: Wall.gutter)
          }
        }
        .scrollTargetLayout()
      }
      .safeAreaPadding(.horizontal, Wall.margin)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollIndicators(.hidden)
      .scrollClipDisabled()
      .frame(height: 210)
    }
  }
}

private struct ShotCard: View {
  let shot: PhotoLibrary.Shot

  var body: some View {
    RoundedRectangle(cornerRadius: 18)
      .fill(Color(hue: shot.hue, saturation: 0.5, brightness: 0.85).gradient)
      .overlay(alignment: .bottomLeading) {
        Text(shot.caption)
          .font(.caption.bold())
          .foregroundStyle(.white)
          .padding(12)
      }
  }
}

#Preview {
  AlbumWall()
}
