import SwiftUI

struct RehearsalView: View {
  var pieces = Piece.tuesday

  @State private var tops: [Piece.ID: CGFloat] = [:]
  @State private var barHeight: CGFloat = 0
  @State private var current: Piece.ID?
  @State private var done: Set<String> = []
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        ForEach(pieces) { piece in
          PieceCard(piece: piece, done: $done, live: piece.id == current)
            .onGeometryChange(for: CGFloat.self) {
              $0.frame(in: .named(Self.order)).minY
            } action: {
              tops[piece.id] = $0
            }
        }
      }
      .coordinateSpace(.named(Self.order))
      .padding(.horizontal, 12)
    }
    .scrollTargetBehavior(TitleUnderBar(tops: tops.values.sorted(), bar: barHeight))
    .onScrollGeometryChange(for: CGFloat.self) { geo in
      geo.contentOffset.y + geo.contentInsets.top
    } action: { _, y in
      current = tops.min { abs($0.value - y) < abs($1.value - y) }?.key
    }
    .safeAreaInset(edge: .top, spacing: 0) {
      TempoBar(piece: pieces.first { $0.id == current } ?? pieces[0], progress: progress)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          barHeight = $0
        }
    }
    .animation(.snappy, value: current)
  }

  private static let order = "rehearsal.order"

  private var progress: Double {
    let all = pieces.reduce(0) { $0 + $1.passages.count }
    return all == 0 ? 0 : Double(done.count) / Double(all)
  }
}

// The title of the piece we stop on goes right against the tempo bar.
private struct TitleUnderBar: ScrollTargetBehavior {
  let tops: [CGFloat]
  let bar: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard !tops.isEmpty else { return }
    let last = max(0, context.contentSize.height - context.containerSize.height)
    let stops = tops.map { min(max(0, $0 - bar), last) }
    let goal = target.rect.minY
    let best = stops.enumerated().min { abs($0.element - goal) < abs($1.element - goal) }
    target.rect.origin.y = best?.element ?? goal
  }
}

private struct TempoBar: View {
  let piece: Piece
  let progress: Double

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: "metronome")
      Text("♩ = \(piece.bpm)").monospacedDigit()
      ProgressView(value: progress)
      Text(piece.composer).font(.caption).lineLimit(1)
    }
    .padding(.horizontal)
    .frame(height: 56)
    .background(.thinMaterial)
  }
}

private struct PieceCard: View {
  let piece: Piece
  @Binding var done: Set<String>
  let live: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 2) {
        Text(piece.id).font(.title3.weight(live ? .bold : .regular))
        Text(piece.composer).font(.subheadline).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      .frame(height: 88)
      ForEach(piece.passages, id: \.self) { passage in
        let key = piece.id + "/" + passage
        Button {
          if done.remove(key) == nil { done.insert(key) }
        } label: {
          Label(passage, systemImage: done.contains(key) ? "checkmark.circle.fill" : "circle")
            .lineLimit(1)
        }
        .buttonStyle(.plain)
        .frame(height: 36)
      }
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(live ? Color.indigo.opacity(0.16) : Color.gray.opacity(0.10), in: .rect(cornerRadius: 12))
  }
}

#Preview { RehearsalView() }
