import SwiftUI

struct Album: Identifiable, Equatable {
  let id: String
  let artist: String
  let year: Int
  var title: String { id }
}

struct AlbumFlow: View {
  var albums: [Album]

  @State private var width: CGFloat = 0
  @State private var centered: Album.ID?

  private let cover: CGFloat = 220
  private let gap: CGFloat = 24

  private var selection: Album? {
    albums.first { $0.id == centered } ?? albums.first
  }

  var body: some View {
    VStack(spacing: 16) {
      ScrollView(.horizontal) {
        HStack(spacing: gap) {
          ForEach(albums) { album in
            CoverArt(album: album)
              .frame(width: cover, height: cover)
              .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                content
                  .scaleEffect(phase.isIdentity ? 1 : 0.86)
                  .opacity(phase.isIdentity ? 1 : 0.6)
              }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, max(0, (width - cover) / 2), for: .scrollContent)
      .scrollIndicators(.hidden)
      .scrollPosition(id: $centered, anchor: .center)
      .scrollTargetBehavior(.coverFlow(pitch: cover + gap))
      .frame(height: cover)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }

      caption
    }
    .sensoryFeedback(.selection, trigger: centered)
  }

  @ViewBuilder
  private var caption: some View {
    if let selection {
      VStack {
        Text(selection.title).font(.headline).lineLimit(1)
        Text("\(selection.artist) · \(String(selection.year))")
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
      .contentTransition(.opacity)
    }
  }
}

private struct CoverFlowBehavior: ScrollTargetBehavior {
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let rule: FloatingPointRoundingRule =
      switch context.velocity.dx {
      case 100...: .up
      case ...(-100): .down
      default: .toNearestOrAwayFromZero
      }
    let farthest = max(0, context.contentSize.width - context.containerSize.width)
    let stop = (target.rect.minX / pitch).rounded(rule) * pitch
    target.rect.origin.x = max(0, min(stop, farthest))
  }
}

private extension ScrollTargetBehavior where Self == CoverFlowBehavior {
  static func coverFlow(pitch: CGFloat) -> Self { .init(pitch: pitch) }
}

private struct CoverArt: View {
  let album: Album

  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(LinearGradient(colors: [.purple, .blue], startPoint: .topLeading, endPoint: .bottomTrailing))
      .overlay {
        Text(album.title)
          .font(.title.weight(.black))
          .multilineTextAlignment(.center)
          .foregroundStyle(.white)
          .padding()
      }
      .shadow(radius: 8, y: 4)
  }
}

#Preview {
  AlbumFlow(
    albums: ["Low Tide", "Neon Orchard", "Paper Moons", "Still Life", "Kite", "Harbour Lights", "Ode"]
      .enumerated()
      .map { Album(id: $1, artist: "Various", year: 2015 + $0) })
}
