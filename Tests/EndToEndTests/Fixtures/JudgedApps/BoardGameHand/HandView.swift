import SwiftUI

struct PlayingTile: Identifiable, Hashable {
  let id: Int
  let glyph: String
  let points: Int

  static let demoHand: [PlayingTile] = ["🦊", "🐙", "🦉", "🐝", "🐢", "🦁", "🐳", "🐸", "🦔"]
    .enumerated()
    .map { PlayingTile(id: $0.offset, glyph: $0.element, points: $0.offset % 4 + 1) }
}

enum HandMetrics {
  static let card = CGSize(width: 100, height: 150)
  static let overlap: CGFloat = 40
  static var pitch: CGFloat { card.width - overlap }
}

// Brings the nearest card of a fanned hand under the player's thumb.
struct FanBehavior: ScrollTargetBehavior {
  var pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.axes.contains(.horizontal), pitch > 0 else { return }
    let reach = max(0, context.contentSize.width - context.containerSize.width)
    let nearest = (target.rect.minX / pitch).rounded() * pitch
    target.rect.origin.x = min(max(nearest, 0), reach)
  }
}

extension ScrollTargetBehavior where Self == FanBehavior {
  static func fan(pitch: CGFloat) -> FanBehavior { FanBehavior(pitch: pitch) }
}

struct HandView: View {
  @State private var hand = PlayingTile.demoHand
  @State private var played: [PlayingTile] = []

  var body: some View {
    VStack(spacing: 0) {
      table
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      fan
        .frame(height: 190)
    }
    .background(Color.green.opacity(0.25).ignoresSafeArea())
  }

  private var table: some View {
    VStack(spacing: 8) {
      Text(played.last?.glyph ?? "—")
        .font(.system(size: 64))
      Text("\(played.reduce(0) { $0 + $1.points }) points")
        .font(.headline.monospacedDigit())
    }
  }

  private var fan: some View {
    GeometryReader { geo in
      ScrollView(.horizontal) {
        HStack(spacing: -HandMetrics.overlap) {
          ForEach(hand) { tile in
            CardFace(tile: tile)
              .onTapGesture { play(tile) }
          }
        }
        .frame(height: geo.size.height)
        .padding(.horizontal, max(0, (geo.size.width - HandMetrics.card.width) / 2))
      }
      .scrollTargetBehavior(.fan(pitch: HandMetrics.pitch))
      .scrollIndicators(.hidden)
      .scrollClipDisabled()
    }
  }

  private func play(_ tile: PlayingTile) {
    withAnimation(.snappy) {
      hand.removeAll { $0.id == tile.id }
      played.append(tile)
    }
  }
}

private struct CardFace: View {
  let tile: PlayingTile

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(.background)
      .overlay(Text(tile.glyph).font(.largeTitle))
      .overlay(alignment: .topLeading) {
        Text("\(tile.points)").font(.caption.bold()).padding(8)
      }
      .frame(width: HandMetrics.card.width, height: HandMetrics.card.height)
      .shadow(radius: 4, x: -2)
      .visualEffect { content, proxy in
        let frame = proxy.frame(in: .scrollView(axis: .horizontal))
        let visible = proxy.bounds(of: .scrollView(axis: .horizontal))?.width ?? 0
        let away = min(abs(frame.midX - visible / 2) / 120, 1)
        return content.offset(y: -12 * (1 - away))
      }
  }
}

#Preview {
  HandView()
}
